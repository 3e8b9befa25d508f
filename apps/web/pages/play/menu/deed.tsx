import type { LucideIcon } from 'lucide-react';

interface DeedProps {
  readonly Icon: LucideIcon;
  readonly words: string;
  /** Language of `words`, if it is not the page's. */
  readonly lang?: string;
  readonly onDo: () => void;
}

export function Deed({ Icon, words, lang, onDo }: DeedProps) {
  return (
    <li>
      <button type="button" className="menu-deed" lang={lang} onClick={onDo}>
        <Icon size={22} aria-hidden="true" />
        {words}
      </button>
    </li>
  );
}
