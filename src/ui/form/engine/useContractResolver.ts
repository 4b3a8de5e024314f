import { useTranslate } from 'ra-core';
import { useMemo } from 'react';
import type { z } from 'zod';
import { contractResolver } from './contractResolver';

/** The contract's schema as the judge of a form, in the reader's language; fields are called what the resource calls them. */
export function useContractResolver(input: z.ZodType, resource: string) {
  const translate = useTranslate();
  return useMemo(
    () =>
      contractResolver(input, {
        template: rule => translate(`rules.${rule}`),
        label: field => translate(`resources.${resource}.fields.${field}`, { _: field }),
      }),
    [input, resource, translate],
  );
}
