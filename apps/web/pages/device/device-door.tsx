import { Avatar, Button } from '@tablee/table-ui';
import { ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { sayProblem } from '../../locale/index.ts';
import { useSay } from '../../locale/use-say.ts';
import { CardPage } from '../../parts/card-page.tsx';
import { Loading } from '../../parts/loading.tsx';
import { ShortPage } from '../../parts/short-page.tsx';
import { turnPage } from '../../parts/use-page-title.ts';
import type { ApiProblem, Me, Persona } from '../../session/api.ts';
import styles from './device-door.module.css';
import { useOffer } from './use-offer.ts';

interface DeviceDoorProps {
  readonly token: string;
  /** Opens the table as the current guest of this browser. */
  readonly onDone: () => void;
}

/** Handles a device link: asks before this browser becomes another guest. */
export default function DeviceDoor({ token, onDone }: DeviceDoorProps) {
  const [attempt, setAttempt] = useState(0);
  const { offer, accept } = useOffer(token, attempt, onDone);
  const onDecline = asNewPage(onDone);
  if (offer.kind === 'looking') return <Loading />;
  if (offer.kind === 'refused')
    return <Refused why={offer.why} onRetry={asNewPage(() => setAttempt(attempt + 1))} onDecline={onDecline} />;
  const { them, me } = offer;
  const ways = { them, onAccept: asNewPage(accept), onDecline };
  return me === null ? <AreYou {...ways} /> : <Question {...ways} me={me} />;
}

/** Marks the next screen as a new page, although its address is the same. */
function asNewPage(act: () => void): () => void {
  return () => {
    turnPage();
    act();
  };
}

interface AskingProps {
  readonly them: Persona;
  readonly onAccept: () => void;
  readonly onDecline: () => void;
}

/** Shown if nobody has played on this browser. */
function AreYou({ them, onAccept, onDecline }: AskingProps) {
  const say = useSay();
  return (
    <CardPage title={say('becoming.are-you', { name: them.name })} width="narrow">
      <div className={styles['alone']}>
        <Who who={them} seat={THEIRS} brings={say('becoming.their-tables')} />
      </div>
      <p>{say('becoming.new', { name: them.name })}</p>
      <div className={styles['actions']}>
        <Button look="now" onClick={onAccept}>
          {say('becoming.go-on', { name: them.name })}
        </Button>
        <Button look="paper" onClick={onDecline}>
          {say('becoming.other')}
        </Button>
      </div>
    </CardPage>
  );
}

interface QuestionProps extends AskingProps {
  readonly me: Me;
}

function Question({ them, me, onAccept, onDecline }: QuestionProps) {
  const say = useSay();
  return (
    <CardPage title={say('becoming.title', { name: them.name })} width="narrow">
      <div className={styles['change']}>
        <Who
          label={say('becoming.now')}
          who={me}
          seat={MINE}
          brings={say('becoming.tables', { count: me.tables.length })}
        />
        <ArrowRight className={styles['arrow']} size={30} aria-hidden="true" />
        <Who label={say('becoming.then')} who={them} seat={THEIRS} brings={say('becoming.their-tables')} />
      </div>
      <p>{say('becoming.text', { name: them.name })}</p>
      <p className={styles['aside']}>{say('becoming.back', { name: me.name })}</p>
      <div className={styles['actions']}>
        <Button look="now" onClick={onAccept}>
          {say('becoming.yes', { name: them.name })}
        </Button>
        <Button look="paper" onClick={onDecline}>
          {say('me.stay', { name: me.name })}
        </Button>
      </div>
    </CardPage>
  );
}

/** Two seat colours that differ clearly. */
const MINE = 1;
const THEIRS = 0;

interface WhoProps {
  readonly label?: string;
  readonly who: Persona;
  readonly seat: number;
  readonly brings: string;
}

function Who({ label, who, seat, brings }: WhoProps) {
  return (
    <p className={styles['who']}>
      {label !== undefined && <small>{label}</small>}
      <Avatar seat={seat} name={who.avatar} size={72} />
      <b>{who.name}</b>
      <small>{brings}</small>
    </p>
  );
}

interface RefusedProps {
  readonly why: ApiProblem;
  readonly onRetry: () => void;
  readonly onDecline: () => void;
}

function Refused({ why, onRetry, onDecline }: RefusedProps) {
  const say = useSay();
  const isSpent = why === 'bad-token';
  return (
    <ShortPage title={say(isSpent ? 'becoming.spent' : 'unreachable.title')} text={sayProblem(say, why)}>
      {!isSpent && (
        <Button look="now" onClick={onRetry}>
          {say('retry')}
        </Button>
      )}
      <Button look={isSpent ? 'now' : 'paper'} onClick={onDecline}>
        {say('becoming.go')}
      </Button>
    </ShortPage>
  );
}
