import { z } from 'zod';
import type { Endpoint } from '../contract/core/endpoint';
import { providerCalls } from '../server/gateway/remote/providerCalls';

/** `docs/provider.md` from here on is made by {@link providerReference}. */
export const REFERENCE_MARK = '<!-- made from the contract by `npm run provider:docs` -->';

/** Every call of a provider in Markdown: what it is sent and what it answers, field by field. */
export const providerReference = (): string =>
  [...providerCalls]
    .sort((one, other) => one.path.localeCompare(other.path, 'en') || one.method.localeCompare(other.method, 'en'))
    .map(section)
    .join('\n');

function section(endpoint: Endpoint): string {
  const { method, path, summary, query, body, answer, upload, download } = endpoint;
  const lines = [
    query && `- parameters: ${fields(query)}`,
    body && `- body: ${fields(body)}`,
    upload && `- body: a file in the multipart field \`${upload.field ?? 'file'}\``,
    download ? `- answers a file: ${download.join(', ')}` : `- \`data\`: ${answer ? fields(answer) : '`null`'}`,
  ];
  return [`### ${method} ${path}`, `${summary}`, '', ...lines.filter(Boolean), ''].join('\n');
}

const fields = (schema: z.ZodType) => `\`${shape(schema)}\``;

/** A schema in short: `list: [{ id, title, note?: text }]`. */
function shape(schema: z.ZodType): string {
  if (schema instanceof z.ZodObject)
    return `{ ${Object.entries(schema.shape as z.ZodRawShape)
      .map(([name, field]) => `${name}${mayBeAbsent(field as z.ZodType) ? '?' : ''}: ${shape(field as z.ZodType)}`)
      .join(', ')} }`;
  if (schema instanceof z.ZodArray) return `[${shape(schema.element as z.ZodType)}]`;
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional || schema instanceof z.ZodDefault)
    return shape(schema.unwrap() as z.ZodType);
  if (schema instanceof z.ZodPipe) {
    const { in: before, out: after } = schema as unknown as { in: z.ZodType; out: z.ZodType };
    return shape(before instanceof z.ZodTransform ? after : before);
  }
  if (schema instanceof z.ZodEnum) return schema.options.join('|');
  if (schema instanceof z.ZodNumber) return schema.isInt ? 'int' : 'number';
  if (schema instanceof z.ZodBoolean) return 'flag';
  if (schema instanceof z.ZodRecord) return `{ …: ${shape(schema.valueType as z.ZodType)} }`;
  if (schema instanceof z.ZodUnion) return schema.options.map(option => shape(option as z.ZodType)).join('|');
  return TEXTS[(schema as z.ZodString).format ?? ''] ?? 'text';
}

const TEXTS: Partial<Record<string, string>> = { guid: 'id', uuid: 'id', datetime: 'instant', date: 'day', url: 'url' };

const mayBeAbsent = (schema: z.ZodType) => schema.safeParse(undefined).success || schema.safeParse(null).success;
