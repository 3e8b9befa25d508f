import { existsSync, writeFileSync } from 'node:fs';
import { type Bot, randomBot } from '@tablee/bot-kit';
import type { HostCatalog } from '@tablee/host';
import type { GameTypes } from '@tablee/kernel';
import { turnGame } from '../turn-game.scenario.ts';

const random = randomBot(turnGame);

function searching(decide: Bot<GameTypes>['decide']): Bot<GameTypes> {
  return { id: 'searching', mind: null, searches: true, decide };
}

/** Catalog loaded by the worker threads of a test: a bot that searches, and faulty ones. */
export const rulesCatalog: HostCatalog = {
  [turnGame.id]: {
    versions: [turnGame],
    bots: {
      'throws-here': { ...random, decide: () => raise() },
      random,
      searches: searching((question) => random.decide(question)),
      throws: searching(() => {
        throw new Error('no idea');
      }),
      kills: searching(() => process.exit(1)),
      /** Its memory is the name of a file. */
      'kills-once': searching((question) => {
        const file = question.memory as string;
        if (existsSync(file)) return random.decide(question);
        writeFileSync(file, '');
        process.exit(1);
      }),
      broods: searching(() => {
        for (;;);
      }),
    },
  },
};

function raise(): never {
  throw new Error('no idea');
}
