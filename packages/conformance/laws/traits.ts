import { type AnyGame, type GameTypes, type Match, stepRng } from '@tablee/kernel';
import type { Complaint, Law, LawRun, Move } from '../law.ts';
import { playAgain } from './again.ts';

/** The traits are true: nothing contradicts them, and each claimed trait is seen at least once. */
export const traits: Law = { id: 'traits', begin: watchTraits };

function watchTraits(definition: AnyGame): LawRun {
  const seen = { together: false, hidden: false, chance: false };
  const { traits: claims } = definition;
  return {
    open(start) {
      const rng = stepRng(start.seed, 0);
      definition.setup(start.table, { at: start.at, rng });
      seen.chance ||= rng.drawn > 0;
      return null;
    },
    step(taken) {
      seen.chance ||= drewChance(definition, taken);
      return null;
    },
    state({ match }): Complaint {
      seen.together ||= definition.toAct(match.state).length > 1;
      seen.hidden ||= hasHiddenPieces(definition, match);
      if (seen.together && claims.pace === 'turns') return 'several seats act at once in a game of turns';
      if (seen.hidden && !claims.hidden) return 'something is hidden though the traits say that nothing is';
      if (seen.chance && !claims.chance) return 'chance was drawn though the traits say that there is none';
      return null;
    },
    settle() {
      if (!seen.together && claims.pace === 'realtime') return 'real time, but never do two seats act at once';
      if (!seen.hidden && claims.hidden) return 'nothing was ever hidden';
      return !seen.chance && claims.chance ? 'chance was never drawn' : null;
    },
  };
}

function drewChance(definition: AnyGame, { before, played }: Move): boolean {
  let { state } = before;
  return played.some(({ entry }) => {
    const rng = stepRng(before.seed, entry.seq);
    state = playAgain(definition, state, entry, rng) ?? state;
    return rng.drawn > 0;
  });
}

function hasHiddenPieces(definition: AnyGame, match: Match<GameTypes>): boolean {
  return definition.pieces(match.state).some((piece) => piece.knownTo !== 'all');
}
