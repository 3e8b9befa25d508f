import { type GameDefinition, isSame, type Millis, type Refusal, type Seat, toMillis, toSeat } from '@tablee/kernel';
import type { BrokenToy } from '../broken-toy.ts';
import { watchMixing } from '../watch-mixing.ts';
import { steady } from './bot.ts';
import { rolls } from './index.ts';
import { isOver } from './legality.ts';
import type { Card, RollsCommand, RollsState, RollsTypes, RollsView } from './types.ts';
import { viewRolls } from './view.ts';

type Rolls = GameDefinition<RollsTypes>;

function broken(fault: string, law: string, part: Partial<Rolls>): BrokenToy {
  const at = { preset: 'brisk', seats: 3, bots: { normal: steady } };
  return { fault, law, definition: { ...rolls, ...part }, at };
}

const markedBacks = broken('the higher a card, the darker its back', 'leaks', {
  view: (state, viewer) => ({
    ...viewRolls(state, viewer),
    deck: state.deck.map(({ id, back, number }) => ({ id, back, shade: number })),
  }),
});

/** Gives shuffled cards their former ids back. */
function keepIds({ nextId }: RollsState, next: RollsState, mixed: readonly Card[]): RollsState {
  const oldIdOf = (card: Card): Card => mixed[card.id - nextId] ?? card;
  return { ...next, deck: next.deck.map(oldIdOf), hands: next.hands.map((hand) => hand.map(oldIdOf)), nextId };
}

const stableIds = broken('ids survive the shuffle of equal backs', 'unlinkable', {
  apply(state, seat, command, moment) {
    const { watched, mixed } = watchMixing(moment);
    const verdict = rolls.apply(state, seat, command, watched);
    if (!verdict.ok) return verdict;
    return { ok: true, step: { ...verdict.step, state: keepIds(state, verdict.step.state, mixed as Card[]) } };
  },
});

const forgottenRoller = broken('nobody waits for the player whose dice still roll', 'progress', {
  toAct(state) {
    const last = Math.max(...state.stillAt);
    return rolls.toAct(state).filter((seat) => last === 0 || seat !== state.stillAt.indexOf(last as Millis));
  },
});

function refuseStuck(view: RollsView, seat: Seat): Refusal<RollsTypes> | null {
  return seat === toSeat(0) && view.dice[seat] !== null ? { rule: 'RL-2', facts: {} } : null;
}

function checkStuck(view: RollsView, seat: Seat, command: RollsCommand, at: Millis): Refusal<RollsTypes> | null {
  const refusal = rolls.check(view, seat, command, at);
  return refusal === null || refusal === 'unknown' ? refuseStuck(view, seat) : refusal;
}

const dicedOut = broken('dice never lie still for seat 0, which is to act', 'progress', {
  check: checkStuck,
  apply(state, seat, command, moment) {
    const refusal = checkStuck(viewRolls(state, seat), seat, command, moment.at);
    return refusal === null ? rolls.apply(state, seat, command, moment) : { ok: false, refusal };
  },
  legal: (view, seat, at) => (refuseStuck(view, seat) === null ? rolls.legal(view, seat, at) : []),
});

const shownDice = broken('the face of a die is the number it shows', 'pieces', {
  pieces: (state) =>
    rolls
      .pieces(state)
      .map((piece) => (piece.id.startsWith('die') ? { ...piece, face: `die ${state.dice.join(' ')}` } : piece)),
});

const endless = broken('no score is ever enough', 'ends', {
  setup: (table, moment) =>
    rolls.setup({ ...table, options: { ...table.options, target: Number.MAX_SAFE_INTEGER as 20 } }, moment),
});

const pacedWords = broken('talking counts only when the dice of the speaker lie still', 'hears', {
  check: checkPacedWord,
  apply(state, seat, command, moment) {
    const refusal = checkPacedWord(viewRolls(state, seat), seat, command, moment.at);
    return refusal === null ? rolls.apply(state, seat, command, moment) : { ok: false, refusal };
  },
  *legal(view, seat, at) {
    for (const command of rolls.legal(view, seat, at))
      if (checkPacedWord(view, seat, command, at) === null) yield command;
  },
  readyAt: (view, seat) => view.stillAt[seat] ?? toMillis(0),
});

function checkPacedWord(view: RollsView, seat: Seat, command: RollsCommand, at: Millis): Refusal<RollsTypes> | null {
  const refusal = rolls.check(view, seat, command, at);
  if (refusal !== null && refusal !== 'unknown') return refusal;
  const ms = (view.stillAt[seat] ?? 0) - at;
  return ms > 0 ? { rule: 'RL-2', facts: { ms } } : null;
}

function moodyEar(): BrokenToy {
  let heard = 0;
  return broken('every second call of commandFromTalk returns null', 'hears', {
    commandFromTalk(view, seat, said) {
      heard += 1;
      return heard % 2 === 0 ? null : (rolls.commandFromTalk?.(view, seat, said) ?? null);
    },
  });
}

/** A command that only `commandFromTalk` produces. */
const WHISPER = { do: 'whisper' } as unknown as RollsCommand;
const HUSH = { rule: 'RL-3', facts: {} } as const;

const unruledWords = broken('talking is refused by a rule that refuses nothing', 'hears', {
  parse: (raw) => (isSame(raw, WHISPER) ? WHISPER : rolls.parse(raw)),
  check: (view, seat, command, at) => (isSame(command, WHISPER) ? HUSH : rolls.check(view, seat, command, at)),
  apply: (state, seat, command, moment) =>
    isSame(command, WHISPER) ? { ok: false, refusal: HUSH } : rolls.apply(state, seat, command, moment),
  commandFromTalk: () => WHISPER,
});

const alwaysResting = broken('it rests while people roll', 'rests', { rests: () => true });

const endlessRest = broken('it rests after the end', 'rests', {
  rests: (position) => position.startsAt !== null || isOver(position),
});

const countsAlways = broken('it counts down while people roll', 'rests', { countsDown: () => true });

const secretCountdown = broken('only the state knows that it counts down', 'rests', {
  countsDown: (position) => 'nextId' in position && position.startsAt !== null,
});

const secretRest = broken('only the state knows that it rests', 'rests', {
  rests: (position) => 'nextId' in position && position.startsAt !== null,
});

/** Variants of Rolls with one fault each. */
export const brokenRolls: readonly BrokenToy[] = [
  markedBacks,
  stableIds,
  forgottenRoller,
  dicedOut,
  shownDice,
  endless,
  pacedWords,
  moodyEar(),
  unruledWords,
  alwaysResting,
  endlessRest,
  secretRest,
  countsAlways,
  secretCountdown,
];
