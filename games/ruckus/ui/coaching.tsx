import { Coach, type Tip } from '@tablee/table-ui';
import { spotName } from './spots.ts';
import { hintFor } from './touch.ts';
import type { RuckusGame, RuckusProps } from './use-ruckus.ts';

const THINGS = '.pile, .hand-card, .action > *, .status, .opponent, .topbar button';

/** This game does not wait for who reads. */
const LASTS_MS = 6_000;

interface CoachingProps extends RuckusProps {
  readonly game: RuckusGame;
}

/** The first match of a newcomer: lay a pair, steal a pile, slap the draw pile. */
export function Coaching({ game, say, locale }: CoachingProps) {
  const { me, mustForm, mustSlap, shown } = game;
  const hint = me === null ? null : hintFor({ view: shown.coming, seat: me });
  const theft = hint?.do === 'steal' ? spotName({ at: 'pile', seat: hint.from, family: hint.family }) : null;
  const tips: readonly Tip[] = [
    {
      id: 'pair',
      at: '.hand-card[data-state="now"]',
      words: say('ui.tip.pair'),
      isDue: mustForm !== null,
      isDone: shown.sent.some(({ seat }) => seat === me),
      lasts: LASTS_MS,
    },
    {
      id: 'steal',
      at: `[data-thing="${theft}"]`,
      words: say('ui.tip.steal'),
      isDue: theft !== null,
      isDone: shown.sent.some(({ seat }) => seat !== me),
      lasts: LASTS_MS,
    },
    {
      id: 'slap',
      at: '.draw-pile',
      words: say('ui.tip.slap'),
      isDue: mustSlap,
      isDone: shown.isSlapping,
      lasts: LASTS_MS,
    },
  ];
  return <Coach game="ruckus" tips={tips} keepsFree={THINGS} locale={locale} />;
}
