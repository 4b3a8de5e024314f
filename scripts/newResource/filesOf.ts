import { declarationFile, englishFile, indonesianFile } from './consoleFiles';
import { type Field, kindOf, kinds } from './kinds';
import { capital, type Names } from './Names';
import { labelsConstant } from './parseFields';
import { referencedTable } from './referencedTable';
import { domainFile, tableFile } from './serverFiles';
import { from, withImports } from './withImports';

export interface NewResource {
  names: Names;
  fields: readonly Field[];
  /** Position in the menu. */
  order: number;
}

/**
 * Returns all files of a new resource except its migration, as path -> text.
 *
 * @param read returns the current text of a file to edit
 */
export function filesOf({ names, fields, order }: NewResource, read: (path: string) => string): Map<string, string> {
  const { camel } = names;
  const references = new Map(
    fields.flatMap(field =>
      field.references ? [[field, referencedTable(field.references, path => readIfThere(read, path))] as const] : [],
    ),
  );
  const server = `server/domains/${camel}`;
  const console = `src/resources/${camel}`;
  return new Map([
    [`contract/${camel}.ts`, contractFile(names, fields)],
    [`${server}/table.ts`, tableFile(names, references)],
    [`${server}/index.ts`, domainFile(names, fields, references)],
    [`${console}/index.ts`, declarationFile(names, fields, order)],
    [`${console}/messages.ts`, indonesianFile(names, fields)],
    [`${console}/messages.en.ts`, englishFile(names, fields)],
    [`tests/e2e/${camel}.spec.ts`, crudScript(names)],
    ...Object.entries(editsOf(names)).map(([path, edit]) => [path, edit(read(path))] as const),
  ]);
}

function readIfThere(read: (path: string) => string, path: string): string | undefined {
  try {
    return read(path);
  } catch {
    return undefined;
  }
}

/** Returns `tests/e2e/<name>.spec.ts`: adds, finds, changes and deletes a record in a browser, with values valid under the contract. */
const crudScript = ({ camel }: Names): string =>
  withImports(`§crudTest(§${camel}Resource, { as: 'superadmin' });`, {
    [`${camel}Resource`]: `../../src/resources/${camel}`,
    crudTest: './support/crudTest',
  });

/** Changes a file's text to include the new resource. */
type Edit = (text: string) => string;

/** Inserts a text before the last occurrence of another. */
const before =
  (mark: string, added: string): Edit =>
  text => {
    const at = text.lastIndexOf(mark);
    if (at < 0) throw new Error(`Found no ${mark} to insert this before:\n${added}`);
    return text.slice(0, at) + added + text.slice(at);
  };

const both =
  (...edits: Edit[]): Edit =>
  text =>
    edits.reduce((result, edit) => edit(result), text);

const imported =
  (name: string, from: string): Edit =>
  text =>
    `import { ${name} } from '${from}';\n${text}`;

const ACTIONS = {
  read: ['Melihat', 'View'],
  create: ['Menambah', 'Add'],
  update: ['Mengubah', 'Edit'],
  delete: ['Menghapus', 'Delete'],
} as const;

/** Returns the edits by file: the two lists, and the four permissions with their group. */
export function editsOf({ camel, snake, kebab, indonesian, englishMany }: Names): Record<string, Edit> {
  const slugs = (language: 0 | 1, noun: string) =>
    Object.entries(ACTIONS).map(([action, verbs]) => `    can_${action}_${snake}: '${verbs[language]} ${noun}',\n`);
  return {
    'server/domains/index.ts': both(
      before('  notificationDomain,\n', `  ${camel}Domain,\n`),
      imported(`${camel}Domain`, `./${camel}`),
    ),
    'src/resources/index.ts': both(
      before('] as const;', `  ${camel}Resource,\n`),
      imported(`${camel}Resource`, `./${camel}`),
    ),
    'contract/rights/permissionGroups.ts': before(
      '] as const;',
      `  { code: '${snake}', label: '${capital(indonesian)}', menu_path: '/${kebab}' },\n`,
    ),
    'contract/rights/permissions.ts': before(
      '} as const satisfies',
      `  ${snake}: {\n${slugs(0, indonesian).join('')}  },\n`,
    ),
    'src/i18n/en/rights.ts': both(
      before('  },\n  labels: {', `    ${snake}: '${capital(englishMany)}',\n`),
      before('  },\n};', slugs(1, englishMany).join('')),
    ),
  };
}

const modules = {
  ...from('./record/crudApi', 'crudAccess', 'crudApi'),
  ...from('./record/defineRecord', 'defineRecord'),
  RecordType: 'type ./record/defineRecord',
  ...from('./record/kinds', ...Object.values(kinds).map(({ contract }) => contract)),
};

/** Returns `contract/<name>.ts`: the record's fields and its calls. */
function contractFile(names: Names, fields: readonly Field[]): string {
  const { camel, pascal, snake, kebab, kebabs, indonesian } = names;
  const noun = capital(indonesian);
  return withImports(
    `
declare module './core/audited' {
  interface AuditedActions {
    ${snake}: never;
  }
}

${fields.map(field => choiceWords(snake, field)).join('')}
export const ${camel} = §defineRecord('${snake}', {
  ${fields.map(field => fieldOf(snake, field)).join('\n  ')}
});
export type ${pascal} = §RecordType<typeof ${camel}>;

export const ${camel}Api = §crudApi(${camel}, {
  list: '/v1/cms/${kebabs}',
  one: '/v1/cms/${kebab}',
  access: §crudAccess('${snake}'),
  export: '/api/console/export/${kebabs}',
  done: { create: '${noun} ditambahkan.', update: '${noun} disimpan.', remove: '${noun} dihapus.' },
});
`,
    modules,
  );
}

function fieldOf(snake: string, field: Field): string {
  const { contract, takesFirst, options: ofKind, list } = kindOf(field);
  const first = takesFirst?.replace('LABELS', labelsConstant(snake, field)).replace('RESOURCE', field.references ?? '');
  const options = [
    ofKind,
    list && `${list}: true`,
    field.unique && 'unique: true',
    field.optional && (field.kind === 'choices' ? 'default: []' : 'optional: true'),
  ];
  const given = options.filter(Boolean).join(', ');
  return `${field.name}: §${contract}(${[`'${field.label}'`, first, given && `{ ${given} }`].filter(Boolean).join(', ')}),`;
}

const choiceWords = (snake: string, field: Field) =>
  field.choices.length === 0
    ? ''
    : `export const ${labelsConstant(snake, field)} = { ${field.choices
        .map(value => `'${value}': '${capital(value.replaceAll(/[_-]/g, ' '))}'`)
        .join(', ')} } as const;\n`;
