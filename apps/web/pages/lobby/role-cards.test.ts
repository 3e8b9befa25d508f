import type { TableInfo } from '@tablee/protocol';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { pageWords } from '../../locale/index.ts';
import { useSettings } from '../../settings/settings.ts';
import { RoleCards } from './role-cards.tsx';
import { BOT, CLASS_GAME, LEA, ME, OPEN, waiting } from './roles.scenario.ts';
import type { Room } from './room.ts';

const say = pageWords(useSettings.getState().locale);
const FREE = say('lobby.choice-free');
const CHOSEN = ['any', 'bard', 'any', 'any'].map((role) => ({ class: role, late: false }));

/** The cards as they are read: name, who has it, and whether it can be taken or is pressed. */
function cards(own: number | null, plays: TableInfo['plays'] = []): string[] {
  const table = waiting([ME, LEA, BOT, OPEN], { seatOptions: CHOSEN, plays });
  const room = { definition: CLASS_GAME, table, own, sayGame: (id: string) => id } as unknown as Room;
  const html = renderToStaticMarkup(createElement(RoleCards, { room }));
  return [...html.matchAll(/<button([^>]*)>(.*?)<\/button>/g)].map(([, attributes = '', inside = '']) =>
    [
      inside
        .replaceAll(/<[^>]+>/g, ' ')
        .trim()
        .split(/\s+/)
        .join(' '),
      attributes.includes('aria-pressed="true"') && 'pressed',
      attributes.includes('disabled') && 'closed',
    ]
      .filter(Boolean)
      .join(', '),
  );
}

describe('who plays what', () => {
  it('is a card each, closed where somebody else has it', () => {
    expect(cards(0)).toEqual([
      'seat-option.class.any, pressed',
      'seat-option.class.bard Léa, closed',
      `seat-option.class.tracker ${FREE}`,
    ]);
  });

  it('shows what I have as mine', () => {
    expect(cards(1)[1]).toBe('seat-option.class.bard Léa, pressed');
  });

  it('names whoever gets it while nobody has chosen it, and leaves it to be taken', () => {
    const plays = [null, { class: 'bard' }, { class: 'tracker' }, { class: 'tracker' }];
    const names = say('lobby.bot-named', { name: 'Kiwi' });
    const [, bard, tracker] = cards(0, plays);
    expect(bard).toBe('seat-option.class.bard Léa, closed');
    expect(tracker).toBe(
      `seat-option.class.tracker ${say('lobby.choice-for-now', { names })}`.replaceAll('\u00a0', ' '),
    );
  });

  it('is only to be read by a visitor', () => {
    expect(cards(null).every((card) => card.endsWith('closed'))).toBe(true);
  });
});
