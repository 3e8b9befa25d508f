import { Button } from '@tablee/table-ui';
import { type FormEvent, useId, useState } from 'react';
import { sayProblem } from '../../locale/index.ts';
import { useSay } from '../../locale/use-say.ts';
import { forgetNotices, tellOnce } from '../../parts/notices.tsx';
import { goTo } from '../../router/use-route.ts';
import { api } from '../../session/api.ts';
import styles from './join-by-code.module.css';

const LENGTH = 4;
const PLACES = Array.from({ length: LENGTH }, (_, place) => place);

/** Four characters, read out by somebody at the table. */
export function JoinByCode() {
  const say = useSay();
  const field = useId();
  const [code, setCode] = useState('');
  const enter = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const found = await api.findCode(code);
    if (found.ok) {
      forgetNotices(); // an unknown code typed before is none of the table's business
      return goTo({ page: 'table', id: found.value.id });
    }
    tellOnce(sayProblem(say, found.why === 'not-found' || found.why === 'no-such-table' ? 'bad-code' : found.why));
  };
  return (
    <form className={styles['form']} onSubmit={(event) => void enter(event)}>
      <label htmlFor={field} className={styles['title']}>
        {say('home.join')}
      </label>
      <span className={styles['code']}>
        <input
          id={field}
          value={code}
          maxLength={LENGTH}
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
            data-next={place === Math.min(code.length, LENGTH - 1) || undefined}
            aria-hidden="true"
          >
            {code[place] ?? ''}
          </span>
        ))}
      </span>
      <span className={styles['hint']}>{say('home.code-hint')}</span>
      <Button look="paper" type="submit" className={styles['enter'] ?? ''} disabled={code.length < LENGTH}>
        {say('home.enter')}
      </Button>
    </form>
  );
}

/** As codes are written: capitals and digits. */
function cleaned(typed: string): string {
  return typed
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, '')
    .slice(0, LENGTH);
}
