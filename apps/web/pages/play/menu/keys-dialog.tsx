import type { AnyUi } from '@tablee/table-ui';
import { setLetterKeys, useLetterKeys } from '@tablee/table-ui';
import { asSentence } from '@tablee/words';
import { useId } from 'react';
import { useSay } from '../../../locale/use-say.ts';
import { Dialog } from '../../../parts/dialog.tsx';
import type { PageMatch } from '../use-match.ts';
import { keyName } from './key-names.ts';
import styles from './keys-dialog.module.css';

interface KeysDialogProps {
  /** The game's name as it follows « jouer ». */
  readonly game: string;
  readonly match: Pick<PageMatch, 'ui' | 'say'>;
  readonly onClose: () => void;
}

/** Keyboard shortcuts: those of every table, then those of the game. */
export function KeysDialog({ game, match: { ui, say: sayGame }, onClose }: KeysDialogProps) {
  const say = useSay();
  return (
    <Dialog title={say('menu.keys')} onClose={onClose}>
      <KeyList title={say('keys.everywhere')} keys={useKeysEverywhere(ui)} />
      {ui.keys !== undefined && (
        <KeyList
          title={asSentence(say('keys.here', { game }))}
          keys={ui.keys.map(({ keys, does }) => ({ keys, does: sayGame(does) }))}
        />
      )}
      <LetterSwitch />
    </Dialog>
  );
}

interface ToldKey {
  readonly keys: readonly string[];
  readonly does: string;
}

function useKeysEverywhere(ui: AnyUi): readonly ToldKey[] {
  const say = useSay();
  return [
    { keys: ['Arrows'], does: say('keys.move') },
    { keys: ['Enter'], does: say('keys.choose') },
    { keys: ['Escape'], does: say('keys.let-go') },
    ...(ui.takesBack === undefined ? [] : [{ keys: ['Control+Z'], does: say('play.undo') }]),
    { keys: ['?'], does: say('keys.list') },
  ];
}

function KeyList({ title, keys: told }: { readonly title: string; readonly keys: readonly ToldKey[] }) {
  const say = useSay();
  return (
    <>
      <h3 className={styles['title']}>{title}</h3>
      <dl className={styles['list']}>
        {told.map(({ keys, does }) => (
          <div key={does} className={styles['line']}>
            <dt>
              {keys.map((key) => (
                <kbd key={key} className={styles['key']}>
                  {keyName(key, say)}
                </kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** Turns letter shortcuts off: they conflict with dictation and some screen readers (WCAG 2.1.4). */
function LetterSwitch() {
  const say = useSay();
  const isOn = useLetterKeys();
  const why = useId();
  return (
    <div className={styles['letters']}>
      <label className={styles['switch']}>
        <input
          type="checkbox"
          role="switch"
          aria-describedby={why}
          checked={isOn}
          aria-checked={isOn}
          onChange={(event) => setLetterKeys(event.target.checked)}
        />
        {say('keys.letters')}
      </label>
      <p id={why}>{say('keys.letters.text')}</p>
    </div>
  );
}
