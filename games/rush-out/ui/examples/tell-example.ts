import type { ExampleWords, ShownExample } from '@tablee/table-ui';
import { nameAll, type RushWords } from '../../locale/index.ts';
import { readyAt } from '../../rules/timing.ts';
import type { Die, RushTypes } from '../../rules/types.ts';
import { commandLookOf } from '../modules/looks.ts';
import { cardWords } from '../said/card-words.ts';
import { spotsAbout } from './about.ts';

type RushExample = ShownExample<RushTypes>;
type RushExampleWords = ExampleWords<RushWords>;

export function tellExample(shown: RushExample, words: RushExampleWords): { seen: string; tried: string } {
  const { view, seat } = shown;
  const when = tellWhen(shown, words);
  const cards = spotsAbout(shown).map((spot) => `${cardWords(view, spot, words)}.`);
  const dice = tellDice(view.dice[seat] ?? [], words);
  return {
    seen: [...(when === null ? [] : [when]), ...cards, dice].join(' '),
    tried: commandLookOf(shown.command)?.tried(shown.command, shown, words) ?? '',
  };
}

/** Says why it is not the time to play, which the picture does not show. */
export function tellWhen({ view, command, seat }: RushExample, { say }: RushExampleWords): string | null {
  if (view.phase !== 'play') return say(`ui.example.${view.phase}`);
  return readyAt(view, seat, command.do) > 0 ? say('ui.example.haste') : null;
}

/** Dice that are not on a card. */
function tellDice(dice: readonly Die[], { say }: RushExampleWords): string {
  const rolled = dice.filter(({ is }) => is === 'rolled').map((die) => say(`symbol.${(die as { face: 'fire' }).face}`));
  const loose = dice.filter(({ is }) => is === 'loose').length;
  const parts = [...rolled, ...(loose === 0 ? [] : [say('ui.example.loose', { count: loose })])];
  return say('ui.example.dice', { count: parts.length, dice: nameAll(parts, say) });
}
