import { Avatar, Button } from '@tablee/table-ui';
import { sayProblem } from '../locale/index.ts';
import { useSay } from '../locale/use-say.ts';
import { api, type Persona } from '../session/api.ts';
import { loadMe } from '../session/me.ts';
import { showNotice } from './notices.tsx';
import styles from './who-before.module.css';

interface WhoBeforeProps {
  readonly before: Persona;
  readonly onDone: () => void;
}

/** Returns to the guest that this browser was before it followed a device link. */
export function WhoBefore({ before, onDone }: WhoBeforeProps) {
  const say = useSay();
  const goBack = async (): Promise<void> => {
    const answer = await api.becomeBefore();
    if (!answer.ok) return showNotice(sayProblem(say, answer.why));
    await loadMe();
    showNotice(say('me.gone-back', { name: answer.value.name }));
    onDone();
  };
  return (
    <div className={styles['before']}>
      <Avatar seat={0} name={before.avatar} size={44} />
      <p>{say('me.before', { name: before.name })}</p>
      <Button look="paper" onClick={() => void goBack()}>
        {say('me.go-back', { name: before.name })}
      </Button>
    </div>
  );
}
