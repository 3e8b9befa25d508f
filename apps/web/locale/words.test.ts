import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALES, type Messages, placeholdersIn } from '@tablee/words';
import { describe, expect, it } from 'vitest';
import { messages, pageWords, sayProblem } from './index.ts';

const WEB = join(import.meta.dirname, '..');

function source(): string {
  const files = globSync('**/*.{ts,tsx}', { cwd: WEB, exclude: (name) => /node_modules|dist|\.test\./.test(name) });
  return files.map((file) => readFileSync(join(WEB, file), 'utf8')).join('\n');
}

describe('the words of the page', () => {
  it('have the same ids and facts in both languages', () => {
    const { fr, en }: Record<'fr' | 'en', Messages> = messages;
    expect(Object.keys(en)).toEqual(Object.keys(fr));
    const holes = (said: Messages) => Object.entries(said).map(([id, text]) => [id, placeholdersIn(text)]);
    expect(holes(en)).toEqual(holes(fr));
  });

  it.each(LOCALES)('are never empty and have typographic apostrophes: %s', (locale) => {
    const wrong = Object.entries(messages[locale]).filter(([, text]) => text.trim() === '' || text.includes("'"));
    expect(wrong).toEqual([]);
  });

  it('are all used by the page', () => {
    const code = source();
    const families = [...code.matchAll(/`([a-z.-]+\.)\$\{/g)].map(([, prefix = '?']) => prefix);
    const unsaid = Object.keys(messages.fr).filter(
      (id) => !code.includes(`'${id}'`) && !families.some((prefix) => id.startsWith(prefix)),
    );
    expect(unsaid).toEqual([]);
  });

  it('include a sentence for every problem, known or unknown', () => {
    const say = pageWords('fr');
    expect(sayProblem(say, 'seat-taken')).not.toBe(sayProblem(say, 'internal'));
    expect(sayProblem(say, 'never-heard-of')).toBe(sayProblem(say, 'internal'));
    expect(sayProblem(say, 'no-hello')).toBe(say('problem.misunderstood'));
  });
});

describe('sentences in French', () => {
  const say = pageWords('fr');

  it('elide before a name', () => {
    expect(say('reading.waiting', { names: 'Olive', count: 1 })).toBe('On attend qu’Olive ait lu les règles.');
    expect(say('reading.waiting', { names: 'Léa', count: 1 })).toBe('On attend que Léa ait lu les règles.');
    expect(say('lobby.place-of', { name: 'Élodie' })).toBe('Place d’Élodie');
  });

  it('say a range of one number as that number', () => {
    expect(say('lobby.players', { range: 'one', min: 2, max: 2 })).toBe('à 2 joueurs');
    expect(say('lobby.players', { range: 'other', min: 2, max: 4 })).toBe('de 2 à 4 joueurs');
  });

  it('read as a native speaker would say them', () => {
    expect(say('tv.join-places', { places: 3 })).toBe('3 bots te laissent leur place.');
    expect(say('lobby.status-wait', { name: 'Polka' })).toBe('C’est à Polka de lancer la partie.');
    expect(say('late', { seconds: 0.3, name: 'Léa' })).toBe('Trop tard, à 0,3 s près\u00a0: Léa a été plus rapide.');
    expect(say('send-off.title', { name: 'Limbo' })).toBe('Exclure Limbo\u00a0?');
    expect(say('rules.play', { game: 'aux Dés' })).toBe('Jouer aux Dés');
  });

  it.each(['home.leave-title', 'home.table.leave', 'home.rules-label'] as const)(
    'name a game that takes an article without “de”: %s',
    (id) => {
      expect(say(id, { game: 'Dés' })).toMatch(/^Dés\s: |: Dés$/);
    },
  );
});
