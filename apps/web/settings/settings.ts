import { LOCALES, type Locale } from '@tablee/words';
import { create } from 'zustand';
import { recall, remember } from './remembered.ts';

export type Theme = 'light' | 'dark';

interface Settings {
  readonly locale: Locale;
  /** Null if the system's theme applies. */
  readonly theme: Theme | null;
}

/** For browsers that prefer none of our languages. */
const FALLBACK: Locale = 'en';

export function localeFor(chosen: string | null, languages: readonly string[]): Locale {
  const wanted = [chosen ?? '', ...languages].map((language) => language.slice(0, 2).toLowerCase());
  for (const language of wanted) {
    const known = LOCALES.find((locale) => locale === language);
    if (known !== undefined) return known;
  }
  return FALLBACK;
}

function themeFrom(text: string | null): Theme | null {
  return text === 'light' || text === 'dark' ? text : null;
}

export const useSettings = create<Settings>(() => ({
  locale: localeFor(recall('locale'), navigator.languages),
  theme: themeFrom(recall('theme')),
}));

export function chooseLocale(locale: Locale): void {
  remember('locale', locale);
  useSettings.setState({ locale });
}

export function chooseTheme(theme: Theme): void {
  remember('theme', theme);
  useSettings.setState({ theme });
}
