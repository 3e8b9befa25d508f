import { MuteButton, TeamMarks, type Teams, type TeamWords, VoiceButton } from '@tablee/table-ui';
import { Maximize, Minimize, Tv, Volume2 } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useSay } from '../../locale/use-say.ts';
import { LocaleSwitch, ThemeSwitch } from '../../parts/switches.tsx';
import { useSettings } from '../../settings/settings.ts';

interface HeadProps {
  readonly title: string;
  readonly subtitle: string;
  readonly teams?: Teams;
  readonly teamWords?: readonly TeamWords[];
  readonly isVocal: boolean;
  /** Hides the title, because the podium has its own. */
  readonly isOver?: boolean;
}

/** Title and settings, for a pointer or a remote control. */
export function TvHead({ title, subtitle, teams = null, teamWords, isVocal, isOver = false }: HeadProps) {
  const locale = useSettings((settings) => settings.locale);
  return (
    <header className="tv-head">
      <h1 className={isOver ? 'hidden-words' : undefined}>
        {title}
        <small>
          {subtitle}
          {teams?.map((seats, index) => (
            <span key={seats[0]}>
              <TeamMarks seats={seats} />
              {teamWords?.[index]?.name}
            </span>
          ))}
        </small>
      </h1>
      <Here isOver={isOver} />
      <div className="tv-tools">
        <LocaleSwitch />
        <ThemeSwitch />
        {isVocal && <VoiceButton locale={locale} />}
        <MuteButton locale={locale} />
        <WholeScreen />
      </div>
    </header>
  );
}

function onWake(listener: () => void): () => void {
  const signs = ['pointerup', 'keyup'] as const;
  for (const sign of signs) document.addEventListener(sign, listener);
  return () => {
    for (const sign of signs) document.removeEventListener(sign, listener);
  };
}

/** Names the screen, or asks for a key press: browsers play no sound before one. */
function Here({ isOver }: { readonly isOver: boolean }) {
  const say = useSay();
  const isAwake = useSyncExternalStore(onWake, () => navigator.userActivation?.hasBeenActive ?? true);
  if (isOver) return null;
  if (isAwake) {
    return (
      <p className="tv-here">
        <Tv aria-hidden="true" />
        {say('tv.title')}
      </p>
    );
  }
  return (
    <p className="tv-sound">
      <Volume2 aria-hidden="true" />
      {say('tv.sound')}
    </p>
  );
}

function onScreen(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
}

function WholeScreen() {
  const say = useSay();
  const isWhole = useSyncExternalStore(onScreen, () => document.fullscreenElement !== null);
  if (!document.fullscreenEnabled) return null;
  const Icon = isWhole ? Minimize : Maximize;
  const change = (): Promise<void> =>
    isWhole ? document.exitFullscreen() : document.documentElement.requestFullscreen({ navigationUI: 'hide' });
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={say(isWhole ? 'tv.window' : 'tv.whole')}
      onClick={() => void change().catch(() => null)} // A refusal leaves the window as it is.
    >
      <Icon aria-hidden="true" />
    </button>
  );
}
