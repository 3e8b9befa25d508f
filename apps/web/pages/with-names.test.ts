import type { TableInfo } from '@tablee/protocol';
import { describe, expect, it } from 'vitest';
import { withNames } from './with-names.ts';

const ZOE = { kind: 'person', name: 'Zoé', avatar: 'fox', online: true, away: null } as const;
const OPEN = { kind: 'open' } as const;

function tableWith(...seats: TableInfo['seats']): TableInfo {
  return { seats } as unknown as TableInfo;
}

describe('a sitter', () => {
  it('without a name gets a word instead', () => {
    const nobody = { ...ZOE, name: '', avatar: '' };
    expect(withNames(tableWith(ZOE, nobody, OPEN), 'Quelqu’un').seats).toEqual([
      ZOE,
      { ...nobody, name: 'Quelqu’un' },
      OPEN,
    ]);
  });

  it('with a name keeps the same table object', () => {
    const table = tableWith(ZOE, OPEN);
    expect(withNames(table, 'Quelqu’un')).toBe(table);
  });
});
