import { useTranslate } from 'ra-core';
import { useCallback, useMemo } from 'react';
import type { z } from 'zod';
import { labelAt } from '../../../../contract/core/labels';
import type { FieldValidator } from '../FormContext';
import { contractResolver } from './contractResolver';

/** What the reader calls a field, by its path: as the resource does, else as the contract's schema. */
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

/** The contract's schema as the resolver of a form, in the reader's language; fields are called what the resource calls them. */
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
