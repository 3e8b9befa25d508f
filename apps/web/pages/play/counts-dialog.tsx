import type { TableInfo } from '@tablee/protocol';
import { Button, returnFocus } from '@tablee/table-ui';
import { X } from 'lucide-react';
import { Suspense, useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { useSay } from '../../locale/use-say.ts';
import { useLayer } from '../../router/use-layer.ts';
import type { TableSession } from '../../session/table-session.ts';
import { useSettings } from '../../settings/settings.ts';
import styles from './counts-dialog.module.css';
import type { PageMatch } from './use-match.ts';
import { WholeWindow } from './whole-window.tsx';

interface CountsDialogProps {
  readonly session: TableSession;
  readonly table: TableInfo;
  readonly match: PageMatch;
  readonly onClose: () => void;
}

/** The score sheets of each round of a finished match. Closed by Escape and Back. */
export function CountsDialog({ session, table, match, onClose }: CountsDialogProps) {
  const say = useSay();
  const locale = useSettings((settings) => settings.locale);
  const view = useStore(session.store, ({ followed }) => followed.view);
  const dialog = useRef<HTMLDialogElement>(null);
  const { ui, viewer, say: sayGame, nameOf } = match;
  const { Counts } = ui;
  useLayer(onClose);
  useEffect(() => {
    const before = document.activeElement;
    dialog.current?.showModal();
    return () => returnFocus(before);
  }, []);
  const title = say('end.counts');
  return (
    <WholeWindow ref={dialog} className={styles['counts']} aria-label={title} onClose={onClose}>
      <div className={styles['head']}>
        <h2 className={styles['title']}>{title}</h2>
        <Button look="ghost" className={styles['close'] ?? ''} aria-label={say('close')} onClick={onClose}>
          <X aria-hidden="true" />
        </Button>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- makes it scrollable by keyboard */}
      <div className={styles['body']} role="group" aria-label={title} tabIndex={0}>
        {Counts !== undefined && viewer !== null && view !== null && (
          <Suspense>
            <Counts view={view as object} seats={table.seats} say={sayGame} {...{ viewer, locale, nameOf }} />
          </Suspense>
        )}
      </div>
    </WholeWindow>
  );
}
