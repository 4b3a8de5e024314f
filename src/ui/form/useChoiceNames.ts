import { useEffect } from 'react';
import type { Choice } from '../useSchemaChoices';
import { useResourceForm } from './FormContext';

/**
 * Registers the labels of an input's choices for the comparison of versions: those of a reference are in no schema.
 */
export function useChoiceNames(source: string, choices: readonly Choice[]) {
  const { choiceNames } = useResourceForm();
  useEffect(() => {
    choiceNames.set(source, value => choices.find(({ id }) => id === value)?.name);
    return () => void choiceNames.delete(source);
  }, [choiceNames, source, choices]);
}
