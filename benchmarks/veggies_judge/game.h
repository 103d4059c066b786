// Veggies for three, as `engine/veggies/rules.py` has it.

#pragma once
#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <string>
#include <vector>
using std::max, std::min, std::vector;

// Cells: a row is 16 bits.

typedef uint16_t Cells __attribute__((vector_size(32)));
typedef uint64_t Words __attribute__((vector_size(32)));
const Cells NONE = {};

Cells below(Cells x) { return __builtin_shuffle(x, NONE, Cells{16, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14}); }
Cells above(Cells x) {
    return __builtin_shuffle(x, NONE, Cells{1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16});
}
Cells right(Cells x) { return x << 1; }
Cells left_of(Cells x) { return x >> 1; }
Cells beside(Cells x) { return right(x) | left_of(x) | below(x) | above(x); }
bool any(Cells x) {
    Words w = (Words)x;
    return w[0] | w[1] | w[2] | w[3];
}
int count(Cells x) {
    Words w = (Words)x;
    int sum = 0;
    for (int i = 0; i < 4; i++) sum += __builtin_popcountll(w[i]);
    return sum;
}
Cells lowest(Cells x) {
    Words w = (Words)x, found = {};
    for (int i = 0; i < 4; i++)
        if (w[i]) {
            found[i] = w[i] & -w[i];
            break;
        }
    return (Cells)found;
}
Cells moved(Cells x, int rows, int cols) {
    for (; rows > 0; rows--) x = below(x);
    for (; rows < 0; rows++) x = above(x);
    return cols >= 0 ? x << (uint16_t)cols : x >> (uint16_t)-cols;
}

const int GOODS = 5, MOUSE = 5, EMPTY = 6, SEATS = 3, FULL = 8;

struct Shape {
    int largest, groups, second, squares, joins;
    Cells edge;
};
Shape measure(Cells cells) {
    Shape s = {};
    Cells rest = cells, biggest = NONE;
    while (any(rest)) {
        Cells group = lowest(rest), grown;
        while (any((grown = (group | beside(group)) & rest) ^ group)) group = grown;
        rest ^= group;
        int size = count(group);
        s.groups++;
        s.squares += size;
        if (size > s.largest)
            s.second = s.largest, s.largest = size, biggest = group;
        else
            s.second = max(s.second, size);
    }
    s.edge = beside(biggest) & ~biggest;
    Cells others = cells & ~biggest;
    s.joins = min(4, count(s.edge & (others | beside(others))));
    return s;
}
Shape shape_of(Cells cells) {  // remembers some
    struct Entry {
        Cells cells;
        Shape shape;
        bool used;
    };
    static vector<Entry> entries(1 << 13);
    Words w = (Words)cells;
    uint64_t hash = w[0] * 0x9E3779B97F4A7C15u ^ w[1] * 0xC2B2AE3D27D4EB4Fu ^ w[2] * 0x165667B19E3779F9u ^
                    w[3] * 0x27D4EB2F165667C5u;
    Entry& entry = entries[(hash ^ hash >> 29) >> 8 & 8191];
    if (!entry.used || any(entry.cells ^ cells)) entry = {cells, measure(cells), true};
    return entry.shape;
}

struct Turned {
    int height, width;
    Cells whole[16], goods[GOODS][16], mice[16];  // in each row; the column is added by shifting
};
struct Card {
    Turned turned[4];
    int counts[7];
};
vector<Card> cards(41);

struct Spot {
    int rotation, row, col;
};
struct Stall {
    Cells covered = NONE, goods[GOODS] = {}, mice = NONE;
    Shape shapes[GOODS];
    int laid = 0;

    void lay(int card, Spot spot) {
        const Turned& t = cards[card].turned[spot.rotation];
        Cells under = t.whole[spot.row] << (uint16_t)spot.col;
        covered |= under;
        for (int g = 0; g < GOODS; g++) goods[g] = (goods[g] & ~under) | t.goods[g][spot.row] << (uint16_t)spot.col;
        mice = (mice & ~under) | t.mice[spot.row] << (uint16_t)spot.col;
        laid++;
        for (int g = 0; g < GOODS; g++) shapes[g] = shape_of(goods[g]);
    }
    void centre() {
        int top = 0, bottom = 15, across = 0;
        while (!covered[top]) top++;
        while (!covered[bottom]) bottom--;
        for (int r = top; r <= bottom; r++) across |= covered[r];
        int first = __builtin_ctz(across), last = 31 - __builtin_clz(across);
        int down = (15 - bottom + top) / 2 - top, over = (15 - last + first) / 2 - first;
        covered = moved(covered, down, over), mice = moved(mice, down, over);
        for (int g = 0; g < GOODS; g++) goods[g] = moved(goods[g], down, over), shapes[g] = shape_of(goods[g]);
    }
    template <class F>
    void each_spot(int card, F visit) const {
        for (int rotation = 0; rotation < 4; rotation++) {
            const Turned& t = cards[card].turned[rotation];
            Cells reach = covered | beside(covered);
            for (int i = 1; i < t.width; i++) reach |= left_of(reach);
            for (int i = 1; i < t.height; i++) reach |= above(reach);
            for (int row = 0; row <= 16 - t.height; row++)
                for (unsigned m = reach[row] & ((1 << (17 - t.width)) - 1); m; m &= m - 1)
                    visit(Spot{rotation, row, __builtin_ctz(m)});
        }
    }
};
Stall opened(int card) {
    Stall s;
    s.lay(card, {0, 7, 6});
    return s;
}

struct Random {
    uint64_t state;
    uint64_t next() {
        uint64_t z = state += 0x9E3779B97F4A7C15u;
        z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9u, z = (z ^ z >> 27) * 0x94D049BB133111EBu;
        return z ^ z >> 31;
    }
    int below(int n) { return (next() >> 32) * n >> 32; }
    double unit() { return (next() >> 11) * 0x1p-53; }
    void shuffle(vector<int>& v) {
        for (int i = v.size() - 1; i > 0; i--) std::swap(v[i], v[below(i + 1)]);
    }
};

struct Game {
    int turn, market[3], hand[SEATS], dealt[SEATS][2];
    vector<int> pile;  // the next card last
    Stall stalls[SEATS];

    explicit Game(Random& random) : turn(random.below(SEATS)) {
        for (int card = 1; card <= 40; card++) pile.push_back(card);
        random.shuffle(pile);
        for (int& card : market) card = draw();
        for (auto& two : dealt)
            for (int& card : two) card = draw();
    }
    int draw() {
        int card = pile.back();
        pile.pop_back();
        return card;
    }
    void open(int seat, int card) {
        stalls[seat] = opened(card);
        hand[seat] = dealt[seat][dealt[seat][0] == card];
    }
    void place(int card, Spot spot) {
        stalls[turn].lay(card, spot);
        stalls[turn].centre();
        replace(card, draw(), hand[turn], market);
        turn = (turn + 1) % SEATS;
    }
    static void replace(int card, int drawn, int& hand, int* market) {
        if (hand == card)
            hand = drawn;
        else
            *std::find(market, market + 3, card) = drawn;
    }
};
