import type { HostCatalog } from '@tablee/host';
import { allWritten, type PrintProgress, type SuiteFindings } from '../findings.ts';
import { nameOf, settingsIn } from '../playground.ts';
import { type MatchTally, playOverLinks } from './match-over-links.ts';

export interface LinksPlan {
  readonly matches: number;
  readonly seed: string;
}

const WORDS = [
  'Every match is played on a virtual clock between people and bots, with a watcher; all presets and seat counts in turn. Each message, in either direction, is dropped (2 %) or doubled (2 %) and takes 0 to 200 ms, so that messages overtake each other; now and then a line is cut and dialled again, or the table is unloaded and opened from its log. People play by chance from the view they follow, ask again under the same id until they are answered, and ask for the whole view when a frame is missing.',
  'Afterwards every device sees what the log, played again, says it is to see; every frame and whole view it ever got is as the log tells; every acknowledged command stands in the log, and none twice; no timer is left.',
];

/** Over bad lines nothing is lost or played twice, and all views are right in the end. */
export async function tryLinks(catalog: HostCatalog, plan: LinksPlan, progress: PrintProgress): Promise<SuiteFindings> {
  const settings = settingsIn(catalog);
  const tally: MatchTally = {
    sent: 0,
    dropped: 0,
    doubled: 0,
    overtaken: 0,
    cut: 0,
    unloads: 0,
    frames: 0,
    acked: 0,
    refused: 0,
    retries: 0,
    resyncs: 0,
  };
  const complaints: string[] = [];
  // The stride has no factor in common with their number, so that a short run reaches every game too.
  const stride = strideOf(settings.length);
  for (let match = 0; match < plan.matches; match += 1) {
    const setting = settings[(match * stride) % settings.length];
    if (setting === undefined) break;
    const wrong = await playOverLinks(catalog, setting, `${plan.seed} ${match}`, tally);
    complaints.push(...wrong.map((what) => `match ${match} (${nameOf(setting)}, seed ${plan.seed}): ${what}`));
    progress(`match ${match + 1} of ${plan.matches}: ${nameOf(setting)}, ${wrong.length} wrong`);
  }
  return {
    figures: allWritten({ matches: plan.matches, ...tally, wrong: complaints.length }),
    words: WORDS,
    complaints,
  };
}

const GOLDEN = 0.618;

function strideOf(count: number): number {
  const shares = (one: number, other: number): boolean => (other === 0 ? one > 1 : shares(other, one % other));
  let stride = Math.max(1, Math.round(count * GOLDEN));
  while (shares(stride, count)) stride += 1;
  return stride;
}
