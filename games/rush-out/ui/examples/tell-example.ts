import type { ExampleWords, ShownExample } from '@tablee/table-ui';
import { nameAll, nameCard, type RushWords } from '../../locale/index.ts';
import { cardOrTileAt, type PlaceCommand } from '../../rules/check-place.ts';
import { readyAt } from '../../rules/timing.ts';
import type { Die, RushTypes } from '../../rules/types.ts';
import { cardWords } from '../said/card-words.ts';
import { spotsAbout } from './about.ts';

type RushExample = ShownExample<RushTypes>;
type RushExampleWords = ExampleWords<RushWords>;

export function tellExample(shown: RushExample, words: RushExampleWords): { seen: string; tried: string } {
  const { view, seat } = shown;
  const when = tellWhen(shown, words);
  const cards = spotsAbout(shown).map((spot) => `${cardWords(view, spot, words)}.`);
  const dice = tellDice(view.dice[seat] ?? [], words);
  return { seen: [...(when === null ? [] : [when]), ...cards, dice].join(' '), tried: tellTried(shown, words) };
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

function tellTried({ view, command, seat }: RushExample, words: RushExampleWords): string {
  const { say, nameOf } = words;
  switch (command.do) {
    case 'roll':
    case 'clear':
    case 'decline':
      return say(`ui.example.${command.do}`);
    case 'take':
      return say('ui.example.take', { face: faceWord(view.dice[seat]?.[command.die], words) });
    case 'place':
      return tellPlace(view.dice[seat]?.[command.die], command, nameCard(cardOrTileAt(view, command.spot), say), words);
    case 'aim': {
      const card = nameCard(cardOrTileAt(view, command.spot), say, 'of');
      if (command.die === null) return say('ui.example.aim', { card });
      const { seat: owner, die } = command.die;
      return say('ui.example.aim.die', { card, player: nameOf(owner), face: faceWord(view.dice[owner]?.[die], words) });
    }
    case 'ping':
      return say('ui.example.ping', {
        card: nameCard(cardOrTileAt(view, command.spot), say),
        word: say(`ping.${command.word}`),
      });
  }
}

function tellPlace(die: Die | undefined, { as }: PlaceCommand, card: string, words: RushExampleWords): string {
  const { say } = words;
  if (die === undefined) return say('ui.example.place.missing', { card });
  if (die.is === 'loose') return say('ui.example.place.loose', { card });
  return say('ui.example.place', { face: faceWord(die, words), symbol: say(`symbol.${as}`), card });
}

function faceWord(die: Die | undefined, { say }: RushExampleWords): string {
  return die === undefined || die.is === 'loose' ? '' : say(`symbol.${die.face}`);
}
