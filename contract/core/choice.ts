import { z } from 'zod';

const choices = z.registry<{ words: Record<string, string> }>();

/** Names of a choice as zod and the tables take them. */
export const namesOf = <Name extends string>(words: Record<Name, string>) => Object.keys(words) as [Name, ...Name[]];

/** One of several names, each with its Indonesian word: `choice({ live: 'Tayang', ended: 'Berakhir' })`. The words' one home. */
export const choice = <Name extends string>(words: Record<Name, string>) =>
  z.enum(namesOf(words)).register(choices, { words });

/** The words of a field that is a choice, also where it may be empty. */
export function choiceLabels(schema: z.ZodType): Readonly<Record<string, string>> | undefined {
  const own = choices.get(schema)?.words;
  if (own) return own;
  if (schema instanceof z.ZodPipe) return choiceLabels(schema.out as z.ZodType) ?? choiceLabels(schema.in as z.ZodType);
  const { unwrap } = schema as unknown as { unwrap?: () => z.ZodType };
  return typeof unwrap === 'function' && !(schema instanceof z.ZodArray)
    ? choiceLabels(unwrap.call(schema))
    : undefined;
}
