import { useStore } from 'zustand';
import { type PageWord, type SayPage, sayProblem } from '../../locale/index.ts';
import { useSay } from '../../locale/use-say.ts';
import type { TableSession } from '../../session/table-session.ts';

/** Codes that mean something else where a seat is taken or a table made. */
const OWN: ReadonlySet<string> = new Set(['too-many', 'too-long', 'bad-words', 'no-free-words', 'not-seated']);

function sayTrouble(say: SayPage, why: string): string {
  return OWN.has(why) ? say(`talk.problem.${why}` as PageWord) : sayProblem(say, why);
}

/** Why the last thing was not said. */
export function Trouble({ session }: { readonly session: TableSession }) {
  const say = useSay();
  const unsaid = useStore(session.talk.store, (state) => state.unsaid);
  return <div role="status">{unsaid !== null && <p className="talk-trouble">{sayTrouble(say, unsaid.why)}</p>}</div>;
}
