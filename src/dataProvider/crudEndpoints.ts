import type { Api } from '../../contract/core/endpoint';

const methods = { list: 'getList', one: 'getOne', remove: 'delete' } as const;
type Methods = typeof methods;

type Named<Calls> = {
  [Name in keyof Calls as Name extends keyof Methods ? Methods[Name] : Name]: Calls[Name];
};

/**
 * Returns a domain's endpoints under react-admin's names: `list`, `one` and `remove` become `getList`, `getOne` and `delete`; `create`,
 * `update`, `export` and custom actions keep theirs.
 */
export const crudEndpoints = <Calls extends Api>(api: Calls): Named<Calls> =>
  Object.fromEntries(
    Object.entries(api).map(([name, endpoint]) => [methods[name as keyof Methods] ?? name, endpoint]),
  ) as Named<Calls>;
