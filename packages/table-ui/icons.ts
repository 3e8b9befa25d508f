/** The pictures of the interface that games use too: one set, one weight. */
export {
  Check,
  Dices,
  LayoutGrid,
  Lightbulb,
  ListRestart,
  Lock,
  Maximize,
  Minimize,
  Pin,
  RefreshCw,
  Undo2,
  Volume2,
  X,
} from 'lucide-react';
