import { useTranslate } from 'ra-core';
import { useCallback, useMemo } from 'react';
import type { z } from 'zod';
import { labelAt } from '../../../../contract/core/labels';
import type { FieldValidator } from '../FormContext';
import { contractResolver } from './contractResolver';

/** Returns a function for the label of a field by its path: from the resource's messages, else the contract's schema. */
export function useLabelOfPath(input: z.ZodType, resource: string) {
  const translate = useTranslate();
  return useCallback(
    (path: string) =>
      translate(`resources.${resource}.fields.${path.replace(/\.\d+(?=\.|$)/g, '')}`, {
        _: labelAt(input, path.split('.')),
      }),
    [input, resource, translate],
  );
}

/** Returns a form resolver for the contract's schema, in the user's language and with the resource's field labels. */
export function useContractResolver(
  input: z.ZodType,
  resource: string,
  validators?: ReadonlyMap<string, FieldValidator>,
) {
  const translate = useTranslate();
  const label = useLabelOfPath(input, resource);
  return useMemo(
    () => contractResolver(input, { template: rule => translate(`rules.${rule}`), label }, validators),
    [input, label, translate, validators],
  );
}
