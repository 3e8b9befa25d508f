import { TALK_PROBLEMS } from '@tablee/protocol';
import { useStore } from 'zustand';
import { type SayPage, sayProblem } from '../../locale/index.ts';
import { useSay } from '../../locale/use-say.ts';
import type { TableSession } from '../../session/table-session.ts';

function sayTrouble(say: SayPage, why: string): string {
  // Some of these codes have another sentence outside of talk.
  const own = TALK_PROBLEMS.find((one) => one === why);
  return own === undefined ? sayProblem(say, why) : say(`talk.problem.${own}`);
}

/** The reason why the last message was not accepted. */
export function TalkTrouble({ session }: { readonly session: TableSession }) {
  const say = useSay();
  const unsaid = useStore(session.talk.store, (state) => state.unsaid);
  return <div role="status">{unsaid !== null && <p className="talk-trouble">{sayTrouble(say, unsaid.why)}</p>}</div>;
}
