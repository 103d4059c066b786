#pragma once
#include "judge.h"

// The expert: `foresight.py`.

struct Effort {
    int per_card, width, spots, deals[3], survivors[3];
};
const Effort LEARNING = {2, 6, 2, {4, 4, 4}, {3, 2, 1}}, PLAYING = {4, 12, 3, {12, 12, 24}, {4, 2, 1}};

struct Way {
    float likes;
    int card;
    Spot spot;
    Inputs in;
    Stall stall;
    Seen own;
    vector<vector<Seen>> nexts;
    double sum = 0;
    int deals = 0;
};
bool liked(const Way& a, const Way& b) { return a.likes > b.likes; }
double chance_of(float odds) { return 1 / (1 + exp(-odds)); }

struct Decision {
    vector<Way> ways;  // the chosen one first
    double chance;
};
bool beginner = false;  // whose judge knows nothing yet: it looks at the moves that a hard bot would look at first

Decision decide(const Game& game, Random& random, const Effort& effort) {
    int seat = game.turn, rivals[] = {(seat + 1) % SEATS, (seat + 2) % SEATS};
    const Stall& s = game.stalls[seat];
    int left = FULL - s.laid - 1;
    Outlook outlook = Outlook::of(game.stalls, seat), theirs[2];
    Seen others[2];
    vector<int> hidden = game.pile;
    for (int k = 0; k < 2; k++) {
        theirs[k] = Outlook::of(game.stalls, rivals[k]), others[k] = Seen::of(game.stalls[rivals[k]]);
        hidden.push_back(game.hand[rivals[k]]);
    }
    std::sort(hidden.begin(), hidden.end());  // nothing but what the seat knows
    float unseen[GOODS] = {};
    for (int g = 0; g < GOODS; g++)
        for (int card : hidden) unseen[g] += cards[card].counts[g] / (6.f * hidden.size());
    bool last = !left && others[0].laid == FULL;
    vector<Way> ways;
    for (int card : {game.hand[seat], game.market[0], game.market[1], game.market[2]}) {
        vector<Way> found;
        vector<int> market;
        for (int other : game.market)
            if (other != card) market.push_back(other);
        int hand = game.hand[seat] == card ? 0 : game.hand[seat];
        auto consider = [&](Spot spot, float worth) {
            Stall after = s;
            after.lay(card, spot);
            Seen own = Seen::of(after);
            Inputs in = inputs(own, others[0], others[1], hand, market, unseen);
            float likes = last       ? final_chance(own, others[0], others[1])
                          : beginner ? worth
                                     : judges[s.laid + 1].weigh(in);
            if ((int)found.size() == effort.per_card && likes <= found.back().likes) return;
            Way way{likes, card, spot, in, after, own, {}};
            found.insert(std::upper_bound(found.begin(), found.end(), way, liked), way);
            if ((int)found.size() > effort.per_card) found.pop_back();
        };
        if (beginner)
            judged(s, card, outlook, left, [&](const Option& option) { consider(option.spot, option.worth); });
        else
            s.each_spot(card, [&](Spot spot) { consider(spot, 0); });
        ways.insert(ways.end(), found.begin(), found.end());
    }
    std::stable_sort(ways.begin(), ways.end(), liked);
    if (last) return {{ways[0]}, ways[0].likes};
    if ((int)ways.size() > effort.width) ways.resize(effort.width);
    struct Reply {
        double worth;
        Seen after;
        bool known = false;
    };
    vector<Reply> replies[2] = {vector<Reply>(41), vector<Reply>(41)};
    auto reply = [&](int k, int card) -> Reply& {
        Reply& found = replies[k][card];
        if (!found.known) {
            Stall stall = game.stalls[rivals[k]];
            Option option = best_option(stall, card, theirs[k], FULL - stall.laid - 1);
            stall.lay(card, option.spot);
            found = {option.worth, Seen::of(stall), true};
        }
        return found;
    };
    for (Way& way : ways) way.nexts.resize(41), way.stall.centre();
    vector<Way*> alive;
    for (Way& way : ways) alive.push_back(&way);
    for (int heat = 0; heat < 3 && alive.size() > 1; heat++) {
        for (int deal = 0; deal < effort.deals[heat]; deal++) {
            random.shuffle(hidden);
            for (Way* way : alive) {
                int hand = game.hand[seat], market[] = {game.market[0], game.market[1], game.market[2]}, top = 2;
                Game::replace(way->card, hidden[top++], hand, market);
                Seen after[] = {others[0], others[1]};
                for (int k = 0; k < 2; k++) {
                    if (others[k].laid == FULL) continue;
                    int held = hidden[k], best = held;
                    for (int card : market)
                        if (reply(k, card).worth > reply(k, best).worth) best = card;
                    after[k] = reply(k, best).after;
                    Game::replace(best, hidden[top++], held, market);
                }
                double chance = left ? 0 : final_chance(way->own, after[0], after[1]);
                for (int card : {hand, market[0], market[1], market[2]}) {
                    if (!left) break;
                    vector<Seen>& nexts = way->nexts[card];
                    if (nexts.empty())
                        for (const Option& option : best_options(way->stall, card, outlook, left - 1, effort.spots)) {
                            Stall then = way->stall;
                            then.lay(card, option.spot);
                            nexts.push_back(Seen::of(then));
                        }
                    vector<int> lying;
                    for (int other : market)
                        if (other != card) lying.push_back(other);
                    for (const Seen& own : nexts) {
                        if (left == 1 && after[0].laid == FULL)
                            chance = max(chance, final_chance(own, after[0], after[1]));
                        else {
                            Inputs in = inputs(own, after[0], after[1], hand == card ? 0 : hand, lying, unseen);
                            chance = max(chance, chance_of(judges[s.laid + 2].weigh(in)));
                        }
                    }
                }
                way->sum += chance, way->deals++;
            }
        }
        std::stable_sort(alive.begin(), alive.end(), [](Way* a, Way* b) { return a->sum > b->sum; });
        alive.resize(min<size_t>(alive.size(), effort.survivors[heat]));
    }
    std::swap(ways[0], *alive[0]);
    return {ways, ways[0].sum / ways[0].deals};
}
