import { z } from 'zod';

type JsonSchema = Record<string, unknown>;

/** Returns the JSON Schema of a response (`output`) or a request (`input`); a transform is described by that side. */
export function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    target: 'draft-7',
    // internal metadata
    override: ({ jsonSchema: node }) => {
      delete node.kind;
      delete node.reference;
      delete node.unique;
    },
  }) as JsonSchema;
  return rest;
}

/**
 * Returns the same for Fastify's serialiser: `anyOf [x, null]` becomes `nullable x`, for which it has a fast path, and strings lose format
 * and pattern, which it would validate again.
 */
export function serializerSchema(schema: z.ZodType): JsonSchema {
  return simplify(jsonSchema(schema, 'output')) as JsonSchema;
}

function simplify(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(simplify);
  if (node === null || typeof node !== 'object') return node;
  const { format: _format, pattern: _pattern, title: _title, ...rest } = node as JsonSchema;
  const variants = rest.anyOf as JsonSchema[] | undefined;
  if (variants?.length === 2 && variants.some(variant => variant.type === 'null')) {
    const { anyOf: _anyOf, ...own } = rest;
    return { ...own, ...(simplify(variants.find(variant => variant.type !== 'null')) as JsonSchema), nullable: true };
  }
  return Object.fromEntries(
    Object.entries(rest).map(([key, value]) => [
      key,
      key === 'properties' ? mapValues(value as JsonSchema) : simplify(value),
    ]),
  );
}

// property names are data: a property called `title` or `format` is kept
const mapValues = (properties: JsonSchema) =>
  Object.fromEntries(Object.entries(properties).map(([name, value]) => [name, simplify(value)]));
