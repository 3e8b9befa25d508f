import type { LucideIcon } from 'lucide-react';

interface MenuItemProps {
  readonly Icon: LucideIcon;
  readonly words: string;
  /** Language of `words`, if it is not the page's. */
  readonly lang?: string;
  readonly onDo: () => void;
}

export function MenuItem({ Icon, words, lang, onDo }: MenuItemProps) {
  return (
    <li>
      <button type="button" className="menu-item" lang={lang} onClick={onDo}>
        <Icon size={22} aria-hidden="true" />
        {words}
      </button>
    </li>
  );
}
