#pragma once
#include <fstream>
#include <iostream>
#include <iterator>

#include "judge.h"

// The pack, from standard input, and the weights that the bots play with.

void read_pack() {
    const char* names[] = {"strawberry", "banana", "grape", "carrot", "mushroom", "mouse", "crate", "pallet", "barrel"};
    std::string text((std::istreambuf_iterator<char>(std::cin)), {});
    vector<int> squares;
    for (size_t at = text.find("\"id\""); (at = text.find('"', at)) != std::string::npos;) {
        size_t end = text.find('"', at + 1);
        for (int n = 0; n < 9; n++)
            if (text.substr(at + 1, end - at - 1) == names[n]) squares.push_back(min(n, EMPTY));
        at = end + 1;
    }
    for (size_t card = 1; card <= squares.size() / 6; card++) {
        int grid[3][3], height = 2, width = 3;
        for (int i = 0; i < 6; i++) cards[card].counts[grid[i / 3][i % 3] = squares[6 * (card - 1) + i]]++;
        for (Turned& t : cards[card].turned) {
            t.height = height, t.width = width;
            for (int row = 0; row <= 16 - height; row++)
                for (int r = 0; r < height; r++)
                    for (int c = 0; c < width; c++) {
                        t.whole[row][row + r] |= 1 << c;
                        if (grid[r][c] < GOODS) t.goods[grid[r][c]][row][row + r] |= 1 << c;
                        if (grid[r][c] == MOUSE) t.mice[row][row + r] |= 1 << c;
                    }
            int turned[3][3];
            for (int r = 0; r < width; r++)
                for (int c = 0; c < height; c++) turned[r][c] = grid[height - 1 - c][r];
            memcpy(grid, turned, sizeof grid), std::swap(height, width);
        }
    }
}
void read_weights(const char* path) {
    std::ifstream file(path);
    std::string text((std::istreambuf_iterator<char>(file)), {});
    vector<float> found;
    for (char* at = text.data(); *at;) {
        if (*at == '"')  // a name
            while (*++at != '"') continue;
        if (*at == '-' || isdigit(*at))
            found.push_back(strtof(at, &at));
        else
            at++;
    }
    if (found.size() != (FULL - 1) * sizeof(Weights) / sizeof(float)) exit(1);
    for (int laid = 2; laid <= FULL; laid++) {
        Weights& w = judges[laid].weights;
        memcpy(&w, &found[(laid - 2) * NUMBER], sizeof w);
        for (int j = 0; j < UNITS; j++) {
            for (int i = 0; i < GOOD; i++) w.good[i][j] *= GOOD_SCALE[i];
            for (int i = 0; i < TABLE; i++) w.table[i][j] *= TABLE_SCALE[i];
        }
    }
}
