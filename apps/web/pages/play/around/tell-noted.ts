import type { Viewer } from '@tablee/kernel';
import type { SayPage } from '../../../locale/index.ts';
import type { Noted } from '../../../session/noted.ts';

/** What is told of something that happened around the match, `before` being what happened last; null where it is known otherwise. */
export function tellNoted(one: Noted, viewer: Viewer, say: SayPage, before: Noted | null = null): string | null {
  const { what, seat, name, hasPlayed } = one;
  const isMine = seat !== null && seat === viewer;
  switch (what) {
    case 'time-out':
      return isMine ? say('time-out.mine') : say('time-out', { name });
    case 'stand-in':
      return isMine ? null : say('away.stand-in', { name }); // whether it has played is known when one is back
    case 'resume':
      if (isMine) return null; // who resumes it knows
      return say(endsByReturn(one, before) ? 'pause.over-back' : 'pause.over');
    case 'pause':
      return isMine || seat === null ? say('pause.on') : say('pause.by', { name });
    case 'away':
      return isMine ? null : say('noted.away', { name });
    case 'back':
      if (isMine) return hasPlayed ? say('away.stood-in') : null;
      return say('noted.back', { name });
    case 'ready':
      return null; // marks beside the button show it
    case 'bot':
    case 'seated':
      return null; // the table tells it with both names
  }
}

/** A pause that nobody ended was to last until everybody is back. */
function endsByReturn({ seat, seq }: Noted, before: Noted | null): boolean {
  return seat === null && before?.what === 'back' && before.seq === seq - 1;
}
