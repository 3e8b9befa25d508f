import type { Viewer } from '@tablee/kernel';
import type { SayPage } from '../../../locale/index.ts';
import type { Noted } from '../../../session/noted.ts';

/** What is told of something that happened around the match; null where it is known otherwise. */
export function tellNoted({ what, seat, name }: Noted, viewer: Viewer, say: SayPage): string | null {
  const isMine = seat !== null && seat === viewer;
  switch (what) {
    case 'time-out':
      return isMine ? say('time-out.mine') : say('time-out', { name });
    case 'stand-in':
      return isMine ? say('away.stood-in') : say('away.stand-in', { name });
    case 'resume':
      return isMine ? null : say('pause.over'); // who resumes it knows
    case 'pause':
      return isMine || seat === null ? say('pause.on') : say('pause.by', { name });
    case 'away':
    case 'back':
      return isMine ? null : say(`noted.${what}`, { name });
    case 'ready':
      return null; // marks beside the button show it
    case 'bot':
    case 'seated':
      return null; // the table tells it with both names
  }
}
