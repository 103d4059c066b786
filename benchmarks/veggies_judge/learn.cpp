// Makes the weights of `engine/veggies/judge.py` by playing:
//
//     g++ -O3 -march=native -o /tmp/veggies_judge benchmarks/veggies_judge/learn.cpp
//     /tmp/veggies_judge SECONDS engine/veggies/data/judge.json < engine/veggies/data/pack.json
//
// One seat learns with two hard bots, a copy of those in Python: twenty games take a second here and a minute
// there. It plays as an expert does (`engine/veggies/foresight.py`), with fewer moves and deals. What it then thinks of
// each move it has looked at, from its next turn back, is what the judge is to think of it at once; and all of them are
// moved a part of the way towards how the game went on. Now and then it plays another move, so as to see more.
// A stall here lies on 16 x 16 cells, which leaves out a few far-off spots.
//
// The weights in use did not begin with nothing, as here, but with a judge that had learned from simpler games: see
// `docs/strength.md`. Nobody has let this program run long enough to know whether it gets as far.

#include <ctime>

#include "expert.h"
#include "files.h"

const double OTHERWISE = 0.1, ALONG = 0.7, TOWARDS = 0.5;
// How often to play another move; how far back a result counts; how far each move is moved towards it.

struct Moment {
    int laid;
    Decision decision;
    bool otherwise;
};
double play(Random& random, const Effort& effort,
            vector<Moment>* moments) {  // the share won; moments if it is to learn
    Game game(random);
    int seat = random.below(SEATS);
    for (int other = 0; other < SEATS; other++) game.open(other, hard_opening(game, other));
    while (game.stalls[game.turn].laid < FULL) {
        if (game.turn != seat) {
            Option option = hard_turn(game);
            game.place(option.card, option.spot);
            continue;
        }
        Moment moment{game.stalls[seat].laid + 1, decide(game, random, effort), false};
        int chosen = 0;
        if (moments && random.unit() < OTHERWISE) chosen = random.below(moment.decision.ways.size());
        moment.otherwise = chosen;
        game.place(moment.decision.ways[chosen].card, moment.decision.ways[chosen].spot);
        if (moments) moments->push_back(moment);
    }
    End end = end_of(game, seat);
    if (moments) {
        double result = end.chance;
        for (int n = moments->size() - 1; n >= 0; n--) {
            Moment& moment = (*moments)[n];
            if (moment.otherwise) result = moment.decision.chance;
            for (Way& way : moment.decision.ways) {
                if (!way.deals) continue;
                way.in.target = way.sum / way.deals + TOWARDS * (result - moment.decision.chance);
                way.in.target = min(0.995f, max(0.005f, way.in.target));
                judges[moment.laid].remember(way.in);
            }
            result = ALONG * result + (1 - ALONG) * moment.decision.chance;
        }
    }
    return end.won;
}

void write_rows(FILE* file, const char* name, const float (*rows)[UNITS], int number, const float* scale) {
    fprintf(file, "\"%s\": [", name);
    for (int i = 0; i < number; i++)
        for (int j = 0; j < UNITS; j++)
            fprintf(file, "%s%.4g%s",
                    j   ? ","
                    : i ? ",["
                        : "[",
                    rows[i][j] / (scale ? scale[i] : 1), j == UNITS - 1 ? "]" : "");
    fprintf(file, "],\n ");
}
void write(const char* path) {
    FILE* file = fopen(path, "w");
    for (int laid = 2; laid <= FULL; laid++) {
        const Weights& w = judges[laid].weights;
        fprintf(file, laid == 2 ? "[\n{" : ",\n{");
        write_rows(file, "good", w.good, GOOD, GOOD_SCALE);
        write_rows(file, "sum", w.sum, UNITS, nullptr);
        write_rows(file, "table", w.table, TABLE, TABLE_SCALE);
        fprintf(file, "\"out\": [");
        for (int j = 0; j < UNITS; j++) fprintf(file, "%s%.4g", j ? "," : "", w.out[j]);
        fprintf(file, "],\n \"bias\": %.4g}", w.bias);
    }
    fprintf(file, "\n]\n");
    fclose(file);
}
int main(int, char** arguments) {
    double seconds = atof(arguments[1]), report = seconds / 2;
    Random random{1};
    read_pack();
    for (Judge& judge : judges) judge.begin(random);
    auto spent = [] { return clock() / (double)CLOCKS_PER_SEC; };
    for (int games = 1; spent() < seconds; games++) {
        vector<Moment> moments;
        beginner = games <= 1000;
        play(random, LEARNING, &moments);
        float rate = 0.002 * pow(0.1, spent() / seconds);
        for (int laid = 2; laid <= FULL && games % 2 == 0; laid++) judges[laid].learn(random, rate);
        if (spent() >= report) {
            double won = 0;
            Random same{2};
            for (int n = 0; n < 300; n++) won += play(same, PLAYING, nullptr);
            printf("%.0f s, %d games: wins %.1f %% of 300\n", spent(), games, won / 3);
            fflush(stdout);
            write(arguments[2]);
            report = spent() + seconds / 4;
        }
    }
    write(arguments[2]);
}
