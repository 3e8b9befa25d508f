import { Avatar, listOf } from '@tablee/table-ui';
import { useSay } from '../../locale/use-say.ts';
import { useSettings } from '../../settings/settings.ts';
import styles from './end.module.css';
import type { WaitingPerson } from './use-waiting.ts';

interface WaitingProps {
  readonly next: string | null;
  readonly waiting: readonly WaitingPerson[];
}

/** Who wants to play again, over the edge of the wood. */
export function WaitingForRematch({ next, waiting }: WaitingProps) {
  const say = useSay();
  const locale = useSettings((settings) => settings.locale);
  const names = waiting.map(({ info }) => info.name);
  const words =
    names.length === 0
      ? say('end.wants-more')
      : say('end.waiting', { names: listOf(names, locale), count: names.length });
  return (
    <p className={styles['waiting']} role="status">
      {next !== null && (
        <>
          {waiting.map(({ seat, info }) => (
            <Avatar key={seat} seat={seat} name={info.avatar} size={30} />
          ))}
          <span>{words}</span>
        </>
      )}
    </p>
  );
}
