import type { UiEntry } from '@tablee/games/catalog.ui';
import type { TableInfo } from '@tablee/protocol';
import { Button, returnFocus, speak, Volume2 } from '@tablee/table-ui';
import { BookOpen, Check } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useSay } from '../../../locale/use-say.ts';
import { useReading } from '../../../parts/reading.tsx';
import { useBoxWords } from '../../../parts/use-box-words.ts';
import { useSettings } from '../../../settings/settings.ts';
import { BriefCards } from '../../rules/brief-cards.tsx';
import type { BriefLine } from '../../rules/brief-lines.ts';
import type { PageMatch } from '../use-match.ts';
import { WholeWindow } from '../whole-window.tsx';
import styles from './first-cards.module.css';
import { seatOptionsOf } from './use-first-match.ts';

interface FirstCardsProps {
  readonly table: TableInfo;
  readonly entry: UiEntry;
  readonly match: PageMatch;
  /** Cards that were not read on this device. */
  readonly cards: readonly BriefLine[];
  readonly onRules: () => void;
  readonly onUnderstood: () => void;
}

/** Cards about aim, turn and end, shown over the table before the first match of a game or variant on this device. */
export function FirstCards({ table, entry, match, cards, onRules, onUnderstood }: FirstCardsProps) {
  const say = useSay();
  const dialog = useRef<HTMLDialogElement>(null);
  const show = (): void => {
    dialog.current?.showModal();
    dialog.current?.querySelector<HTMLElement>('[data-understood]')?.focus();
  };
  useEffect(() => {
    const before = document.activeElement;
    show();
    return () => returnFocus(before);
  }, []);
  useReading();
  const title = say('first.title', { game: useBoxWords(entry)('name') });
  return (
    // Chromium lets only the first Escape be prevented, so `onClose` opens the dialog again.
    <WholeWindow
      ref={dialog}
      className={styles['cards']}
      aria-label={title}
      onCancel={(event) => event.preventDefault()}
      onClose={show}
    >
      <div className={styles['head']}>
        <h2 className={styles['title']}>{title}</h2>
        <Listen cards={cards} title={title} />
      </div>
      <div className={styles['body']}>
        <BriefCards
          ui={match.ui}
          kind="first"
          options={table.options}
          mine={seatOptionsOf(table, match)}
          only={cards.map(({ id }) => id)}
          say={match.say}
          heading="h3"
        />
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
    </WholeWindow>
  );
}

interface ListenProps {
  readonly cards: readonly BriefLine[];
  readonly title: string;
}

/** Reads the cards aloud, for children who cannot read yet. */
function Listen({ cards, title }: ListenProps) {
  const say = useSay();
  const locale = useSettings((settings) => settings.locale);
  const read = (): void => {
    speak([title, ...cards.map((line) => `${line.title}. ${line.lead} ${line.rest}`)].join('. '), locale);
  };
  // Stops reading when the cards are closed.
  useEffect(() => () => speak('', locale), [locale]);
  return (
    <button type="button" className={styles['listen']} aria-label={say('first.listen')} onClick={read}>
      <Volume2 size={26} strokeWidth={2.6} aria-hidden="true" />
    </button>
  );
}
