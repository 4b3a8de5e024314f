import { useEffect } from 'react';
import type { Choice } from '../list/cells/useSchemaChoices';
import { useResourceForm } from './FormContext';

/**
 * Registers the labels of an input's choices for the comparison of versions, since those of a reference are not in any schema.
 */
export function useChoiceNames(source: string, choices: readonly Choice[]) {
  const { choiceNames } = useResourceForm();
  useEffect(() => {
    const nameOf = (value: unknown) => choices.find(({ id }) => id === String(value))?.name;
    choiceNames.set(source, value =>
      Array.isArray(value) && value.length > 0
        ? value.map(item => nameOf(item) ?? String(item)).join(', ')
        : nameOf(value),
    );
    return () => void choiceNames.delete(source);
  }, [choiceNames, source, choices]);
}
