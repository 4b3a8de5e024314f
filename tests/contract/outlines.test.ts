import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { choiceLabels } from '../../contract/core/choiceLabels';
import { declaredEndpoints, type Endpoint } from '../../contract/core/endpoint';
import { innermost, kindOf } from '../../contract/core/fieldKind';
import { isUnique } from '../../contract/core/isUnique';
import { labelsOf } from '../../contract/core/labels';
import { listSchema, recordSchema } from '../../contract/core/listSchema';
import { referenceOf } from '../../contract/core/referenceOf';
import { SchemaOutline } from '../../contract/core/SchemaOutline';
import { elementOf, shapeOf } from '../../contract/core/shapeOf';
import { callSchemas } from '../../scripts/contractOutlines/callSchemas';
import { codeOf } from '../../scripts/contractOutlines/codeOf';

const root = join(__dirname, '../..');
const files = readdirSync(join(root, 'contract'), { recursive: true }).map(String);

beforeAll(async () => {
  for (const file of files.filter(name => name.endsWith('.ts'))) await import(join(root, 'contract', file));
});

/** An endpoint as the built console has it once a view is loaded. */
function outlined(endpoint: Endpoint): Endpoint {
  const constants: string[] = [];
  const write = (value: string) => {
    const name = `$${constants.length}`;
    constants.push(`const ${name}=${value};`);
    return name;
  };
  const [code, read = '{}'] = [codeOf(endpoint, write), callSchemas(endpoint, write)];
  const declare = (call: string, spec: object) => ({ call, ...spec });
  return new Function('Outline', 'outlinedEndpoint', 'load', `${constants.join('')}return {...${code},...${read}}`)(
    SchemaOutline,
    declare,
    undefined,
  ) as Endpoint;
}

/** Everything that lists, cells, filters and messages read from a field. */
function readOf(field: Parameters<typeof kindOf>[0]): unknown {
  const inner = innermost(field);
  const element = elementOf(inner);
  return {
    kind: kindOf(field),
    labels: choiceLabels(field),
    reference: referenceOf(field),
    unique: isUnique(field),
    fields: Object.entries(shapeOf(inner) ?? {}).map(([name, each]) => [name, readOf(each)]),
    element: element && readOf(element),
  };
}

const isList = ({ query }: Endpoint) => query?.shape.page !== undefined;

test('a list reads the same from its outline', () => {
  const lists = declaredEndpoints().filter(isList);
  expect(lists.length).toBeGreaterThan(20);
  for (const list of lists) {
    const [real, outline] = [listSchema(list), listSchema(outlined(list))];
    expect({ call: list.call, sorts: outline.sorts, search: outline.search }).toEqual({
      call: list.call,
      sorts: real.sorts,
      search: real.search,
    });
    for (const part of ['fields', 'filters'] as const)
      expect(Object.entries(outline[part]).map(([name, field]) => [name, readOf(field)])).toEqual(
        Object.entries(real[part]).map(([name, field]) => [name, readOf(field)]),
      );
  }
});

test('an outline keeps the labels of a record and the field names of a body', () => {
  for (const endpoint of declaredEndpoints()) {
    const outline = outlined(endpoint);
    if (shapeOf(endpoint.body))
      expect(Object.keys(shapeOf(outline.body)!)).toEqual(Object.keys(shapeOf(endpoint.body)!));
    const record = endpoint.method === 'GET' && endpoint.params.length > 0 && recordSchema(endpoint, undefined);
    if (record) expect(labelsOf(recordSchema(outline, undefined)!)).toEqual(labelsOf(record));
  }
});

test('an outline keeps the call, its access and upload, and no full schema', () => {
  for (const endpoint of declaredEndpoints()) {
    const outline = outlined(endpoint);
    expect(outline).toMatchObject({ call: endpoint.call, access: endpoint.access });
    expect(outline.upload).toEqual(endpoint.upload);
    for (const schema of [outline.query, outline.body, outline.response])
      if (schema) expect(schema).toBeInstanceOf(SchemaOutline);
  }
});

// the compiler cannot see it: in the built console these are outlines, which validate nothing
test('the console imports schemas from the contract by name, never through an endpoint', () => {
  const sources = readdirSync(join(root, 'src'), { recursive: true }).map(String);
  const taken = sources
    .filter(name => /\.tsx?$/.test(name) && !/[mM]essages\.tsx?$/.test(name))
    .filter(name =>
      /\b\w*Api(?:\.\w+|\[\w+\])+\.(?:body|query|response)\b/.test(readFileSync(join(root, 'src', name), 'utf8')),
    );
  expect(taken).toEqual([]);
});
