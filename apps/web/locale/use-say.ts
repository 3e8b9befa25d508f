import { useSettings } from '../settings/settings.ts';
import { pageWords, type SayPage } from './index.ts';

export function useSay(): SayPage {
  return pageWords(useSettings(({ locale }) => locale));
}
