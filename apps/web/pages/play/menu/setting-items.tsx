import { hasVoice, setVoice, tableWords, useVoice } from '@tablee/table-ui';
import { LOCALES } from '@tablee/words';
import { Languages, Megaphone, MegaphoneOff, Moon, Sun } from 'lucide-react';
import { useSay } from '../../../locale/use-say.ts';
import { LANGUAGES } from '../../../parts/switches.tsx';
import { chooseLocale, chooseTheme, useSettings } from '../../../settings/settings.ts';
import { useTheme } from '../../../settings/use-theme.ts';
import { MenuItem } from './menu-item.tsx';
import { VolumeChoice } from './volume-choice.tsx';

/** Settings of this device: sound, theme, language. */
export function SettingItems({ isVocal }: { readonly isVocal: boolean }) {
  const say = useSay();
  const locale = useSettings((settings) => settings.locale);
  const theme = useTheme() === 'dark' ? 'light' : 'dark';
  return (
    <>
      <SoundItems isVocal={isVocal} />
      <MenuItem
        Icon={theme === 'dark' ? Moon : Sun}
        words={say(`settings.theme.${theme}`)}
        onDo={() => chooseTheme(theme)}
      />
      {LOCALES.filter((one) => one !== locale).map((one) => (
        <MenuItem key={one} Icon={Languages} words={LANGUAGES[one]} lang={one} onDo={() => chooseLocale(one)} />
      ))}
    </>
  );
}

function SoundItems({ isVocal }: { readonly isVocal: boolean }) {
  const words = tableWords(useSettings(({ locale }) => locale));
  const isVoiceOn = useVoice();
  return (
    <>
      <VolumeChoice />
      {isVocal && hasVoice() && (
        <MenuItem
          Icon={isVoiceOn ? MegaphoneOff : Megaphone}
          words={words(isVoiceOn ? 'voice-off' : 'voice-on')}
          onDo={() => setVoice(!isVoiceOn)}
        />
      )}
    </>
  );
}
