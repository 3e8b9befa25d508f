import type { UiEntry } from '@tablee/games/catalog.ui';
import type { TableInfo } from '@tablee/protocol';
import { Suspense } from 'react';
import { useBoxWords } from '../../parts/use-box-words.ts';
import { RulesDrawer } from '../rules/rules-drawer.tsx';
import { LeaveDialog } from './leave-dialog.tsx';
import { KeysDialog } from './menu/keys-dialog.tsx';
import { MenuSheet } from './menu/menu-sheet.tsx';
import type { PageMatch } from './use-match.ts';
import type { Seating } from './use-seating.ts';
import type { WindowsUse } from './use-windows.ts';

interface WindowsProps {
  readonly table: TableInfo;
  readonly entry: UiEntry;
  readonly match: PageMatch;
  /** Table and seating for the menu, without a pause that this page caused itself. */
  readonly held: { readonly table: TableInfo; readonly seating: Seating };
  readonly windows: WindowsUse;
  readonly onLeave: () => void;
}

/** The open dialog of the menu, and the rules. */
export function Windows({ table, entry, match, held, windows, onLeave }: WindowsProps) {
  const { opened, rule, readAll, listKeys, close, closeRules } = windows;
  const game = useBoxWords(entry)('play');
  const { viewer } = match;
  return (
    <>
      {opened === 'menu' && viewer !== null && (
        <MenuSheet
          {...held}
          viewer={viewer}
          isVocal={match.ui.isVocal === true}
          onRules={readAll}
          onKeys={listKeys}
          onLeave={onLeave}
          onClose={close}
        />
      )}
      {opened === 'leaving' && <LeaveDialog table={table} pace={entry.pace} onClose={close} />}
      {opened === 'keys' && <KeysDialog game={game} match={match} onClose={close} />}
      {rule !== null && (
        <Suspense>
          <RulesDrawer
            game={table.game}
            entry={entry}
            options={table.options}
            refused={rule === 'all' ? null : rule}
            onClose={closeRules}
          />
        </Suspense>
      )}
    </>
  );
}
