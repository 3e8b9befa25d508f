import { type ExampleWords, type ShownExample, whoIs } from '@tablee/table-ui';
import { type DiceSay, type DiceWords, nameFaces, nameLine, nameTheDice } from '../../locale/index.ts';
import { handOf, shownOf } from '../../rules/hand.ts';
import { facesOf, linesOf } from '../../rules/lines.ts';
import type { DiceTypes, Placed } from '../../rules/types.ts';
import { kindsIn } from '../draft/kinds.ts';
import { type LaidTable, laidIn } from './laid-table.ts';

type DiceExample = ShownExample<DiceTypes>;

export function tellExample(shown: DiceExample, words: ExampleWords<DiceWords>): { seen: string; tried: string } {
  const { view, seat } = shown;
  const { say } = words;
  const hand = handOf(view, seat);
  const when = tellWhen(shown, words);
  const seen = [
    ...(view.table.length === 0 ? [] : [say('ui.example.table', { lines: nameLines(view.table, say) })]),
    say('ui.example.hand', { dice: nameFaces(facesOf(shownOf(hand)), say), count: shownOf(hand).length }),
    ...(when === null ? [] : [when]),
  ];
  return { seen: seen.join(' '), tried: tellTried(shown, say) };
}

/** Names the player whose turn it is, or tells that the round is over; null if it is the seat's own turn. */
export function tellWhen({ view, seat }: DiceExample, { say, nameOf }: ExampleWords<DiceWords>): string | null {
  if (view.phase === 'over') return say('event.over');
  if (view.phase === 'sheet') return say('ui.example.counted');
  return view.turn === seat ? null : say('ui.example.turn', whoIs(view.turn, seat, nameOf));
}

function tellTried(shown: DiceExample, say: DiceSay): string {
  const { view, command, seat } = shown;
  const laid = laidIn(shown);
  if (laid !== null) return tellLay(laid, say);
  if (command.do !== 'roll') return say('ui.example.pass');
  const all = handOf(view, seat);
  const rolled = shownOf(all).filter(({ die }) => command.dice.includes(die));
  const isAll = command.dice.length === all.length;
  const dice = nameTheDice(facesOf(rolled), say);
  return say('ui.example.roll', {
    what: isAll ? 'all' : 'some',
    count: command.dice.length,
    dice: dice === '' ? 'unknown' : dice,
  });
}

/** Names the added dice, the resulting lines, and the dice left out. */
function tellLay({ dice, added, missing }: LaidTable, say: DiceSay): string {
  return [
    added.size === 0
      ? say('ui.example.rearrange', { lines: nameLines(dice, say) })
      : say('ui.example.lay', namesOfLay(dice, added, say)),
    ...(missing.length === 0 ? [] : [say('ui.example.leave-out', { dice: nameTheDice(facesOf(missing), say) })]),
  ].join(' ');
}

/** Sets of own dice alone are named only once. */
function namesOfLay(
  table: readonly Placed[],
  added: ReadonlySet<number>,
  say: DiceSay,
): { dice: string; lines: string } {
  const lines = nameLines(table, say, added);
  const own = table.filter(({ die }) => added.has(die));
  const touched = linesOf(table).filter(({ dice }) => dice.some(({ die }) => added.has(die)));
  const isOwnOnly = lines !== '' && touched.every(({ dice }) => dice.every(({ die }) => added.has(die)));
  return isOwnOnly
    ? { dice: lines, lines: 'none' }
    : { dice: nameTheDice(facesOf(own), say), lines: lines === '' ? 'none' : lines };
}

/** All lines, or those that contain one of these dice. */
function nameLines(table: readonly Placed[], say: DiceSay, about: ReadonlySet<number> | null = null): string {
  const kindOf = kindsIn(table);
  return linesOf(table)
    .filter(({ dice }) => about === null || dice.some(({ die }) => about.has(die)))
    .map((line) => nameLine(facesOf(line.dice), kindOf(line), say))
    .join(say('ui.example.between'));
}
