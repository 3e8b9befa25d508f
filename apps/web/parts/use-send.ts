import { useSay } from '../locale/use-say.ts';
import { copyText } from './copy-text.ts';
import { showNotice } from './notices.tsx';

interface LinkSending {
  readonly copy: () => void;
  /** Copies if the browser cannot share. */
  readonly share: () => void;
}

/** Copies or shares a link. `whole` is the copied text, by default the link alone. */
export function useSend(url: string, text: string, whole: string = url): LinkSending {
  const say = useSay();
  const copy = async (): Promise<void> => {
    showNotice((await copyText(whole)) ? say('copied') : say('problem.copy'));
  };
  const share = async (): Promise<void> => {
    if (!(await shareLink({ text, url }))) await copy();
  };
  return { copy: () => void copy(), share: () => void share() };
}

/** Returns false if the browser cannot share; a cancelled share counts as done. */
async function shareLink(data: ShareData): Promise<boolean> {
  if (typeof navigator.share !== 'function') return false;
  try {
    await navigator.share(data);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}
