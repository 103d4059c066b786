#pragma once
#include "hard.h"

// The end: `finale.py`.

struct Seen {  // a stall as the judge sees it
    Shape shapes[GOODS];
    int mice, covered, room[GOODS], solid, laid;
    static Seen of(const Stall& s) {
        Seen seen;
        Cells goods = NONE, rows = s.covered & left_of(s.covered);
        for (int g = 0; g < GOODS; g++) goods |= s.goods[g], seen.shapes[g] = s.shapes[g];
        for (int g = 0; g < GOODS; g++) seen.room[g] = count(s.shapes[g].edge & ~goods);
        seen.mice = count(s.mice), seen.covered = count(s.covered), seen.solid = count(rows & above(rows));
        seen.laid = s.laid;
        return seen;
    }
};
struct End {  // for the first seat: the share it won; half of that, half by how many points; its lead over the mean
    double won, chance, lead;
};
End end_of(const Seen* const* seats) {
    bool named[GOODS] = {};
    for (int seat = 0; seat < SEATS; seat++) {
        Outlook outlook;
        int most = 0, best = -1;
        for (int other = 0; other < SEATS; other++)
            if (other != seat) outlook.add(seats[other]->shapes, 0);
        for (const Shape& s : seats[seat]->shapes) most = max(most, s.largest);
        auto gain = [&](int g) { return outlook.unnamed[g] * (growth(seats[seat]->shapes[g], 0) - outlook.others[g]); };
        for (int g = 0; g < GOODS; g++)
            if (seats[seat]->shapes[g].largest == most && (best < 0 || gain(g) > gain(best))) best = g;
        named[best] = true;
    }
    int points[SEATS], ahead = 0, equal = 0;
    for (int seat = 0; seat < SEATS; seat++) {
        points[seat] = -2 * seats[seat]->mice;
        for (int g = 0; g < GOODS; g++)
            if (named[g]) points[seat] += growth(seats[seat]->shapes[g], 0);
        int by = points[seat] - points[0] ? points[seat] - points[0] : seats[0]->mice - seats[seat]->mice;
        ahead += by > 0, equal += by == 0;
    }
    double won = ahead ? 0 : 1.0 / equal, smooth = 1 / (1 + exp((max(points[1], points[2]) - points[0]) / 5.0));
    return {won, won / 2 + smooth / 2, points[0] - (points[1] + points[2]) / 2.0};
}
End end_of(const Game& game, int seat) {
    Seen seen[SEATS];
    for (int k = 0; k < SEATS; k++) seen[k] = Seen::of(game.stalls[(seat + k) % SEATS]);
    const Seen* seats[] = {&seen[0], &seen[1], &seen[2]};
    return end_of(seats);
}
double final_chance(const Seen& own, const Seen& one, const Seen& two) {
    const Seen* seats[] = {&own, &one, &two};
    return end_of(seats).chance;
}

// The judge: `judge.py`. Inputs are scaled, so that all are about as large.

const int OWN = 10, GOOD = 24, TABLE = 14, UNITS = 32;
const float GOOD_SCALE[GOOD] = {5, 5, 5, 10, 25, 10, 3, 4, 1, 1, 5, 5, 10, 25, 1, 5, 5, 10, 25, 1, 2, 4, .1, 1};
const float TABLE_SCALE[TABLE] = {4, 40, 10, 30, 4, 4, 1, 2, 3, 3, 5, 1, 1, 1};

struct Inputs {
    float goods[GOODS][GOOD], table[TABLE], target;
};
Inputs inputs(const Seen& own, const Seen& one, const Seen& two, int hand, const vector<int>& market,
              const float* unseen) {
    Inputs in = {};
    int sorted[GOODS];
    for (int g = 0; g < GOODS; g++) sorted[g] = own.shapes[g].largest;
    std::sort(sorted, sorted + GOODS);
    int most = sorted[GOODS - 1], next = sorted[GOODS - 2], empty = own.covered - own.mice;
    double chances[2][GOODS];
    naming(one.shapes, FULL - one.laid, chances[0]), naming(two.shapes, FULL - two.laid, chances[1]);
    auto on = [&](int kind) {
        int sum = 0;
        for (int card : market) sum += cards[card].counts[kind];
        return (float)sum;
    };
    for (int g = 0; g < GOODS; g++) {
        const Shape& s = own.shapes[g];
        const Shape &a = one.shapes[g], &b = two.shapes[g];
        int lead = max(-4, min(4, s.largest - (s.largest == most ? next : most)));
        empty -= s.squares;
        float all[GOOD] = {(float)s.largest,
                           (float)s.second,
                           (float)s.groups,
                           (float)s.squares,
                           (float)s.largest * s.groups,
                           (float)own.room[g],
                           (float)s.joins,
                           (float)lead,
                           (float)(lead >= 0),
                           lead < 0 ? exp2f(lead) : 1,
                           (float)a.largest,
                           (float)a.groups,
                           (float)a.squares,
                           (float)a.largest * a.groups,
                           (float)chances[0][g],
                           (float)b.largest,
                           (float)b.groups,
                           (float)b.squares,
                           (float)b.largest * b.groups,
                           (float)chances[1][g],
                           hand ? (float)cards[hand].counts[g] : 0,
                           on(g),
                           unseen[g],
                           1};
        for (int i = 0; i < GOOD; i++) in.goods[g][i] = all[i] / GOOD_SCALE[i];
    }
    float all[TABLE] = {(float)own.mice,
                        (float)own.covered,
                        (float)empty,
                        (float)own.solid,
                        (float)one.mice,
                        (float)two.mice,
                        (float)(hand != 0),
                        hand ? (float)cards[hand].counts[MOUSE] : 0,
                        hand ? (float)cards[hand].counts[EMPTY] : 0,
                        on(MOUSE),
                        on(EMPTY)};
    all[11 + (one.laid == own.laid) + (two.laid == own.laid)] = 1;
    for (int i = 0; i < TABLE; i++) in.table[i] = all[i] / TABLE_SCALE[i];
    return in;
}

struct Weights {
    float good[GOOD][UNITS], sum[UNITS][UNITS], table[TABLE][UNITS], out[UNITS], bias;
};
const int NUMBER = sizeof(Weights) / sizeof(float);

struct Judge {
    Weights weights, gradient, mean = {}, square = {};
    vector<Inputs> seen;
    size_t oldest = 0;
    double first = 1, second = 1;

    void begin(Random& random) {
        float* all = (float*)&weights;
        for (int i = 0; i < NUMBER; i++) all[i] = 0.25 * (2 * random.unit() - 1);
        weights.bias = -0.7;
    }
    float weigh(const Inputs& in, float (*goods)[UNITS], float* summed, float* units) const {
        std::fill(summed, summed + UNITS, 0.f);
        for (int g = 0; g < GOODS; g++) {
            float* x = goods[g];
            std::fill(x, x + UNITS, 0.f);
            for (int i = 0; i < GOOD; i++)
                for (int j = 0; j < UNITS; j++) x[j] += in.goods[g][i] * weights.good[i][j];
            for (int j = 0; j < UNITS; j++) summed[j] += x[j] = max(x[j], 0.f);
        }
        std::fill(units, units + UNITS, 0.f);
        for (int i = 0; i < UNITS; i++)
            for (int j = 0; j < UNITS; j++) units[j] += summed[i] * weights.sum[i][j];
        for (int i = 0; i < TABLE; i++)
            for (int j = 0; j < UNITS; j++) units[j] += in.table[i] * weights.table[i][j];
        float total = weights.bias;
        for (int j = 0; j < UNITS; j++) total += (units[j] = max(units[j], 0.f)) * weights.out[j];
        return total;
    }
    float weigh(const Inputs& in) const {
        float goods[GOODS][UNITS], summed[UNITS], units[UNITS];
        return weigh(in, goods, summed, units);
    }
    void remember(const Inputs& in) {
        if (seen.size() < 120000)
            seen.push_back(in);
        else
            seen[oldest++ % seen.size()] = in;
    }
    void learn(Random& random, float rate) {  // Adam, 128 at a time
        if (seen.size() < 500) return;
        gradient = {};
        const int batch = 128;
        for (int n = 0; n < batch; n++) {
            const Inputs& in = seen[random.below(seen.size())];
            float goods[GOODS][UNITS], summed[UNITS], units[UNITS], to_units[UNITS], to_summed[UNITS] = {};
            float error = (1 / (1 + expf(-weigh(in, goods, summed, units))) - in.target) / batch;
            gradient.bias += error;
            for (int j = 0; j < UNITS; j++) {
                gradient.out[j] += error * units[j];
                to_units[j] = units[j] > 0 ? error * weights.out[j] : 0;
            }
            for (int i = 0; i < UNITS; i++)
                for (int j = 0; j < UNITS; j++) {
                    gradient.sum[i][j] += summed[i] * to_units[j];
                    to_summed[i] += weights.sum[i][j] * to_units[j];
                }
            for (int i = 0; i < TABLE; i++)
                for (int j = 0; j < UNITS; j++) gradient.table[i][j] += in.table[i] * to_units[j];
            for (int g = 0; g < GOODS; g++)
                for (int i = 0; i < GOOD; i++)
                    for (int j = 0; j < UNITS; j++)
                        gradient.good[i][j] += goods[g][j] > 0 ? in.goods[g][i] * to_summed[j] : 0;
        }
        first *= 0.9, second *= 0.999;
        float *w = (float*)&weights, *d = (float*)&gradient, *m = (float*)&mean, *v = (float*)&square;
        for (int i = 0; i < NUMBER; i++) {
            m[i] = 0.9f * m[i] + 0.1f * d[i], v[i] = 0.999f * v[i] + 0.001f * d[i] * d[i];
            w[i] -= rate * (m[i] / (1 - first)) / (sqrt(v[i] / (1 - second)) + 1e-7);
        }
    }
};
Judge judges[FULL + 1];  // by the number of cards in the stall
