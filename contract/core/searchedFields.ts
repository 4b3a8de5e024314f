import type { z } from 'zod';
import { registry } from 'zod/v4/core';
import { SchemaOutline } from './SchemaOutline';

/** What searches look in; set by `listQuery`. */
export const searches = registry<{ fields: readonly string[] }>();

/** The fields that a list's `search` looks in, as far as the contract says. */
export const searchedFields = (search: z.ZodType): readonly string[] =>
  (search instanceof SchemaOutline ? search.searched : searches.get(search)?.fields) ?? [];
