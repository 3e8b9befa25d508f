/** The pictures of the interface that games use too: one set, one weight. */
export {
<<<<<<< HEAD
  BookOpen,
  Check,
  ChevronDown,
  ChevronLeft,
  ChevronRight,
=======
  ArrowLeftRight,
  Check,
  ChevronDown,
>>>>>>> 51e545a (wip: Rummü table, words)
  Dices,
  LayoutGrid,
  Lightbulb,
  Layers,
  Lock,
  Maximize,
  Minimize,
  Pin,
  Plus,
  RefreshCw,
  Undo2,
  Volume2,
  X,
} from 'lucide-react';
