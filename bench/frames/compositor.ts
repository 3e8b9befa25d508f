import type { CDPSession } from '@playwright/test';

interface TraceEvent {
  readonly name: string;
  readonly args?: { readonly data?: { readonly compositeFailed?: number } };
}

/** Chromium's reason for animations that change nothing visible, which therefore run nowhere. */
const NO_VISIBLE_CHANGE = 1 << 17;

function isOnPageThread(reasons = 0): boolean {
  return reasons !== 0 && (reasons & NO_VISIBLE_CHANGE) === 0;
}

/** Animations started during the call that Chromium runs on the page's own thread instead of the compositor. */
export async function countPageThreadAnimations(session: CDPSession, during: () => Promise<unknown>): Promise<number> {
  let left = 0;
  const count = ({ value }: { readonly value: readonly object[] }): void => {
    for (const { name, args } of value as readonly TraceEvent[]) {
      if (name === 'Animation' && isOnPageThread(args?.data?.compositeFailed)) left += 1;
    }
  };
  session.on('Tracing.dataCollected', count);
  const categories = 'devtools.timeline,blink.animations,benchmark,rail';
  await session.send('Tracing.start', { categories, transferMode: 'ReportEvents' });
  await during();
  const told = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await told;
  session.off('Tracing.dataCollected', count);
  return left;
}
