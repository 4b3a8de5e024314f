import { capital, type Names } from './Names';

/** Changes a file's text to include the new resource. */
export type Edit = (text: string) => string;

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
    'server/provider/index.ts': both(
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
