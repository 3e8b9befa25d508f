/** The pictures of the interface that games use too: one set, one weight. */
export { Check, Hand, Layers, Lightbulb, Lock, Volume2, X } from 'lucide-react';
