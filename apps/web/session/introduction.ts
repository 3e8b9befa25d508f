import { recall, remember } from '@tablee/table-ui/device-memory';
import { create } from 'zustand';
import { loadMe, useMe } from './me.ts';

const KEY = 'introduced';

/** Who somebody is to the others is to be said now. */
interface Asked {
  /** Of somebody who did not ask for it, and may keep the name that chance gave. */
  readonly isWelcome: boolean;
  /** What waits for it. */
  readonly onDone: () => void;
}

export const useIntroduction = create<{ readonly asked: Asked | null }>(() => ({ asked: null }));

/** Before somebody sits down for the first time on this device, they say who they are: a name of chance tells friends nothing. */
export async function introduce(onDone: () => void): Promise<void> {
  if (recall(KEY) === null) await ask({ isWelcome: true, onDone });
  else onDone();
}

/** The same for somebody who sits already: nothing is done where they have said it before. */
export async function introduceOnce(onDone: () => void): Promise<void> {
  if (recall(KEY) === null) await ask({ isWelcome: true, onDone });
}

export async function changePersona(onDone: () => void): Promise<void> {
  await ask({ isWelcome: false, onDone });
}

export function rememberIntroduced(): void {
  remember(KEY, 'yes');
}

export function endIntroduction(): void {
  useIntroduction.setState({ asked: null });
}

/** Where the server does not say who this is, nobody is kept from sitting down. */
async function ask(asked: Asked): Promise<void> {
  if (useMe.getState().me === null) await loadMe();
  if (useMe.getState().me === null) asked.onDone();
  else useIntroduction.setState({ asked });
}
