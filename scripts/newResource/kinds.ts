/** What is known of a field before its files are written. */
export interface Field {
  name: string;
  /** One of `kinds`. */
  kind: string;
  optional: boolean;
  unique: boolean;
  /** Of a choice. */
  choices: readonly string[];
  /** In Indonesian, and in English. */
  label: string;
  english: string;
}

/**
 * How a kind of field is written in each file. A name after `§` is imported there (`withImports`); `LABELS` stands for the words of a
 * choice, and `index` in demo data counts the records from 0.
 */
export interface KindTemplate {
  contract: string;
  /** In answers, where that is not the input's schema. */
  answer?: string;
  column: string;
  /** The form's input, without `source`. */
  input: string;
  demo: (field: Field) => string;
  /** What the CRUD script types. */
  typed?: (field: Field) => string;
  /** The list is sorted by it. */
  sorts?: true;
  /** The list's query and the store, where the list is filtered by it. */
  filter?: { query: string; store: string };
  /** It stands in the list's table. */
  inList?: true;
}

const quoted = (text: string) => `'${text.replaceAll("'", "\\'")}'`;
const numbered = ({ label }: Field) => `\`${label} \${index + 1}\``;
const oneOf = (schema: string) => ({ query: `§repeated(${schema})`, store: '§oneOf(COLUMN)' });

/** The kinds that can be written from a template; `docs/fields.md` has the others. */
export const kinds = {
  text: {
    contract: '§text(60)',
    column: '§varchar({ length: 60 })',
    input: '<§TextInput counted',
    demo: numbered,
    typed: ({ label }) => `§unique(${quoted(label)})`,
    sorts: true,
    inList: true,
  },
  longText: {
    contract: '§longText(500)',
    column: '§varchar({ length: 500 })',
    input: '<§TextInput multiline counted fullWidth',
    demo: numbered,
    typed: ({ label }) => quoted(`${label}, beberapa kata`),
  },
  email: {
    contract: '§email',
    column: '§varchar({ length: 254 })',
    input: '<§TextInput type="email"',
    demo: ({ name }) => `\`${name}\${index + 1}@merchants.test\``,
    typed: ({ name }) => quoted(`${name}.baru@merchants.test`),
    inList: true,
  },
  phone: {
    contract: '§phone()',
    answer: "§z.string().meta({ kind: 'phone' })",
    column: '§varchar({ length: 20 })',
    input: '<§PhoneInput',
    demo: () => `\`+62812000002\${String(index).padStart(2, '0')}\``,
    typed: () => quoted('0812-0000-0301'),
    inList: true,
  },
  link: {
    contract: '§webLink',
    column: '§varchar({ length: 500 })',
    input: '<§TextInput type="url" placeholder="https://"',
    demo: ({ name }) => `\`https://www.merchants.test/${name}/\${index + 1}\``,
    typed: () => quoted('https://www.merchants.test/baru'),
  },
  money: {
    contract: '§rupiah',
    column: "§bigint({ mode: 'number' })",
    input: '<§MoneyInput',
    demo: () => '10_000 * (index + 1)',
    typed: () => quoted('12500'),
    sorts: true,
    inList: true,
  },
  number: {
    contract: '§z.int().min(0).max(1_000_000)',
    column: '§integer()',
    input: '<§NumberInput',
    demo: () => 'index + 1',
    typed: () => quoted('5'),
    sorts: true,
    inList: true,
  },
  day: {
    contract: '§day',
    column: "§date({ mode: 'string' })",
    input: '<§DateInput',
    demo: () => '§addDays(§jakartaDay(now), -30 * index)',
    typed: () => quoted('21/11/2026'),
    sorts: true,
    inList: true,
  },
  moment: {
    contract: '§instant',
    answer: '§instantOut',
    column: '§instant()',
    input: '<§MomentInput',
    demo: () => '§startOfDay(now, -index).toISOString()',
    typed: () => quoted('21/11/2026 09:30'),
    sorts: true,
    inList: true,
  },
  boolean: {
    contract: '§z.boolean().default(true)',
    column: '§boolean().default(true)',
    input: '<§BooleanInput',
    demo: () => 'index % 4 !== 3',
    filter: { query: '§flagFilter', store: '§equals<boolean>(COLUMN)' },
    inList: true,
  },
  choice: {
    contract: '§choice(LABELS)',
    column: '§varchar({ length: 40, enum: §namesOf(§LABELS) })',
    input: '<§SelectInput',
    demo: ({ choices }) => `([${choices.map(quoted).join(', ')}] as const)[index % ${choices.length}]!`,
    typed: ({ choices }) => quoted(choices[0]!.charAt(0).toUpperCase() + choices[0]!.slice(1).replaceAll('_', ' ')),
    filter: oneOf('§choice(LABELS)'),
    inList: true,
  },
  region: {
    contract: '§regionCode',
    column: '§varchar({ length: 60, enum: §REGION_CODES }).references(() => §regions.code)',
    input: '<§RegionInput',
    demo: () => '§REGION_CODES[index % §REGION_CODES.length]!',
    typed: () => quoted('JBT'),
    filter: oneOf('§regionCode'),
    inList: true,
  },
  image: {
    contract: '§imageUrl',
    column: '§varchar({ length: 200 })',
    input: '<§ImageInput',
    demo: () => 'null',
    typed: () =>
      "async (page: §Page) => page.getByRole('main').locator('input[type=file]').setInputFiles(await §picture(400, 300))",
  },
} satisfies Record<string, KindTemplate>;

/** The template of a field's kind. */
export const kindOf = ({ kind }: Pick<Field, 'kind'>): KindTemplate => kinds[kind as keyof typeof kinds];
