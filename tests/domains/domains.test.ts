import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { recordHistory } from '../../contract/history';
import { roleApi } from '../../contract/identity/role';
import { type DomainHistory, defineDomain, domainList } from '../../server/domain/Domain';
import { domains } from '../../server/domains';
import { inOrder } from '../../server/seed/seedDemo';
import type { Resource } from '../../src/declarations/defineResource';
import { resources as declaredResources } from '../../src/resources';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Returns the files below a folder, by their paths relative to it. */
const filesIn = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name).slice(join(root, folder).length + 1));

const camelCase = (name: string) => name.replace(/[-_](\w)/g, (_, letter: string) => letter.toUpperCase());
const sorted = (names: Iterable<string>) => [...new Set(names)].sort();

/** Records with calls but no history: nobody changes them, or a timeline says how they changed. */
const WITHOUT_HISTORY = ['merchant_role', 'registration', 'transaction_record'];

/** Provider folders that implement calls or own a table: domains, and parts of a domain that is a group. */
const homes = sorted(
  filesIn('server/domains')
    .filter(file => /(^|\/)(\w+Routes|routes|table)\.ts$/.test(file) && file.includes('/'))
    .map(file => basename(dirname(file))),
);

describe('a domain has one name, that of its folder under server/domains', () => {
  test('in its declaration', () => {
    const declared = filesIn('server/domains')
      .filter(file => basename(file) === 'index.ts' && file.includes('/'))
      .map(file => basename(dirname(file)));
    expect(sorted(domains.map(({ name }) => name))).toEqual(sorted(declared));
    expect(domains).toHaveLength(declared.length);
  });

  test('in the contract: a file or a folder', () => {
    const contract = new Set(
      filesIn('contract').flatMap(file => [...dirname(file).split('/'), basename(file, '.ts').replace(/Api$/, '')]),
    );
    const named = homes.filter(home => existsSync(join(root, 'server/domains', home, 'routes.ts')));
    expect(named.filter(home => !contract.has(home))).toEqual([]);
  });

  test('in the console: the folder, and the resource name as spelled in its URL or calls', () => {
    /** From a folder to the resource's name, or to the domain that implements its calls. */
    const exceptions: Record<string, string> = {
      // the specification's route and right
      order: 'monitoring-order',
      // admins are the accounts of the back office: /v1/cms/admin
      admin: 'account',
    };
    const resources = filesIn('src/resources').flatMap(file => {
      const [folder, name] = file.split('/');
      if (name !== 'index.ts') return [];
      const source = readFileSync(join(root, 'src/resources', file), 'utf8');
      const [, resource] = /defineResource\(\{[^{}]*?\bname: '([^']+)'/.exec(source) ?? [];
      return resource ? [{ folder: folder!, resource }] : [];
    });
    expect(resources.length).toBeGreaterThan(10);
    // subresources begin with the domain's name: `price_ceiling`
    const unlike = resources.filter(
      ({ folder, resource }) => !new RegExp(`^${folder}([A-Z]|$)`).test(camelCase(resource)),
    );
    const homeless = resources.filter(({ folder }) => !homes.includes(folder));
    expect(Object.fromEntries(unlike.map(({ folder, resource }) => [folder, resource]))).toEqual({
      order: exceptions.order,
    });
    expect(homeless.map(({ folder }) => folder)).toEqual(homes.includes('admin') ? [] : ['admin']);
  });

  test('in the tests', () => {
    // shared by every domain, or a layer below them
    const shared = ['generated', 'export', 'mail'];
    const names = [...homes, ...domains.map(({ name }) => name), ...shared];
    const tested = filesIn('tests/domains')
      .filter(file => file.includes('/') && file.endsWith('.test.ts'))
      .map(file => basename(dirname(file)));
    expect(sorted(tested).filter(name => !names.includes(name))).toEqual([]);
  });
});

describe('histories', () => {
  test('every history the contract declares is served', () => {
    const declared = filesIn('contract').flatMap(file =>
      [
        ...readFileSync(join(root, 'contract', file), 'utf8').matchAll(
          /^export const \w+ = (?:recordHistory|defineRecord|schemaRecord)\('(\w+)'/gm,
        ),
      ].map(match => match[1]!),
    );
    const served = domains.flatMap(({ history = [] }) => history.map(({ entity }) => entity));
    expect([...served, ...WITHOUT_HISTORY].sort()).toEqual(declared.sort());
    expect(new Set(served).size).toBe(served.length);
  });

  test('every resource whose default views show a history has one under its name', () => {
    const served = domains.flatMap(({ history = [] }) => history.map(({ entity }) => entity));
    const showing = (declaredResources as readonly Resource[]).filter(
      ({ paths, loaders, history }) =>
        history !== false && ['create', 'edit', 'show'].some(action => action in paths && !(action in loaders)),
    );
    expect(showing.map(({ name }) => name).filter(name => !served.includes(name))).toEqual([]);
  });

  test('a history without authorizeRead does not compile', () => {
    // @ts-expect-error authorizeRead is missing
    const history: DomainHistory = { ...recordHistory('role', roleApi.one) };
    expect(history).not.toHaveProperty('authorizeRead');
  });
});

describe('demo data', () => {
  const seed = async () => {};
  const first = defineDomain({ name: 'first', demo: { after: ['second'], seed } });
  const second = defineDomain({ name: 'second', demo: { after: [], seed } });

  test('follow the data they depend on, otherwise in listed order', () => {
    const third = defineDomain({ name: 'third', demo: { after: [], seed } });
    const bare = defineDomain({ name: 'bare' });
    expect(inOrder([bare, first, third, second]).map(({ name }) => name)).toEqual(['second', 'first', 'third']);
    const names = inOrder(domains).map(({ name }) => name);
    expect(names.indexOf('notification')).toBeGreaterThan(names.indexOf('order'));
  });

  test('with circular dependencies stop startup', () => {
    const circular = defineDomain({ name: 'second', demo: { after: ['first'], seed } });
    expect(() => inOrder([first, circular])).toThrow('Demo data wait for each other: first -> second -> first');
  });

  test('that depend on a domain without demo data stop startup; on an unlisted domain they do not compile', () => {
    // @ts-expect-error `second` is not in the list
    const list = domainList([first]);
    expect(() => inOrder(list)).toThrow('first: there are no demo data for second to wait for');
  });
});
