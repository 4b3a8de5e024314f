import { fileURLToPath } from 'node:url';
import { mapped } from '../../src/dataProvider/endpointMap';
import type { Resource } from '../../src/declarations/defineResource';
import { DETAIL_MESSAGES } from '../../src/declarations/detailMessages';
import { resources } from '../../src/resources';
import { ConstantPool } from '../contractOutlines/ConstantPool';
import { callSchemas } from '../contractOutlines/callSchemas';

const outline = fileURLToPath(new URL('../../contract/core/SchemaOutline.ts', import.meta.url));
const OUTLINE = `import { SchemaOutline as Outline } from ${JSON.stringify(outline)};`;

/** Modules with the details that declarations leave to their views: one per resource, by name, and one for all. */
export interface DetailModules {
  of: Record<string, string>;
  all: string;
}

/** Generates the detail modules; run by Vite's module runner. */
export const detailModules = (): DetailModules => ({
  of: Object.fromEntries(
    resources.map(resource => [
      resource.name,
      moduleOf(
        write => `export const messages=${JSON.stringify(messagesOf(resource))},schemas=${schemasOf(resource, write)};`,
      ),
    ]),
  ),
  all: moduleOf(write => {
    const messages = Object.fromEntries(resources.map(resource => [resource.name, messagesOf(resource)]));
    const schemas = resources.map(resource => `${JSON.stringify(resource.name)}:${schemasOf(resource, write)}`);
    return `export const custom=${JSON.stringify({ resources: messages })},schemas={${schemas.join()}};`;
  }),
});

function moduleOf(content: (write: (code: string) => string) => string): string {
  const pool = new ConstantPool();
  const code = content(value => pool.write(value, ''));
  return [OUTLINE, ...pool.head(''), code].join('\n');
}

const messagesOf = ({ messages: { id } }: Resource) =>
  Object.fromEntries(DETAIL_MESSAGES.map(name => [name, id[name]]));

function schemasOf({ endpoints }: Resource, write: (code: string) => string): string {
  const calls = Object.entries(endpoints).flatMap(([name, entry]) => {
    const schemas = callSchemas(mapped(entry).endpoint, write);
    return schemas ? `${JSON.stringify(name)}:${schemas}` : [];
  });
  return `{${calls.join()}}`;
}
