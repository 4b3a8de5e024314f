import { useTranslate } from 'ra-core';
import { useMemo, useState } from 'react';
import { type DefaultValues, type FieldValues, type Path, type Resolver, useForm } from 'react-hook-form';
import type { z } from 'zod';
import { ApiError } from '../dataProvider/ApiError';
import { contractResolver } from '../ui/form/engine/contractResolver';
import { isCancelled } from './passwordGate';

interface CallForm<Values extends FieldValues> {
  /** The contract's schema of the body, which also validates the form. */
  schema: z.ZodType;
  defaultValues: Values;
  /** Makes the call; its errors are shown at the fields, or in `failure`. */
  send: (values: Values) => Promise<void>;
}

/** A form for a single call outside react-admin's resources: validated by the contract, then by the server. */
export function useCallForm<Values extends FieldValues>({ schema, defaultValues, send }: CallForm<Values>) {
  const translate = useTranslate();
  const [failure, setFailure] = useState<string>();
  const resolver = useMemo(
    () =>
      contractResolver(schema, {
        template: rule => translate(`rules.${rule}`),
        label: field => translate(`app.account.fields.${field}`, { _: field }),
      }) as unknown as Resolver<Values>,
    [schema, translate],
  );
  const form = useForm<Values>({ defaultValues: defaultValues as DefaultValues<Values>, resolver, mode: 'onTouched' });

  const submit = form.handleSubmit(async values => {
    setFailure(undefined);
    try {
      await send(values);
    } catch (error) {
      if (isCancelled(error)) return;
      if (!(error instanceof ApiError)) throw error;
      const fieldErrors = Object.entries(error.errors ?? {}).filter(([field]) => field in values);
      fieldErrors.forEach(([field, message], index) => {
        form.setError(field as Path<Values>, { type: 'server', message }, { shouldFocus: index === 0 });
      });
      if (fieldErrors.length === 0) setFailure(error.message);
    }
  });

  const errorOf = (field: Path<Values>): string | undefined => form.getFieldState(field, form.formState).error?.message;
  return { form, submit, errorOf, failure, busy: form.formState.isSubmitting };
}
