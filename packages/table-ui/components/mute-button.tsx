import type { Locale } from '@tablee/words';
import { Volume2, VolumeX } from 'lucide-react';
import { setMuted, useMuted } from '../sound/mute.ts';
import { tableWords } from '../words.ts';

export function MuteButton({ locale }: { readonly locale: Locale }) {
  const isMuted = useMuted();
  const label = tableWords(locale)(isMuted ? 'unmute' : 'mute');
  const Icon = isMuted ? VolumeX : Volume2;
  return (
    <button type="button" className="icon-button" aria-label={label} onClick={() => setMuted(!isMuted)}>
      <Icon aria-hidden="true" />
    </button>
  );
}
