// How well an expert plays with two hard bots, and what it loses:
//
//     g++ -O3 -march=native -o /tmp/measure benchmarks/veggies_judge/measure.cpp
//     cd engine/veggies/data
//     /tmp/measure judge.json 1000 0 < pack.json        whole games: a thousand, from deal 0
//     /tmp/measure judge.json 60 0 100 < pack.json      sixty moments, each played on in a hundred deals
//
// At each moment, the expert's best moves and hard's best are played to the end in the same deals of what the seat
// cannot see, by an expert that thinks less. Some deals find the four best; half of the others say which of these is
// best, and the other half by how much it is better than what the expert does; then the other way round.

#include "expert.h"
#include "files.h"

const Effort LESS = {3, 6, 3, {5, 7, 0}, {3, 1, 1}};
const int FIRST = 40, KEPT = 3;

void play_on(Game& game, int seat, Random& random, const Effort& effort) {
    while (game.stalls[game.turn].laid < FULL)
        if (game.turn == seat) {
            Way way = decide(game, random, effort).ways[0];
            game.place(way.card, way.spot);
        } else {
            Option option = hard_turn(game);
            game.place(option.card, option.spot);
        }
}
Game begun(Random& random) {
    Game game(random);
    for (int seat = 0; seat < SEATS; seat++) game.open(seat, hard_opening(game, seat));
    return game;
}
Random dice_of(int deal) { return Random{deal * 0x9E3779B97F4A7C15u + 12345}; }

void print(const char* what, const vector<double>& found, double times) {
    double sum = 0, squares = 0, n = found.size();
    for (double one : found) sum += one, squares += one * one;
    printf("%s %.2f ± %.2f", what, times * sum / n, times * sqrt(max(0.0, squares / n - sum * sum / n / n) / n));
}
void games(int number, int first) {
    vector<double> won, lead;
    for (int deal = first; deal < first + number; deal++) {
        Random random = dice_of(deal);
        Game game = begun(random);
        play_on(game, deal % SEATS, random, PLAYING);
        End end = end_of(game, deal % SEATS);
        won.push_back(end.won), lead.push_back(end.lead);
    }
    print("won", won, 100), print(" %, lead", lead, 1), printf("\n");
}
bool same(const Way& one, const Way& other) {
    return one.card == other.card && !memcmp(&one.spot, &other.spot, sizeof one.spot);
}
struct Played {
    Way way;
    vector<End> ends;
    double mean(double End::*what, int half) const {  // of every other deal
        double sum = 0;
        for (size_t n = half; n < ends.size(); n += 2) sum += ends[n].*what;
        return sum / ((ends.size() + 1 - half) / 2);
    }
};
End gain(int deal, int laid, int deals) {  // by how much the best move found is better than expert's
    int seat = deal / (FULL - 2) % SEATS;
    Random random = dice_of(deal);
    Game game = begun(random);
    while (game.turn != seat || game.stalls[seat].laid != laid) {
        Option option = hard_turn(game);
        Way way = game.turn == seat ? decide(game, random, PLAYING).ways[0] : Way{0, option.card, option.spot};
        game.place(way.card, way.spot);
    }
    vector<Played> moves;
    for (const Way& way : decide(game, random, PLAYING).ways) moves.push_back({way});
    Option option = hard_turn(game);
    Way hard{0, option.card, option.spot};
    if (std::none_of(moves.begin(), moves.end(), [&](Played& move) { return same(move.way, hard); }))
        moves.push_back({hard});
    vector<int> hidden = game.pile;
    for (int other = 0; other < SEATS; other++)
        if (other != seat) hidden.push_back(game.hand[other]);
    for (int n = 0; n < FIRST + deals; n++) {
        if (n == FIRST) {
            auto liked = [](const Played& one, const Played& other) {
                return one.mean(&End::chance, 0) + one.mean(&End::chance, 1) >
                       other.mean(&End::chance, 0) + other.mean(&End::chance, 1);
            };
            std::sort(moves.begin() + 1, moves.end(), liked);
            moves.resize(min<size_t>(moves.size(), 1 + KEPT));
            for (Played& move : moves) move.ends.clear();
        }
        random.shuffle(hidden);
        uint64_t dice = random.next();
        for (Played& move : moves) {
            Game other = game;
            other.pile = {hidden.begin() + 2, hidden.end()};
            other.hand[(seat + 1) % SEATS] = hidden[0], other.hand[(seat + 2) % SEATS] = hidden[1];
            other.place(move.way.card, move.way.spot);
            Random again{dice};
            play_on(other, seat, again, LESS);
            move.ends.push_back(end_of(other, seat));
        }
    }
    End found = {};
    for (int half : {0, 1}) {
        auto worse = [&](const Played& one, const Played& other) {
            return one.mean(&End::chance, half) < other.mean(&End::chance, half);
        };
        const Played& best = *std::max_element(moves.begin(), moves.end(), worse);
        for (auto what : {&End::won, &End::chance, &End::lead})
            found.*what += (best.mean(what, 1 - half) - moves[0].mean(what, 1 - half)) / 2;
    }
    return found;
}
void moments(int number, int first, int deals) {
    vector<double> won[FULL], lead[FULL];
    for (int deal = first; deal < first + number; deal++) {
        int laid = 1 + deal % (FULL - 2);
        End found = gain(deal, laid, deals);
        won[laid].push_back(found.won), lead[laid].push_back(found.lead);
        printf("%d: %d laid, ", deal, laid);
        print("won", won[laid], 100), print(" %, lead", lead[laid], 1), printf(" of %zu\n", won[laid].size());
        fflush(stdout);
    }
}
int main(int count, char** arguments) {
    read_pack();
    read_weights(arguments[1]);
    int number = atoi(arguments[2]), first = atoi(arguments[3]);
    if (count > 4)
        moments(number, first, atoi(arguments[4]));
    else
        games(number, first);
}
