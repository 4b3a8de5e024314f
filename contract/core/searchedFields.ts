import type { z } from 'zod';
import { registry } from 'zod/v4/core';
import { SchemaOutline } from './SchemaOutline';

/** Fields covered by searches; set by `listQuery`. */
export const searches = registry<{ fields: readonly string[] }>();

/** Returns the fields covered by a list's `search`, as far as the contract declares them. */
export const searchedFields = (search: z.ZodType): readonly string[] =>
  (search instanceof SchemaOutline ? search.searched : searches.get(search)?.fields) ?? [];
