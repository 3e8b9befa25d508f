/** The pictures of the interface that games use too: one set, one weight. */
export {
  BookOpen,
  Check,
  ChevronDown,
  ChevronLeft,
  ChevronRight,
  Dices,
  LayoutGrid,
  Lightbulb,
  Lock,
  Maximize,
  Minimize,
  Pin,
  RefreshCw,
  Undo2,
  Volume2,
  X,
} from 'lucide-react';
