import { z } from 'zod';
import { choices } from './choiceLabels';
import { namesOf } from './namesOf';

/** An enum whose members have Indonesian labels: `choice({ live: 'Tayang', ended: 'Berakhir' })`. */
export const choice = <Name extends string>(words: Record<Name, string>) =>
  z.enum(namesOf(words)).register(choices, { words });

/** A choice that is a state: lists show it as a chip, in the look that a state of its name has everywhere. */
export const statusChoice = <Name extends string>(words: Record<Name, string>) =>
  choice(words).meta({ kind: 'status' });

/** A whole number whose values have Indonesian labels, without gaps: `numberedChoice({ 1: 'Senin', 2: 'Selasa' })`. */
export const numberedChoice = (words: Readonly<Record<number, string>>) => {
  const values = Object.keys(words).map(Number);
  return z
    .int()
    .min(Math.min(...values))
    .max(Math.max(...values))
    .register(choices, { words });
};
