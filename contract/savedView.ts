import { z } from 'zod';
import { endpoint } from './core/endpoint';
import { anyText, id, text, version } from './core/fields';

declare module './core/audited' {
  interface AuditedActions {
    saved_view: never;
  }
}

/** A list's search string (`?filter=…&sort=…`) without the `?`, including the columns shown. */
const query = anyText(4_000);
const resource = anyText(41).regex(/^[a-z][a-z-]{0,40}$/);

const writable = z.object({
  resource: resource.meta({ title: 'Daftar' }),
  name: text(60).meta({ title: 'Nama tampilan' }),
  query: query.meta({ title: 'Isi tampilan' }),
  is_shared: z.boolean().default(false).meta({ title: 'Dibagikan' }),
});

export const savedView = writable.extend({
  id,
  /** The person who created it. */
  owner: z.object({ id, name: z.string() }),
  is_own: z.boolean(),
  version,
});
export type SavedView = z.output<typeof savedView>;

/** Maximum number of views per person, across all lists. */
export const MAX_SAVED_VIEWS = 100;

/** The slug required to share a view with everyone, held by those who manage what others may see. */
export const SHARE_VIEWS = 'can_update_role';

/** Named states of a list: the user's own and those shared with everyone. Stored in the console's own database. */
export const savedViewApi = {
  list: endpoint('GET /api/console/views', {
    access: 'signedIn',
    summary: 'List the views of a list: your own and the shared ones, by name',
    query: z.object({ resource }),
    response: z.object({ list: z.array(savedView) }),
  }),
  create: endpoint('POST /api/console/views', {
    access: 'signedIn',
    summary: 'Save the state of a list under a name; sharing it requires a permission',
    body: writable,
    response: savedView,
    status: 201,
    done: 'Tampilan disimpan.',
  }),
  update: endpoint('PUT /api/console/views/{id}', {
    access: 'signedIn',
    summary: 'Rename, share or overwrite one of your own views',
    body: writable.extend({ version }),
    response: savedView,
    done: 'Tampilan disimpan.',
  }),
  remove: endpoint('DELETE /api/console/views/{id}', {
    access: 'signedIn',
    summary: 'Delete one of your own views',
    done: 'Tampilan dihapus.',
  }),
};
