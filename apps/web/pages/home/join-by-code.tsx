import { Button } from '@tablee/table-ui';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { sayProblem } from '../../locale/index.ts';
import { useSay } from '../../locale/use-say.ts';
import { clearNotices, showNotice } from '../../parts/notices.tsx';
import { goTo } from '../../router/use-route.ts';
import { api } from '../../session/api.ts';
import styles from './join-by-code.module.css';

const CODE_LENGTH = 4;
const PLACES = Array.from({ length: CODE_LENGTH }, (_, place) => place);

interface JoinByCodeProps {
  /** Opens the table as a guest, or as a television. */
  readonly as?: 'table' | 'tv';
}

/** Input for the four characters of a table code. */
export function JoinByCode({ as = 'table' }: JoinByCodeProps) {
  const say = useSay();
  const isTv = as === 'tv';
  const field = useId();
  const [code, setCode] = useState('');
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isTv) input.current?.focus(); // A remote control has no pointer to focus it with.
  }, [isTv]);
  useEffect(() => clearNotices, []); // A notice about an unknown code must not stay on the next page.
  const enter = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const found = await api.findCode(code);
    if (found.ok) return goTo({ page: as, id: found.value.id });
    showNotice(sayProblem(say, found.why === 'not-found' || found.why === 'no-such-table' ? 'bad-code' : found.why));
  };
  return (
    <form className={styles['form']} onSubmit={(event) => void enter(event)}>
      <label htmlFor={field} className={styles['title']}>
        {say(isTv ? 'tv.code' : 'home.join')}
      </label>
      <span className={styles['code']}>
        <input
          id={field}
          ref={input}
          value={code}
          maxLength={CODE_LENGTH}
          inputMode="text"
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          aria-label={say('home.code')}
          onChange={(event) => setCode(cleaned(event.target.value))}
        />
        {PLACES.map((place) => (
          <span
            key={place}
            className={styles['sign']}
            data-next={place === Math.min(code.length, CODE_LENGTH - 1) || undefined}
            aria-hidden="true"
          >
            {code[place] ?? ''}
          </span>
        ))}
      </span>
      <span className={styles['hint']}>{say(isTv ? 'tv.code-how' : 'home.code-hint')}</span>
      <Button look="paper" type="submit" className={styles['enter'] ?? ''} disabled={code.length < CODE_LENGTH}>
        {say(isTv ? 'tv.code-enter' : 'home.enter')}
      </Button>
    </form>
  );
}

/** Keeps capitals and digits, as codes are written. */
function cleaned(typed: string): string {
  return typed
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, '')
    .slice(0, CODE_LENGTH);
}
