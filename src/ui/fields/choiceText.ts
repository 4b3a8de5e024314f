import type { useTranslate } from 'ra-core';

/**
 * Returns the label of a choice: the resource's message (`choices.type.pangkalan`, also for `type_code`), else the contract's.
 */
export const choiceText = (
  translate: ReturnType<typeof useTranslate>,
  { resource, field, value, word }: { resource: string | undefined; field: string; value: string; word: string },
): string => {
  const key = (name: string) => `resources.${resource}.choices.${name}.${value}`;
  const short = field.replace(/_code$/, '');
  return translate(key(field), { _: short === field ? word : translate(key(short), { _: word }) });
};
