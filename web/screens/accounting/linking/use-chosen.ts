import { useState } from 'react';

/** What is ticked in a list. */
export interface ChosenIds {
  readonly ids: string[];
  readonly toggle: (id: string) => void;
}

/** Keeps what is ticked, beginning with `first`. */
export function useChosen(first: readonly string[]): ChosenIds {
  const [ids, setIds] = useState([...first]);
  const toggle = (id: string) =>
    setIds((chosen) => (chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id]));
  return { ids, toggle };
}
