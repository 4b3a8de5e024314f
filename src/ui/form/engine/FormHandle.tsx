import { type Ref, useImperativeHandle } from 'react';
import { type FieldValues, type UseFormReturn, useFormContext, useFormState } from 'react-hook-form';

export type FormMethods = UseFormReturn<FieldValues> & { isDirty: boolean };

/** Hands the form's methods, and whether anything was typed, to what stands around it: react-admin makes them within. */
export const FormHandle = ({ ref }: { ref: Ref<FormMethods> }) => {
  const form = useFormContext();
  const { isDirty } = useFormState();
  useImperativeHandle(ref, () => ({ ...form, isDirty }), [form, isDirty]);
  return null;
};
