import { useTranslate } from 'ra-core';
import { useCallback, useMemo, useState } from 'react';
import { type DefaultValues, type FieldValues, type Path, type Resolver, useForm } from 'react-hook-form';
import type { z } from 'zod';
import { ApiError } from '../dataProvider/ApiError';
import { errorText } from '../dataProvider/errorText';
import { isCancelled } from '../dataProvider/passwordGate';
import { contractResolver } from '../ui/form/engine/contractResolver';

interface CallForm<Values extends FieldValues> {
  /** The contract's schema of the body, which also validates the form. */
  schema: z.ZodType;
  defaultValues: Values;
  /** Makes the call; its errors are shown at their fields, or in `failure`. */
  send: (values: Values) => Promise<void>;
}

/**
 * A form for a single call outside the resources: validates by the contract's rules before sending, and shows the server's errors after.
 */
export function useCallForm<Values extends FieldValues>({ schema, defaultValues, send }: CallForm<Values>) {
  const translate = useTranslate();
  const [failure, setFailure] = useState<string>();
  const label = useCallback((field: string) => translate(`app.account.fields.${field}`, { _: field }), [translate]);
  const resolver = useMemo(
    () =>
      contractResolver(schema, {
        template: rule => translate(`rules.${rule}`),
        label,
      }) as unknown as Resolver<Values>,
    [schema, label, translate],
  );
  const form = useForm<Values>({ defaultValues: defaultValues as DefaultValues<Values>, resolver, mode: 'onTouched' });

  const submit = form.handleSubmit(async values => {
    setFailure(undefined);
    try {
      await send(values);
    } catch (error) {
      if (isCancelled(error)) return;
      if (!(error instanceof ApiError)) throw error;
      const rejected = Object.entries(error.errors ?? {}).filter(([field]) => field in values);
      rejected.forEach(([field, message], index) => {
        form.setError(
          field as Path<Values>,
          { type: 'server', message: errorText(error.error?.fields?.[field], message, label(field)) },
          { shouldFocus: index === 0 },
        );
      });
      if (rejected.length === 0) setFailure(error.message);
    }
  });

  const errorOf = (field: Path<Values>): string | undefined => form.getFieldState(field, form.formState).error?.message;
  return { form, submit, errorOf, failure, busy: form.formState.isSubmitting };
}
