import type { TableInfo } from '@tablee/protocol';
import { describe, expect, it } from 'vitest';
import { withNames } from './with-names.ts';

const ZOE = { kind: 'person', name: 'Zoé', avatar: 'fox', online: true, away: null } as const;
const OPEN = { kind: 'open' } as const;

function tableWith(...seats: TableInfo['seats']): TableInfo {
  return { seats } as unknown as TableInfo;
}

describe('somebody at a table', () => {
  it('is called by a word where they have no name', () => {
    const nobody = { ...ZOE, name: '', avatar: '' };
    expect(withNames(tableWith(ZOE, nobody, OPEN), 'Quelqu’un').seats).toEqual([
      ZOE,
      { ...nobody, name: 'Quelqu’un' },
      OPEN,
    ]);
  });

  it('is called by their name, at the very same table', () => {
    const table = tableWith(ZOE, OPEN);
    expect(withNames(table, 'Quelqu’un')).toBe(table);
  });
});
