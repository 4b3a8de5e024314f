import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import type { z } from 'zod';
import type { Endpoint } from '../../../contract/core/endpoint';
import { kindOf } from '../../../contract/core/fieldKind';
import { elementOf, shapeOf } from '../../../contract/core/shapeOf';
import { fileApi } from '../../../contract/file';
import { seeAsApi } from '../../../contract/identity/seeAs';
import { registrationApi } from '../../../contract/registration/registrationApi';
import { sampleValue } from '../../../server/seed/demoRecords';
import { arbitraryOf } from '../../support/arbitraryOf';
import type { Client, LooseInput } from '../../support/client';
import { startApp, type TestApp } from '../../support/startApp';
import { additionsOf } from './additions';
import { everyEndpoint } from './endpoints';

let app: TestApp;
let person: Client;

beforeAll(async () => {
  app = await startApp();
  person = await app.as('superadmin');
});
afterAll(() => app?.close());

/** Values made so far, by kind. */
let values = 0;

/** Returns a body for a plain resource not listed above: values by kind, references as other records have them, optional fields empty. */
async function sampled({ body, response }: Endpoint): Promise<LooseInput> {
  const fields = Object.entries((body as z.ZodObject).shape);
  const other = fields.some(([, field]) => kindOf(field) === 'reference') ? await recordOf(response) : {};
  const made = fields.map(([name, field]) => {
    if (field.safeParse(null).success) return [name, null];
    return [name, kindOf(field) === 'reference' ? other[name] : valueFor(name, field)];
  });
  const value = Object.fromEntries(made);
  const { error } = body!.safeParse(value);
  if (error) throw new Error(`No valid body was found by kind (${error.message}): say above how this call adds`);
  return { body: value };
}

/** A value that differs from those of other bodies and of the demo records, where its kind allows that. */
function valueFor(name: string, field: z.ZodType): unknown {
  const index = 100 + ++values;
  const byKind = ['image', 'file', 'other'].includes(kindOf(field))
    ? undefined
    : sampleValue(name, field, index, new Date());
  if (field.safeParse(byKind).success) return byKind;
  const found = fc.sample(arbitraryOf(field), { numRuns: 200, seed: index });
  return found.find(value => field.safeParse(value).success);
}

/** Returns one of the records that the list with the same answer shows. */
async function recordOf(response: z.ZodType | undefined): Promise<Record<string, unknown>> {
  const list = everyEndpoint.find(([, { response: page }]) => elementOf(shapeOf(page)?.list) === response)?.[1];
  const { body } = await person.send(list!, { query: { limit: 1 } });
  return (body.data as { list: Record<string, unknown>[] }).list[0]!;
}

/** Calls that add no record a second request would duplicate. */
const exempt: readonly Endpoint[] = [
  // a file is nothing until a record refers to it, and each upload is a new file
  fileApi.uploadImage,
  fileApi.uploadPhoto,
  fileApi.uploadPaper,
  registrationApi.upload,
  // a session, whose tokens are shown only once
  seeAsApi.begin,
];

const adding = everyEndpoint.filter(([, endpoint]) => endpoint.status === 201 && !exempt.includes(endpoint));

const idOf = ({ data }: { data: unknown }): string => {
  const { id, user } = data as { id?: string; user?: { id: string } };
  return id ?? user!.id;
};

describe('with the same Idempotency-Key', () => {
  test.each(adding)('%s creates once, and rejects a different body', async (call, endpoint) => {
    const input = additionsOf(app, person)[call] ?? (() => sampled(endpoint));
    const headers = { 'idempotency-key': randomUUID() };
    const request = { ...(await input()), headers };
    const answers = [await person.send(endpoint, request), await person.send(endpoint, request)];
    expect(answers.map(({ status, body }) => [status, body.errors])).toEqual([
      [201, undefined],
      [201, undefined],
    ]);
    const [id, again] = answers.map(({ body }) => idOf(body));
    expect(again).toBe(id);

    const other = await person.send(endpoint, { ...(await input()), headers });
    expect(other).toMatchObject({
      status: 409,
      body: { error: { code: 'request.keyReused' }, data: { id } },
    });
  });
});
