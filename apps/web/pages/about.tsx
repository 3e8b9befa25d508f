import { Button } from '@tablee/table-ui';
import { useState } from 'react';
import { sayProblem } from '../locale/index.ts';
import { useSay } from '../locale/use-say.ts';
import { CardPage } from '../parts/card-page.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { showNotice } from '../parts/notices.tsx';
import { goTo } from '../router/use-route.ts';
import { api } from '../session/api.ts';
import { forgetMe } from '../session/me.ts';
import { forgetAll } from '../settings/remembered.ts';

interface Thanks {
  readonly what: string;
  readonly who: string;
  readonly licence: string;
}

/** Libraries and pictures in the page itself; NOTICE.md names the rest. */
const THANKS: readonly Thanks[] = [
  { what: 'Fluent Emoji', who: 'Microsoft', licence: 'MIT' },
  { what: 'Fredoka', who: 'The Fredoka Project Authors', licence: 'OFL 1.1' },
  { what: 'Nunito', who: 'The Nunito Project Authors', licence: 'OFL 1.1' },
  { what: 'Lucide', who: 'Lucide Contributors', licence: 'ISC' },
  { what: 'React', who: 'Meta', licence: 'MIT' },
  { what: 'zustand', who: 'Poimandres', licence: 'MIT' },
  { what: 'Lingui', who: 'Lingui contributors', licence: 'MIT' },
  { what: 'Zod', who: 'Colin McDonnell', licence: 'MIT' },
  { what: 'dnd kit', who: 'Clauderic Demers', licence: 'MIT' },
  { what: 'node-qrcode', who: 'Ryan Day', licence: 'MIT' },
  { what: 'noble', who: 'Paul Miller', licence: 'MIT' },
];

export default function About() {
  const say = useSay();
  return (
    <CardPage title={say('about.title')} width="wide">
      <p>{say('about.lead')}</p>
      <h2>{say('about.games')}</h2>
      <p>{say('about.games-text')}</p>
      <h2>{say('about.privacy')}</h2>
      <p>{say('about.privacy-kept')}</p>
      <p>{say('about.privacy-words')}</p>
      <p>{say('about.privacy-cookie')}</p>
      <p>{say('about.privacy-nobody')}</p>
      <Forget />
      <h2>{say('about.licences')}</h2>
      <p>{say('about.licences-text')}</p>
      <ul className="about-thanks">
        {THANKS.map((one) => (
          <li key={one.what}>{say('about.by', { ...one })}</li>
        ))}
      </ul>
    </CardPage>
  );
}

function Forget() {
  const say = useSay();
  const [isAsking, setAsking] = useState(false);
  const forget = async (): Promise<void> => {
    setAsking(false);
    const answer = await api.forgetMe();
    if (!answer.ok) return showNotice(sayProblem(say, answer.why));
    forgetAll();
    forgetMe();
    showNotice(say('about.forgotten'));
    goTo({ page: 'home' });
  };
  return (
    <div className="about-forget">
      <Button look="ink" onClick={() => setAsking(true)}>
        {say('about.forget')}
      </Button>
      {isAsking && (
        <Dialog title={say('about.forget-sure')} onClose={() => setAsking(false)}>
          <p>{say('about.forget-text')}</p>
          <div className="dialog-actions">
            <Button look="paper" onClick={() => setAsking(false)}>
              {say('cancel')}
            </Button>
            <Button look="ink" onClick={() => void forget()}>
              {say('about.forget-yes')}
            </Button>
          </div>
        </Dialog>
      )}
    </div>
  );
}
