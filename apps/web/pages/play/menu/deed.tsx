import type { LucideIcon } from 'lucide-react';

interface DeedProps {
  readonly Icon: LucideIcon;
  readonly words: string;
  /** Where the words are of another language than the page. */
  readonly lang?: string;
  readonly onDo: () => void;
}

/** A line of the menu. */
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
