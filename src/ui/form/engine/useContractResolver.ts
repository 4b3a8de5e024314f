import { useTranslate } from 'ra-core';
import { useMemo } from 'react';
import type { z } from 'zod';
import { labelAt } from '../../../../contract/core/labels';
import type { FieldValidator } from '../FormContext';
import { contractResolver } from './contractResolver';

/** The contract's schema as the resolver of a form, in the reader's language; fields are called what the resource calls them. */
export function useContractResolver(
  input: z.ZodType,
  resource: string,
  validators?: ReadonlyMap<string, FieldValidator>,
) {
  const translate = useTranslate();
  return useMemo(() => {
    const label = (path: string) =>
      translate(`resources.${resource}.fields.${path.replace(/\.\d+(?=\.|$)/g, '')}`, {
        _: labelAt(input, path.split('.')),
      });
    return contractResolver(input, { template: rule => translate(`rules.${rule}`), label }, validators);
  }, [input, resource, translate, validators]);
}
