import type { Seat } from '@tablee/kernel';
import { type Hints, type Tries, useHint, useTries } from '@tablee/table-ui';
import { useMemo, useState } from 'react';
import { isHero } from '../../rules/board.ts';
import { campOf } from '../../rules/camps.ts';
import type { PlaceCommand } from '../../rules/check-place.ts';
import { answerablePushOf } from '../../rules/modules/confusion.ts';
import { rushClientRules } from '../../rules/page.ts';
import { cardAt } from '../../rules/places.ts';
import { answerableAbout } from '../../rules/questions.ts';
import type { Camp, Question, RushRefusal, RushTypes, RushView } from '../../rules/types.ts';
import { commandLookOf } from '../modules/installed.ts';
import type { RushProps } from '../props.ts';
import { noHintWords } from '../said/no-hint.ts';
import { aimsOf, type NumberedTarget, type OfferedTargets, offeredTargetsIn } from './aims.ts';
import { countedOf, lightsOf } from './lights.ts';
import { type HeroPick, picksOf } from './picks.ts';
import { type Projection, project } from './projection.ts';
import { thingName } from './things.ts';
import { fitsOf, type LegalSpots } from './touch.ts';
import { type Touches, touchesOf } from './touches.ts';
import { type TouchChoice, useChoice } from './use-choice.ts';
import { useFresh } from './use-fresh.ts';
import { useLaying } from './use-laying.ts';

/** Target of a hint. */
interface HintTarget {
  /** Null if the hint only says to wait. */
  readonly thing: string | null;
  /** Placement that the hint advises; null for other commands. */
  readonly lays: Pick<PlaceCommand, 'die' | 'spot'> | null;
  readonly why: string;
}

/** The table as one player uses it: choices, legal places and effects of touches. */
export interface RushGame
  extends Touches,
    Pick<TouchChoice, 'focus' | 'chosen' | 'read' | 'pinging'>,
    Pick<Tries<RushTypes>, 'refused'> {
  readonly shown: Projection;
  readonly me: Seat | null;
  /** The near camp: the player's, or the heroes' for spectators. */
  readonly camp: Camp;
  readonly isPlaying: boolean;
  /** RO-A68: calls are possible before the signal already. */
  readonly canPing: boolean;
  readonly fits: LegalSpots;
  /** Places that are counted on the cards. */
  readonly counted: LegalSpots;
  /** Counted places that are lit. */
  readonly lights: LegalSpots;
  /** The question that this sorcerer can answer, open or coming (RO-A84); null if there is none. */
  readonly asked: Question | null;
  /** Targets of the player; null if there is no choice. */
  readonly aims: readonly NumberedTarget[] | null;
  /** RO-42: heroes among whom the player chooses; null if there is no choice. */
  readonly picks: readonly HeroPick[] | null;
  /** The choice has just appeared, and takes no tap yet. */
  readonly isFresh: boolean;
  /** RO-A78: the whirlwind waits for a die of this hero. */
  readonly locking: Question | null;
  readonly hinted: HintTarget | null;
}

/** Time to read a refusal. */
const REFUSAL_MS = 3_500;
/** RO-A17: a refusal for haste is outdated after this time. */
const EARLY_REFUSAL_MS = 700;

export function useRush(props: RushProps): RushGame {
  const { view, viewer, pending } = props;
  const me = viewer === 'spectator' ? null : viewer;
  const shown = useMemo(() => project(view, me, pending), [view, me, pending]);
  const { coming } = shown;
  const isPlaying = me !== null && coming.phase === 'play';
  const canPing = me !== null && isHero(coming, me) && (isPlaying || coming.phase === 'signal');
  const fits = useMemo(
    () => (me === null || !isPlaying ? [] : fitsOf({ view: coming, seat: me })),
    [coming, me, isPlaying],
  );
  const choice = useChoice(shown, me, fits);
  const aims = useAims(view, shown, me);
  const picks = usePicks(view, shown, me);
  const asked = aims !== null ? answerableAbout(coming, 'push') : picks && answerableAbout(coming, 'hamper');
  const locking = coming.questions.find(({ about, seat }) => about === 'lock' && seat === me) ?? null;
  const fresh = asked ?? locking;
  const isFresh = useFresh(fresh && cardAt(coming, fresh.spot));
  const tries = useTries(props, {
    rules: rushClientRules,
    coming,
    feelingOf: (command) => commandLookOf(command)?.feeling ?? 'tap',
    lastsMs,
  });
  const nothing = me === null ? null : noHintWords(coming, me, props.say);
  const hints = useHint(props, { rules: rushClientRules, coming, nothing, onAnswer: choice.forget });
  const hinted = hintedBy(hints, aims);
  const counted = countedOf(fits, choice.chosen);
  const lights = lightsOf(counted, hinted);
  const laying = useLaying(coming, me, props.now, (place) =>
    tries.attempt(place, thingName({ at: 'spot', spot: place.spot })),
  );
  const situation = me === null ? null : { view: coming, seat: me };
  const touched = { situation, tries, hints, choice, fits, counted, laying, aims, locking, isFresh };
  return {
    shown,
    me,
    camp: me === null ? 'heroes' : campOf(view, me),
    isPlaying,
    canPing,
    fits,
    counted,
    lights,
    asked,
    aims,
    picks,
    isFresh,
    locking,
    focus: choice.focus,
    chosen: choice.chosen,
    read: choice.read,
    pinging: choice.pinging,
    refused: tries.refused,
    hinted,
    ...touchesOf(touched),
  };
}

/** Targets of the current choice. Their numbers stay the same if the host refuses one. */
function useAims(view: RushView, { coming }: Projection, me: Seat | null): readonly NumberedTarget[] | null {
  const [before, setBefore] = useState<OfferedTargets | null>(null);
  const choosing = offeredTargetsIn(view, before);
  if (choosing !== before) setBefore(choosing);
  return useMemo(() => {
    const isMine = me !== null && !isHero(coming, me);
    return isMine && answerablePushOf(coming) !== null && choosing !== null ? aimsOf(coming, choosing) : null;
  }, [coming, choosing, me]);
}

/** As soon as the host has confirmed the completion, and until the player's answer to the open question. */
function usePicks(view: RushView, { coming }: Projection, me: Seat | null): readonly HeroPick[] | null {
  return useMemo(() => {
    const isMine = me !== null && !isHero(coming, me) && answerableAbout(view, 'hamper') !== null;
    return isMine ? picksOf(coming, me) : null;
  }, [view, coming, me]);
}

function lastsMs({ rule, facts }: RushRefusal): number {
  return facts['why'] === 'haste' || rule === 'RO-A17' ? EARLY_REFUSAL_MS : REFUSAL_MS;
}

function hintedBy({ hint, nothing }: Hints<RushTypes>, aims: RushGame['aims']): RushGame['hinted'] {
  if (nothing !== null) return { thing: null, lays: null, why: nothing };
  if (hint === null) return null;
  const { command, why } = hint;
  const thing = commandLookOf(command)?.touches(command, aims) ?? command.do;
  return { thing, lays: command.do === 'place' ? command : null, why };
}
