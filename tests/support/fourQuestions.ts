import { type Endpoint, slugsOf } from '../../contract/core/endpoint';
import type { LooseInput } from './client';
import type { Person } from './people';
import type { TestApp } from './startApp';

interface Questions {
  app: () => TestApp;
  endpoint: Endpoint;
  /** Someone who has the right. */
  as: Person;
  /** Someone signed in who lacks the right. */
  without?: Person;
  /** Makes fresh, valid input for each question. */
  input: () => LooseInput | Promise<LooseInput>;
  /** What to break: the field, the body change that breaks it, and the message if it matters. */
  bad?: { field: string; change: Record<string, unknown>; message?: string };
}

/**
 * Tests the questions for every write: it works; without a session 401; without the right 403; bad input 422 naming the field; and, if the
 * body carries a `version`, 409 for an old one.
 */
export function fourQuestions(name: string, { app, endpoint, as, without = 'tamu', input, bad }: Questions) {
  describe(name, () => {
    test('works', async () => {
      const { status, body } = await (await app().as(as)).send(endpoint, await input());
      expect({ status, message: body.message }).toEqual({
        status: endpoint.status ?? 200,
        message: expect.any(String),
      });
      expect(body.code).toBe(status);
    });

    test('without a session: 401', async () => {
      const { status, body } = await app().anonymous.send(endpoint, await input());
      expect(status).toBe(401);
      expect(body).toMatchObject({ code: 401, data: null });
    });

    // endpoints without slugs are open to everyone signed in
    if (slugsOf(endpoint).length > 0)
      test('without the permission: 403, whatever the input', async () => {
        const stranger = await app().as(without);
        expect((await stranger.send(endpoint, await input())).status).toBe(403);
        expect((await stranger.send(endpoint, { ...(await input()), body: { nonsense: true } })).status).toBe(403);
      });

    if (bad)
      test(`${bad.field} is validated: 422 names it`, async () => {
        const given = await input();
        const body = { ...(given.body as Record<string, unknown>), ...bad.change };
        const response = await (await app().as(as)).send(endpoint, { ...given, body });
        expect(response.status).toBe(422);
        expect(response.body.errors).toEqual({ [bad.field]: bad.message ?? expect.any(String) });
      });

    if (carriesVersion(endpoint))
      test('a stale version: 409', async () => {
        const given = await input();
        const person = await app().as(as);
        expect((await person.send(endpoint, given)).status).toBe(endpoint.status ?? 200);
        const { status, body } = await person.send(endpoint, given);
        expect({ status, code: body.code }).toEqual({ status: 409, code: 409 });
      });
  });
}

const carriesVersion = ({ body }: Endpoint) =>
  Object.hasOwn((body as { shape?: object } | undefined)?.shape ?? {}, 'version');
