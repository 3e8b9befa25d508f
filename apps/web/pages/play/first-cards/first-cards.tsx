import type { UiEntry } from '@tablee/games/catalog.ui';
import type { TableInfo } from '@tablee/protocol';
import { Button } from '@tablee/table-ui';
import { BookOpen, Check } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useSay } from '../../../locale/use-say.ts';
import { useReading } from '../../../parts/reading.tsx';
import { useBoxWords } from '../../../parts/use-box-words.ts';
import { factsOf } from '../../facts-of.ts';
import type { Match } from '../use-match.ts';
import styles from './first-cards.module.css';

interface FirstCardsProps {
  readonly table: TableInfo;
  readonly entry: UiEntry;
  readonly match: Match;
  readonly onRules: () => void;
  readonly onUnderstood: () => void;
}

const CARDS = ['aim', 'turn', 'end'] as const;

/** Before the first match of a game on this device: the aim, how one plays and the end, in front of the table. */
export function FirstCards({ table, entry, match, onRules, onUnderstood }: FirstCardsProps) {
  const say = useSay();
  const dialog = useRef<HTMLDialogElement>(null);
  const show = (): void => {
    dialog.current?.showModal();
    dialog.current?.querySelector<HTMLElement>('[data-understood]')?.focus();
  };
  useEffect(show, []);
  useReading();
  const facts = factsOf(table.options);
  const title = say('first.title', { game: useBoxWords(entry)('name') });
  return (
    // Chromium lets only the first Escape be prevented; a second one closes the dialog
    <dialog
      ref={dialog}
      className={styles['cards']}
      aria-label={title}
      onCancel={(event) => event.preventDefault()}
      onClose={show}
    >
      <div className={styles['body']}>
        <h2 className={styles['title']}>{title}</h2>
        <ol className={styles['list']}>
          {CARDS.map((card) => (
            <li key={card} className={styles['card']}>
              <h3 className={styles['name']}>{say(`first.${card}`)}</h3>
              <p className={styles['words']}>{match.say(`brief.${card}`, facts)}</p>
            </li>
          ))}
        </ol>
      </div>
      <div className={`wood ${styles['foot'] ?? ''}`}>
        <p className={styles['note']} role="status">
          {table.wait?.for !== 'rules' && say('first.begun')}
        </p>
        <Button look="paper" onClick={onRules}>
          <BookOpen size={21} aria-hidden="true" />
          {say('first.rules')}
        </Button>
        <Button look="now" className={styles['understood'] ?? ''} data-understood onClick={onUnderstood}>
          <Check size={24} strokeWidth={3} aria-hidden="true" />
          {say('first.understood')}
        </Button>
      </div>
    </dialog>
  );
}
