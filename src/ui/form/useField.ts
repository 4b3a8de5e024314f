import { type InputProps, useInput } from 'ra-core';
import { useResourceForm } from './FormContext';

export interface FieldInput {
  source: string;
  help?: string;
  /** Where the schema has a default and the form asks all the same. */
  required?: boolean;
  wide?: boolean;
}

/** An input of a `<ResourceForm>`: its value and error, and what the contract says of the field. */
export function useField({
  source,
  required,
  ...rest
}: Pick<InputProps, 'source' | 'format' | 'parse'> & Pick<FieldInput, 'required'>) {
  const { facts } = useResourceForm();
  const { id, field, fieldState } = useInput({ source, ...rest });
  const fact = facts[source];
  return {
    id,
    field,
    error: fieldState.error?.message,
    required: required ?? fact?.required ?? false,
    maxLength: fact?.maxLength,
  };
}
