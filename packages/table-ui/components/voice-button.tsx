import type { Locale } from '@tablee/words';
import { Megaphone, MegaphoneOff } from 'lucide-react';
import { hasVoice, setVoice, useVoice } from '../sound/voice-setting.ts';
import { tableWords } from '../words.ts';

/** Switches calling names aloud on and off; absent if the browser has no speech synthesis. */
export function VoiceButton({ locale }: { readonly locale: Locale }) {
  const isOn = useVoice();
  if (!hasVoice()) return null;
  const Icon = isOn ? Megaphone : MegaphoneOff;
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={tableWords(locale)(isOn ? 'voice-off' : 'voice-on')}
      onClick={() => setVoice(!isOn)}
    >
      <Icon aria-hidden="true" />
    </button>
  );
}
