import type { Viewer } from '@tablee/kernel';
import type { SayPage } from '../../../locale/index.ts';
import type { Noted } from '../../../session/noted.ts';

/** What is told of something that happened around the match; null where it is known otherwise. */
export function tellNoted({ what, seat, name, hasPlayed }: Noted, viewer: Viewer, say: SayPage): string | null {
  const isMine = seat !== null && seat === viewer;
  switch (what) {
    case 'time-out':
      return isMine ? say('time-out.mine') : say('time-out', { name });
    case 'stand-in':
      return isMine ? null : say('away.stand-in', { name }); // whether it has played is known when one is back
    case 'resume':
      return isMine ? null : say('pause.over'); // who resumes it knows
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
