import { recall, remember } from '@tablee/table-ui/device-memory';
import { create } from 'zustand';
import { loadMe, useMe } from './me.ts';

const STORAGE_KEY = 'introduced';

/** A request to open the dialog for name and face. */
interface IntroductionRequest {
  /** Opened by the page before the guest sits down: they may keep the random name. */
  readonly isWelcome: boolean;
  readonly onDone: () => void;
}

export const useIntroduction = create<{ readonly asked: IntroductionRequest | null }>(() => ({ asked: null }));

/**
 * Asks for name and face before the first time that a guest sits down on this device: friends cannot recognise a random
 * name.
 */
export async function introduce(onDone: () => void): Promise<void> {
  if (recall(STORAGE_KEY) === null) await ask({ isWelcome: true, onDone });
  else onDone();
}

/** For guests who sit already; does not call `onDone` if this device has introduced them before. */
export async function introduceOnce(onDone: () => void): Promise<void> {
  if (recall(STORAGE_KEY) === null) await ask({ isWelcome: true, onDone });
}

export async function changePersona(onDone: () => void): Promise<void> {
  await ask({ isWelcome: false, onDone });
}

export function rememberIntroduced(): void {
  remember(STORAGE_KEY, 'yes');
}

export function endIntroduction(): void {
  useIntroduction.setState({ asked: null });
}

/** Skips the dialog if the server does not answer, so that the guest can still sit down. */
async function ask(asked: IntroductionRequest): Promise<void> {
  if (useMe.getState().me === null) await loadMe();
  if (useMe.getState().me === null) asked.onDone();
  else useIntroduction.setState({ asked });
}
