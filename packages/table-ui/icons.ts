/** The pictures of the interface that games use too: one set, one weight. */
export { Check, Lightbulb, Lock, Pin, Volume2, X } from 'lucide-react';
