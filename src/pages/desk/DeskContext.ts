import { createContext, useContext } from 'react';
import type { Desk } from './useDesk';

export const DeskContext = createContext<Desk | null>(null);

/** What the cards of a call share. @throws Error outside a call */
export function useDeskContext(): Desk {
  const desk = useContext(DeskContext);
  if (!desk) throw new Error('Used outside a call of the desk');
  return desk;
}
