import { z } from 'zod';
import { endpoint } from '../core/endpoint';
import { needed } from '../core/needed';
import { admin, adminApi, adminInput, adminQuery, adminUpdate } from './admin';

const one = z.object({ user: admin });

/** The accounts of `adminApi` in the other shape of the specification's point 7: `data.users` and `data.user`. The same rules apply. */
export const userApi = {
  list: endpoint('GET /v1/users', {
    access: adminApi.list.access,
    summary: 'List staff accounts, under `users`',
    query: adminQuery,
    response: z.object({ users: needed(z.array(admin)), meta: adminApi.list.response.shape.meta, total: z.int() }),
  }),
  one: endpoint('GET /v1/users/{id}', {
    access: adminApi.one.access,
    summary: 'Get an account, under `user`',
    response: one,
  }),
  create: endpoint('POST /v1/users/create', {
    access: adminApi.create.access,
    summary: adminApi.create.summary,
    body: adminInput,
    response: one,
    status: 201,
    done: adminApi.create.done,
  }),
  update: endpoint('PUT /v1/users/{id}', {
    access: adminApi.update.access,
    summary: adminApi.update.summary,
    body: adminUpdate,
    response: one,
    done: adminApi.update.done,
  }),
  remove: endpoint('DELETE /v1/users/{id}', {
    access: adminApi.remove.access,
    summary: adminApi.remove.summary,
    done: adminApi.remove.done,
  }),
};
