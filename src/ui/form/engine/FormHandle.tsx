import { type Ref, useImperativeHandle } from 'react';
import { type FieldValues, type UseFormReturn, useFormContext, useFormState } from 'react-hook-form';

export type FormMethods = UseFormReturn<FieldValues> & { isDirty: boolean };

/** Exposes the form's methods and dirty state to its parent: react-admin creates them inside. */
export const FormHandle = ({ ref }: { ref: Ref<FormMethods> }) => {
  const form = useFormContext();
  const { isDirty } = useFormState();
  useImperativeHandle(ref, () => ({ ...form, isDirty }), [form, isDirty]);
  return null;
};
