import type { Viewer } from '@tablee/kernel';
import type { SayPage } from '../../../locale/index.ts';
import type { LogNote } from '../../../session/noted.ts';

/** The sentence for a note, `before` being the note before it; null if the viewer knows it otherwise. */
export function tellNoted(one: LogNote, viewer: Viewer, say: SayPage, before: LogNote | null = null): string | null {
  const { what, seat, name, hasPlayed } = one;
  const isMine = seat !== null && seat === viewer;
  switch (what) {
    case 'time-out':
      return isMine ? say('time-out.mine') : say('time-out', { name });
    case 'stand-in':
      return isMine ? null : say('away.stand-in', { name }); // They learn on their return whether it has played.
    case 'resume':
      if (isMine) return null;
      return say(endsByReturn(one, before) ? 'pause.over-back' : 'pause.over');
    case 'pause':
      return isMine || seat === null ? say('pause.on') : say('pause.by', { name });
    case 'away':
      return isMine ? null : say('noted.away', { name });
    case 'back':
      if (isMine) return hasPlayed ? say('away.stood-in') : null;
      return say('noted.back', { name });
    case 'ready':
      return null; // Shown by marks beside the button.
    case 'bot':
    case 'seated':
      return null; // `handedOver` tells it with both names.
  }
}

/** True if the return of the last absent player ended the pause, which then has no seat of its own. */
function endsByReturn({ seat, seq }: LogNote, before: LogNote | null): boolean {
  return seat === null && before?.what === 'back' && before.seq === seq - 1;
}
