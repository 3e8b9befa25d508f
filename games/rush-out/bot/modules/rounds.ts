import type { BotModule } from './contract.ts';

/** RO-A94: a bot agrees to stop as soon as a person wants it, and never proposes it. */
export const roundsBot: BotModule = {
  id: 'rounds',
  betweenRounds: ({ view, seat, people }) => {
    const stopping = view.rounds?.stopping ?? [];
    const isWanted = !stopping.includes(seat) && stopping.some((other) => people.includes(other));
    return isWanted ? { do: 'stop', wants: true } : null;
  },
  paces: { stop: () => 'ping' },
};
