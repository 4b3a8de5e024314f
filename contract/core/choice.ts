import { z } from 'zod';
import { choices } from './choiceLabels';
import { namesOf } from './namesOf';

/** An enum whose members have Indonesian labels: `choice({ live: 'Tayang', ended: 'Berakhir' })`. */
export const choice = <Name extends string>(words: Record<Name, string>) =>
  z.enum(namesOf(words)).register(choices, { words });

/** A choice that represents a state. Lists show it as a chip, styled alike for states of the same name. */
export const statusChoice = <Name extends string>(words: Record<Name, string>) =>
  choice(words).meta({ kind: 'status' });

/** A range of whole numbers, without gaps, that have Indonesian labels: `numberedChoice({ 1: 'Senin', 2: 'Selasa' })`. */
export const numberedChoice = (words: Readonly<Record<number, string>>) => {
  const values = Object.keys(words).map(Number);
  return z
    .int()
    .min(Math.min(...values))
    .max(Math.max(...values))
    .register(choices, { words });
};
