import { LOCALES, type Locale } from '@tablee/words';
import { Moon, Sun } from 'lucide-react';
import { useSay } from '../locale/use-say.ts';
import { chooseLocale, chooseTheme, useSettings } from '../settings/settings.ts';
import { useTheme } from '../settings/use-theme.ts';

/** Each language in its own name, in every locale. */
export const LANGUAGES: Readonly<Record<Locale, string>> = { fr: 'Français', en: 'English' };

export function LocaleSwitch() {
  const say = useSay();
  const locale = useSettings((settings) => settings.locale);
  return (
    <div className="locale-switch" role="group" aria-label={say('settings.language')}>
      {LOCALES.map((one) => (
        <button
          key={one}
          type="button"
          lang={one}
          aria-label={`${one.toUpperCase()}, ${LANGUAGES[one]}`}
          aria-pressed={one === locale}
          onClick={() => chooseLocale(one)}
        >
          {one.toUpperCase()}
        </button>
      ))}
    </div>
  );
}

export function ThemeSwitch() {
  const say = useSay();
  const other = useTheme() === 'dark' ? 'light' : 'dark';
  const label = say(`settings.theme.${other}`);
  return (
    <button type="button" className="icon-button" aria-label={label} title={label} onClick={() => chooseTheme(other)}>
      {other === 'dark' ? <Moon aria-hidden="true" /> : <Sun aria-hidden="true" />}
    </button>
  );
}
