#pragma once
#include "game.h"

// The hard bot: `worth.py` and `lookahead.py`.

double draw_to(int largest, int left) { return largest ? exp(4.0 / (1 + 0.6 * left) * (largest - FULL)) : 1e-30; }
double growth(const Shape& s, int left) { return (s.largest + 0.4 * left) * (s.groups + 0.4 * left); }
void naming(const Shape* shapes, int left, double* chances) {
    double sum = 0;
    for (int g = 0; g < GOODS; g++) sum += chances[g] = draw_to(shapes[g].largest, left);
    for (int g = 0; g < GOODS; g++) chances[g] /= sum;
}
struct Outlook {
    double unnamed[GOODS] = {1, 1, 1, 1, 1}, others[GOODS] = {};
    void add(const Shape* shapes, int left) {
        double chances[GOODS];
        naming(shapes, left, chances);
        for (int g = 0; g < GOODS; g++) unnamed[g] *= 1 - chances[g], others[g] += 0.15 * growth(shapes[g], left);
    }
    static Outlook of(const Stall* stalls, int seat) {
        Outlook outlook;
        for (int other = 0; other < SEATS; other++)
            if (other != seat) outlook.add(stalls[other].shapes, FULL - stalls[other].laid);
        return outlook;
    }
};
struct Option {
    double worth;
    int card;
    Spot spot;
};
bool better(const Option& a, const Option& b) { return a.worth > b.worth; }
template <class F>
void judged(const Stall& s, int card, const Outlook& outlook, int left, F visit) {
    static double draws[FULL + 1][64];
    if (!draws[0][1])
        for (int l = 0; l <= FULL; l++)
            for (int n = 0; n < 64; n++) draws[l][n] = draw_to(n, l);
    double per_mouse = -2 * (1 - 0.12 * min(left, 4));
    s.each_spot(card, [&](Spot spot) {
        const Turned& t = cards[card].turned[spot.rotation];
        Cells under = t.whole[spot.row] << (uint16_t)spot.col;
        double named = 0, drawn = 0, own = 0;
        for (int g = 0; g < GOODS; g++) {
            Cells after = (s.goods[g] & ~under) | (t.goods[g][spot.row] << (uint16_t)spot.col);
            Shape shape = any(after ^ s.goods[g]) ? shape_of(after) : s.shapes[g];
            double gain = growth(shape, left) - outlook.others[g], d = draws[left][shape.largest];
            named += (1 - outlook.unnamed[g]) * gain, drawn += d, own += outlook.unnamed[g] * gain * d;
        }
        int mice = count((s.mice & ~under) | t.mice[spot.row] << (uint16_t)spot.col);
        visit(Option{named + own / drawn + per_mouse * mice, card, spot});
    });
}
Option best_option(const Stall& s, int card, const Outlook& outlook, int left) {
    Option best{-1e300, card, {}};
    judged(s, card, outlook, left, [&](const Option& option) {
        if (better(option, best)) best = option;
    });
    return best;
}
vector<Option> best_options(const Stall& s, int card, const Outlook& outlook, int left, int number) {
    vector<Option> options;
    judged(s, card, outlook, left, [&](const Option& option) { options.push_back(option); });
    std::stable_sort(options.begin(), options.end(), better);
    options.resize(min<size_t>(number, options.size()));
    return options;
}
double prospect(const Stall& s, const Outlook& outlook, int left, int hand, const vector<int>& market) {
    vector<std::pair<double, double>> chances;
    if (hand) chances.push_back({best_option(s, hand, outlook, left).worth, 1.0});
    for (int card : market) chances.push_back({best_option(s, card, outlook, left).worth, 0.45});
    std::sort(chances.rbegin(), chances.rend());
    double total = 0, still = 1;
    for (auto [worth, chance] : chances) total += still * chance * worth, still *= 1 - chance;
    return total + still * chances[chances.size() / 2].first;
}
int hard_opening(const Game& game, int seat) {
    auto promise = [&](int card) {
        return prospect(opened(card), Outlook(), FULL - 2, game.dealt[seat][game.dealt[seat][0] == card],
                        {game.market, game.market + 3});
    };
    const int* two = game.dealt[seat];
    return promise(two[1]) > promise(two[0]) ? two[1] : two[0];
}
Option hard_turn(const Game& game) {
    int seat = game.turn, next = (seat + 1) % SEATS;
    const Stall& s = game.stalls[seat];
    Outlook outlook = Outlook::of(game.stalls, seat), theirs = Outlook::of(game.stalls, next);
    int left = FULL - s.laid - 1, their_left = FULL - game.stalls[next].laid - 1;
    vector<Option> options;
    for (int card : {game.hand[seat], game.market[0], game.market[1], game.market[2]})
        for (const Option& option : best_options(s, card, outlook, left, 4)) options.push_back(option);
    std::stable_sort(options.begin(), options.end(), better);
    options.resize(8);
    double envied[3];
    for (int i = 0; i < 3; i++)
        envied[i] = their_left < 0 ? 0 : best_option(game.stalls[next], game.market[i], theirs, their_left).worth;
    Option best{-1e300, 0, {}};
    for (const Option& option : options) {
        vector<int> market;
        double envy = -1e300, ahead = option.worth;
        for (int i = 0; i < 3; i++)
            if (game.market[i] != option.card) market.push_back(game.market[i]), envy = max(envy, envied[i]);
        if (left) {
            Stall then = s;
            then.lay(option.card, option.spot), then.centre();
            ahead = prospect(then, outlook, left - 1, game.hand[seat] == option.card ? 0 : game.hand[seat], market);
        }
        Option weighed{0.4 * ahead + 0.6 * option.worth - 0.1 * envy, option.card, option.spot};
        if (better(weighed, best)) best = weighed;
    }
    return best;
}
