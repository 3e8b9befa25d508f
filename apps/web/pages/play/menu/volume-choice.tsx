import { feel, Segmented, setVolume, tableWords, useVolume, VOLUMES, type Volume } from '@tablee/table-ui';
import { type LucideIcon, Volume1, Volume2, VolumeX } from 'lucide-react';
import { useSettings } from '../../../settings/settings.ts';

const ICONS: Readonly<Record<Volume, LucideIcon>> = { off: VolumeX, soft: Volume1, full: Volume2 };

/** Volume, as an entry of the menu. */
export function VolumeChoice() {
  const words = tableWords(useSettings(({ locale }) => locale));
  const choose = (volume: Volume): void => {
    setVolume(volume);
    feel('lay'); // Plays a sample at the new volume.
  };
  const choices = VOLUMES.map((value) => {
    const Icon = ICONS[value];
    return { value, label: words(`volume.${value}`), picture: <Icon size={22} aria-hidden="true" /> };
  });
  return (
    <li className="menu-item menu-choice">
      <span aria-hidden="true">{words('volume')}</span>
      <Segmented label={words('volume')} choices={choices} value={useVolume()} onChoose={choose} />
    </li>
  );
}
