import { uiCatalog } from '@tablee/games/catalog.ui';
import { Avatar, Button, MuteButton, useMedia } from '@tablee/table-ui';
import { BREAKPOINTS } from '@tablee/table-ui/breakpoints';
import { useEffect, useState } from 'react';
import { useSay } from '../../locale/use-say.ts';
import { Garland } from '../../parts/garland.tsx';
import { Logo } from '../../parts/logo.tsx';
import { Profile } from '../../parts/profile.tsx';
import { LocaleSwitch, ThemeSwitch } from '../../parts/switches.tsx';
import { usePageTitle } from '../../parts/use-page-title.ts';
import { Link } from '../../router/link.tsx';
import type { Me } from '../../session/api.ts';
import { loadMe, useMe } from '../../session/me.ts';
import { useSettings } from '../../settings/settings.ts';
import { lastPlayed, useHabits } from './against.ts';
import { AgainstWhom } from './against-whom.tsx';
import { fetchWhenIdle } from './fetch-when-idle.ts';
import { JoinByCode } from './join-by-code.tsx';
import { myTables } from './my-tables.ts';
import { RunningTables } from './running-tables.tsx';
import { Stand } from './stand.tsx';

/** Playable games come first. */
const GAMES = Object.entries(uiCatalog).toSorted(([, a], [, b]) => Number(b.table !== null) - Number(a.table !== null));

/** Maximum of variants under a box; fewer on a phone in landscape with many boxes. */
const MAX_CHIPS = 4;
const MAX_CHIPS_LOW = 3;
const MIN_GAMES_FOR_FEWER_CHIPS = 4;

const EVENING_HOUR = 18;

export function Home() {
  const say = useSay();
  const { me, isUnreachable } = useMe();
  useEffect(() => void loadMe(), []);
  useEffect(fetchWhenIdle, []);
  const heading = usePageTitle(say('home.title'));
  const tables = myTables(me);
  const isUpright = useMedia(BREAKPOINTS.homeUpright);
  const isLying = useMedia(BREAKPOINTS.homeLying);
  const isWaitedFor = isUpright && tables.some(({ status }) => status === 'playing');
  const played = useHabits((habits) => habits.played);
  const stranger = played === null && tables.length === 0 && <p className="home-stranger">{say('home.stranger')}</p>;
  const running = tables.length > 0 && <RunningTables tables={tables} />;
  return (
    <div className="home">
      <HomeBar me={me} />
      <Garland />
      <main className="home-main">
        <div className="home-head">
          <h1 ref={heading} tabIndex={-1} className="home-title">
            <span className="home-hello">{hello(say, me)}</span> <span>{say('home.what')}</span>
          </h1>
          <AgainstWhom />
          {!isLying && stranger}
        </div>
        {isUnreachable && <Unreachable />}
        <div className="home-board">
          {isWaitedFor && running}
          <h2 className="hidden-words">{say('home.games')}</h2>
          <Shelf />
          <div className="home-side">
            {isLying && stranger}
            {!isWaitedFor && running}
            <JoinByCode />
          </div>
        </div>
        <HomeFoot />
      </main>
    </div>
  );
}

/** The boxes; the last variant played is highlighted. */
function Shelf() {
  const played = useHabits((habits) => habits.played);
  const isLow = useMedia(BREAKPOINTS.low);
  const most = isLow && GAMES.length >= MIN_GAMES_FOR_FEWER_CHIPS ? MAX_CHIPS_LOW : MAX_CHIPS;
  return (
    <div className="shelf">
      {GAMES.map(([id, entry]) => (
        <Stand key={id} id={id} entry={entry} now={lastPlayed(id, entry, played)} most={most} />
      ))}
    </div>
  );
}

function HomeFoot() {
  const say = useSay();
  const locale = useSettings((settings) => settings.locale);
  return (
    <div className="home-foot">
      <div className="home-foot-tools">
        <MuteButton locale={locale} />
        <ThemeSwitch />
        <LocaleSwitch />
      </div>
      <Link to={{ page: 'tv-code' }}>{say('tv.title')}</Link>
      <Link to={{ page: 'about' }}>{say('home.about')}</Link>
    </div>
  );
}

function hello(say: ReturnType<typeof useSay>, me: Me | null): string {
  const time = new Date().getHours() >= EVENING_HOUR ? 'evening' : 'day';
  return me === null ? say('home.hello-stranger', { time }) : say('home.hello', { time, name: me.name });
}

function HomeBar({ me }: { readonly me: Me | null }) {
  const say = useSay();
  const locale = useSettings((settings) => settings.locale);
  const [isOpen, setOpen] = useState(false);
  return (
    <header className="home-bar">
      <span className="home-brand">
        <Logo size={50} />
        {say('app')}
      </span>
      <div className="home-tools" role="group" aria-label={say('settings')}>
        <MuteButton locale={locale} />
        <ThemeSwitch />
        <LocaleSwitch />
      </div>
      {me !== null && (
        <button
          type="button"
          className="home-me"
          aria-label={say('me.open', { name: me.name })}
          onClick={() => setOpen(true)}
        >
          <Avatar seat={1} name={me.avatar} size={40} />
          <span>{me.name}</span>
        </button>
      )}
      {isOpen && me !== null && <Profile me={me} onClose={() => setOpen(false)} />}
    </header>
  );
}

function Unreachable() {
  const say = useSay();
  return (
    <div className="home-trouble" role="alert">
      <p>
        <b>{say('unreachable.title')}</b> {say('unreachable.text')}
      </p>
      <Button look="ink" onClick={() => void loadMe()}>
        {say('retry')}
      </Button>
    </div>
  );
}
