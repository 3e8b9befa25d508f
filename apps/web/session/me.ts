import { create } from 'zustand';
import { api, type Me, type Persona } from './api.ts';

interface MeState {
  /** Null until the server has answered. */
  readonly me: Me | null;
  readonly isUnreachable: boolean;
}

/** The guest of this browser. */
export const useMe = create<MeState>(() => ({ me: null, isUnreachable: false }));

export async function loadMe(): Promise<void> {
  const answer = await api.me();
  if (answer.ok) useMe.setState({ me: answer.value, isUnreachable: false });
  else useMe.setState({ isUnreachable: true });
}

/** After a device link: the stored values belong to the guest of before. */
export function forgetMe(): void {
  useMe.setState({ me: null });
}

export function showPersona(persona: Persona): void {
  const { me } = useMe.getState();
  useMe.setState({ me: { tables: [], before: null, ...me, name: persona.name, avatar: persona.avatar } });
}
