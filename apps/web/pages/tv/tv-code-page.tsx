import '../../styles/tv.css';
import type { Size } from '@tablee/table-ui';
import { useSay } from '../../locale/use-say.ts';
import { Logo } from '../../parts/logo.tsx';
import { usePageTitle } from '../../parts/use-page-title.ts';
import { JoinByCode } from '../home/join-by-code.tsx';
import { Stage } from './stage.tsx';
import styles from './tv-code-page.module.css';
import { useWideViewport } from './use-wide-viewport.ts';

/** A small layout size makes everything large on a television. */
const STAGE: Size = { width: 640, height: 540 };

/** `/tv`: short enough to type with a remote control; the code then leads to the table. */
export default function TvCodePage() {
  const say = useSay();
  const heading = usePageTitle(say('tv.title'));
  useWideViewport();
  return (
    <div className="table tv">
      <div className="tv-rim" />
      <Stage least={STAGE}>
        <main className={styles['door']}>
          <h1 ref={heading} tabIndex={-1} className={styles['title']}>
            <Logo size={46} />
            {say('app')}
            <small>{say('tv.title')}</small>
          </h1>
          <JoinByCode as="tv" />
        </main>
      </Stage>
    </div>
  );
}
