import { type Ref, useImperativeHandle } from 'react';
import { type FieldValues, type UseFormReturn, useFormContext, useFormState } from 'react-hook-form';

export type FormMethods = UseFormReturn<FieldValues> & { isDirty: boolean };

/** Exposes the form's methods and dirty state, which react-admin creates inside `<Form>`, to the parent. */
export const FormHandle = ({ ref }: { ref: Ref<FormMethods> }) => {
  const form = useFormContext();
  const { isDirty } = useFormState();
  useImperativeHandle(ref, () => ({ ...form, isDirty }), [form, isDirty]);
  return null;
};
