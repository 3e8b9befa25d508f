import { describeWords } from '@tablee/conformance/describe-words';
import type { Facts } from '@tablee/kernel';
import { LOCALES, sayRefusal, speakerOf } from '@tablee/words';
import { describe, expect, it } from 'vitest';
import { DISSIPATIONS } from '../rules/content/dissipations.ts';
import { HERO_CLASSES, JOKERS } from '../rules/content/heroes.ts';
import { SCENARIO_SPELLS } from '../rules/content/scenario-spells.ts';
import { EQUIPMENT, SCROLLS } from '../rules/content/shop.ts';
import { CONFUSIONS, DRACOLOGIES, INVOCATIONS } from '../rules/content/spells.ts';
import { HERO_FACES, SORCERER_FACES } from '../rules/content/symbols.ts';
import { TRIALS } from '../rules/content/trials.ts';
import { rushOut } from '../rules/index.ts';
import { PING_WORDS } from '../rules/modules/calls.ts';
import { paceOf } from '../rules/timing.ts';
import type { RushEvent } from '../rules/types.ts';
import { nameCard, words } from './index.ts';

const SPELLS = [...CONFUSIONS, ...INVOCATIONS, ...DRACOLOGIES, ...DISSIPATIONS, ...SCENARIO_SPELLS];

const names = (seat: number): string => ['Léa', 'Malik', 'Camille'][seat] ?? '?';

const EVENTS: Record<RushEvent['kind'], true> = {
  prepared: true,
  called: true,
  started: true,
  rolled: true,
  placed: true,
  took: true,
  held: true,
  completed: true,
  discarded: true,
  revealed: true,
  asked: true,
  pushed: true,
  fizzled: true,
  summoned: true,
  advanced: true,
  repelled: true,
  pinged: true,
  over: true,
  chosen: true,
  hampered: true,
  locked: true,
  freed: true,
  lifted: true,
  cup: true,
  stopping: true,
};

describeWords(rushOut, words.messages, Object.keys(EVENTS));

/** All refusals of the rules with their facts. */
const REFUSALS: readonly (readonly [rule: string, facts: Facts])[] = [
  ['RO-1', { dice: 3 }],
  ['RO-4', { count: 0 }],
  ['RO-4', { count: 2 }],
  ['RO-6', {}],
  ['RO-7', { card: 'sealed-door' }],
  ['RO-10', { class: 'bard' }],
  ['RO-10', { colour: 'blue' }],
  ['RO-14', {}],
  ['RO-15', { why: 'loose' }],
  ['RO-15', { why: 'not-placed' }],
  ['RO-16', { why: 'side', card: 'confusion-one-1' }],
  ['RO-16', { why: 'roll', card: 'hydra' }],
  ['RO-17', { why: 'face', face: 'sword', card: 'hydra' }],
  ['RO-17', { why: 'square', symbol: 'key', card: 'hydra' }],
  ['RO-17', { why: 'bound', symbol: 'key', card: 'hydra' }],
  ['RO-18', { why: 'other', card: 'dragon-tile' }],
  ['RO-18', { why: 'complete', card: 'hydra' }],
  ['RO-19', { why: 'free', card: 'iron-gate', one: 0, two: 1 }],
  ['RO-19', { why: 'bound', card: 'iron-gate', one: 0, two: 1 }],
  ['RO-20', { why: 'all', card: 'hydra' }],
  ['RO-20', { why: 'complete', card: 'hydra' }],
  ['RO-20', { why: 'placed', card: 'hydra' }],
  ['RO-22', { why: 'free', class: 'warrior', symbol: 'sword', card: 'hydra' }],
  ['RO-22', { why: 'bound', class: 'warrior', symbol: 'sword', card: 'hydra' }],
  ['RO-23', { why: 'side', card: 'hydra' }],
  ['RO-23', { why: 'roll', card: 'invocation-1' }],
  ['RO-23', { why: 'face', face: 'water', card: 'invocation-1' }],
  ['RO-23', { why: 'square', symbol: 'plant', card: 'invocation-1' }],
  ['RO-23', { why: 'other', card: 'dracology-1-1' }],
  ['RO-23', { why: 'complete', card: 'dracology-1-1' }],
  ['RO-25', { symbol: 'air', count: 0 }],
  ['RO-25', { symbol: 'air', count: 3 }],
  ['RO-29', { why: 'hero' }],
  ['RO-29', { why: 'none' }],
  ['RO-29', { why: 'one', card: 'hydra' }],
  ['RO-29', { why: 'all', card: 'hydra' }],
  ['RO-29', { why: 'gone', card: 'hydra' }],
  ['RO-30', { why: 'aim', card: 'hydra' }],
  ['RO-30', { why: 'take', card: 'hydra' }],
  ['RO-37', { why: 'absent' }],
  ['RO-37', { why: 'colours', one: 0, two: 2 }],
  ['RO-37', { why: 'bound', one: 0, two: 2 }],
  ['RO-37', { why: 'face', face: 'heart' }],
  ...['hero', 'none', 'nobody', 'gone'].map((why) => ['RO-42', { why }] as const),
  ['RO-43', { symbol: 'key', card: 'dissipation-key' }],
  ['RO-44', {}],
  ['RO-A17', { why: 'haste', ms: 120 }],
  ['RO-A20', { symbol: 'fire', card: 'torch-hall' }],
  ['RO-A26', { card: 'dragon-tile' }],
  ['RO-A30', { why: 'free' }],
  ['RO-A30', { why: 'bound' }],
  ['RO-A66', { card: 'confusion-all-2' }],
  ['RO-A68', { why: 'haste', ms: 80 }],
  ['RO-A68', { why: 'sorcerer' }],
  ['RO-A68', { why: 'absent' }],
  ['RO-A69', { phase: 'ready' }],
  ['RO-A69', { phase: 'signal' }],
  ...['result', 'play'].map((phase) => ['RO-A72', { phase }] as const),
  ...['none', 'sorcerer', 'gone'].map((why) => ['RO-A78', { why }] as const),
  ...['wants', 'goes-on'].map((why) => ['RO-A94', { why }] as const),
];

/** Key of the words for an effect. */
function effectWord({ effect }: (typeof SPELLS)[number]): string {
  switch (effect.do) {
    case 'push':
      return `effect.push.${effect.dice}`;
    case 'summon':
      return 'effect.summon';
    case 'advance':
      return `effect.advance.${effect.steps}`;
    case 'hamper':
    case 'curse':
      return `effect.${effect.do}.${effect.how}`;
    case 'wound':
    case 'forget':
      return `effect.${effect.do}.${effect.heroes}`;
  }
}

describe.each(LOCALES)('the words of the game in %s', (locale) => {
  const { [locale]: messages } = words.messages;
  const missing = (ids: readonly string[]): string[] => ids.filter((id) => !Object.hasOwn(messages, id));

  it('[RO-2] every card of the box has a name, and every trial one of its own', () => {
    expect(missing(TRIALS.map(({ id }) => `card.${id}`))).toEqual([]);
    expect(missing(SPELLS.map(({ type }) => `spell.${type}`))).toEqual([]);
    expect(missing(EQUIPMENT.map(({ id }) => `equipment.${id.replace(/-\d$/, '')}`))).toEqual([]);
    expect(missing(SCROLLS.flatMap(({ id }) => [wordOf(id), `${wordOf(id)}.effect`]))).toEqual([]);
    expect(new Set(TRIALS.map(({ id }) => messages[`card.${id}` as 'card.hydra'])).size).toBe(TRIALS.length);
  });

  it('every spell says what it does, and every face and call has a name', () => {
    expect(missing(SPELLS.map(effectWord))).toEqual([]);
    expect(missing([...HERO_FACES, ...SORCERER_FACES].map((face) => `symbol.${face}`))).toEqual([]);
    expect(missing(PING_WORDS.map((word) => `ping.${word}`))).toEqual([]);
  });

  it('[RO-22] every character says in the lobby what its joker stands for', () => {
    const say = speakerOf(words, locale);
    for (const character of HERO_CLASSES) {
      const symbol = say(`symbol.${JOKERS[character]}`);
      expect(say(`seat-option.class.${character}.note`)).toBe(say('ui.joker.of', { symbol }));
    }
  });

  it('every rule that refuses is asked for all its reasons, and each reason has a sentence of its own', () => {
    const refusing = Object.entries(rushOut.rulebook).flatMap(([id, { shows }]) =>
      shows.includes('refusal') ? [id] : [],
    );
    expect([...new Set(REFUSALS.map(([rule]) => rule))]).toEqual(refusing);
    const said = REFUSALS.map(([rule, facts]) => sayRefusal(words, locale, { rule, facts }, names));
    for (const sentence of said) expect(sentence).toMatch(/^[^{}]+[.!]$/);
    expect(new Set(said).size).toBe(REFUSALS.length);
    expect(said.join(' ')).not.toMatch(/undefined|\b(?:haste|not-placed|dragon-tile)\b|-\d/);
  });
});

function wordOf(scroll: string): string {
  return scroll.replace('-', '.');
}

describe('names of cards', () => {
  const say = speakerOf(words, 'fr');

  it('« de » melts into the article', () => {
    const of = ['sealed-door', 'vine-bridge', 'hydra', 'dragon-tile'].map((card) => nameCard(card, say, 'of'));
    expect(of).toEqual(['de la Porte scellée', 'du Pont de lianes', 'de l’Hydre affamée', 'de la tuile du dragon']);
  });

  it('a card that a sentence has named already keeps its name', () => {
    const named = { card: 'la Porte scellée', symbol: 'Feu', player: 'Léa' };
    expect(words.nameThings(named, say, names)).toEqual(named);
  });

  it('a spell is called by its type, with and without its article', () => {
    expect(nameCard('invocation-3', say)).toBe('l’Invocation');
    expect(nameCard('dracology-2-1', say, 'title')).toBe('Dracologie');
  });
});

describe('refusals in words', () => {
  const said = (rule: string, facts: Facts): string => sayRefusal(words, 'fr', { rule, facts }, names);

  it('[RO-19] two colours are told by who has them', () => {
    expect(said('RO-19', { why: 'free', card: 'vine-bridge', one: 0, two: 1 })).toBe(
      'Léa et Malik y jouent déjà\u00a0: deux héros au plus.',
    );
  });

  it('[RO-22] a joker is told by its character', () => {
    expect(said('RO-22', { why: 'free', class: 'tracker', symbol: 'step', card: 'hydra' })).toBe(
      'Guide\u00a0: sur une carte, ton joker vaut Pas. Pose-le sur une case Pas, ou relance.',
    );
  });

  it('[RO-10] what two have chosen is named, a character or a colour', () => {
    expect([said('RO-10', { class: 'cleric' }), said('RO-10', { colour: 'green' })]).toEqual([
      'Deux fois Clerc\u00a0: un des deux héros doit changer.',
      'Deux fois vert\u00a0: un des deux héros doit changer.',
    ]);
  });
});

describe('sentences of the table', () => {
  const say = speakerOf(words, 'fr');

  it('names whose dice these are, with « de » elided before a vowel', () => {
    const told = ['Zigzag', 'Olive', 'Élodie', 'Yann'].map((player) => say('ui.dice-of', { player }));
    expect(told).toEqual(['Les dés de Zigzag', 'Les dés d’Olive', 'Les dés d’Élodie', 'Les dés de Yann']);
    expect(speakerOf(words, 'en')('ui.dice-of', { player: 'Olive' })).toBe('Olive’s dice');
  });

  it('[RO-A17] the waits that are told are those of the tempo', () => {
    for (const tempo of ['calm', 'normal', 'frantic'] as const) {
      const { roll, other } = paceOf({ tempo });
      const told = say('RO-A17.here', { tempo }).match(/\d,\d/g);
      expect(told).toEqual([roll, other].map((ms) => (ms / 1_000).toFixed(1).replace('.', ',')));
    }
  });

  it('[RO-9] a table that counts the cards says so where the rule forbids it', () => {
    expect(say('RO-9.here', { counts: 'false' })).toBe('');
    expect(say('RO-9.here', { counts: 'true' })).toContain('compte');
  });

  it('[RO-14] the heroes hear who is about to start', () => {
    expect(say('ui.signal', { who: 'other', player: 'Zigzag' })).toBe('Zigzag va donner le départ…');
  });

  it('[RO-6] the heroes hear that one die is missing, and of which spell', () => {
    expect(say('ui.danger.spell.last', { title: 'Confusion' })).toBe(
      'Attention\u00a0: il ne manque qu’un dé au sorcier (Confusion)\u00a0!',
    );
  });

  it('[RO-5] [RO-37] tips say what to do with the rest, and against the dragon', () => {
    expect(say('ui.guide.hero.again')).toBe('Pas de tours ici\u00a0: relance le reste tout de suite\u00a0!');
    expect(say('ui.guide.hero.dragon.busy')).toMatch(/reprends tes dés et pose des étoiles sur sa tuile\.$/);
  });
});
