import type { ExampleWords, ShownExample } from '@tablee/table-ui';
import type { RuckusWords } from '../locale/index.ts';
import type { Family, Pile, RuckusCommand, RuckusTypes } from '../rules/types.ts';

type RuckusExample = ShownExample<RuckusTypes>;

/** Sentence helpers that name families and players. */
function speak({ say, nameOf }: ExampleWords<RuckusWords>) {
  const family = (one: Family): string => say(`family.${one}`);
  return { say, nameOf, family };
}

export function tellExample(shown: RuckusExample, words: ExampleWords<RuckusWords>): { seen: string; tried: string } {
  const { view, command, seat: me } = shown;
  const { say, nameOf, family } = speak(words);
  const things = (piles: readonly Pile[]): string =>
    piles.map((pile) => say('ui.example.pile', { count: pile.count, family: family(pile.family) })).join(', ') ||
    say('ui.example.nothing');
  const laid = view.piles.map((piles, seat) =>
    seat === me
      ? say('ui.example.mine', { things: things(piles) })
      : say('ui.example.theirs', { player: nameOf(seat), things: things(piles) }),
  );
  const held = (view.hand ?? []).map(family).join(', ');
  const hand = held === '' ? say('ui.example.empty') : say('ui.example.hand', { things: held });
  const deck = `${say('ui.deck', { count: view.deck })}.`;
  const when = tellWhen(shown, words);
  return { seen: [...(when === null ? [] : [when]), ...laid, hand, deck].join(' '), tried: tellTried(command, words) };
}

/** Tells what the picture cannot show: that moves are not allowed now. */
export function tellWhen({ view, seat }: RuckusExample, { say }: ExampleWords<RuckusWords>): string | null {
  if (view.phase !== 'play') return say(`ui.example.${view.phase}`);
  return view.actedAt[seat] == null ? null : say('ui.example.wait');
}

function tellTried(command: RuckusCommand, words: ExampleWords<RuckusWords>): string {
  const { say, nameOf, family } = speak(words);
  if (command.do === 'draw' || command.do === 'slap') return say(`ui.example.${command.do}`);
  const victim = command.do === 'steal' ? nameOf(command.from) : '';
  return say(`ui.example.${command.do}`, { family: family(command.family), victim });
}
