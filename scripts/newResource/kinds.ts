/** The definition of a field, from which its files are written. */
export interface Field {
  name: string;
  /** One of `kinds`. */
  kind: string;
  optional: boolean;
  unique: boolean;
  /** The values of a choice, single or multiple. */
  choices: readonly string[];
  /** The resource that a reference points to. */
  references?: string;
  /** Label in Indonesian; `english` is the English one. */
  label: string;
  english: string;
}

/**
 * How a kind of field is written in each file. A name after `§` is imported there (`withImports`); `LABELS` stands for the labels of a
 * choice, `RESOURCE` and `TABLE` for those of a reference.
 */
export interface KindTemplate {
  contract: string;
  /** Suffix of the contract's field if it is optional; `.nullable().default(null)` by default. */
  optional?: string;
  column: string;
  /** The form's input if it is not `<SchemaInput>`; without `source`. */
  input?: string;
  /** Whether the list can be sorted by it. */
  sorts?: true;
  /** The filter in the list's filter bar, without `source`. */
  filter?: string;
  /** Whether it is a column of the list. */
  inList?: true;
  /** The kind of field it accompanies, whose input and filter cover it. */
  follows?: string;
  /** What is typed after the kind: `vehicle:choice:motor,mobil`. */
  takes?: 'values' | 'resource';
}

/** All kinds, described in `docs/fields.md`. */
export const kinds = {
  text: { contract: '§text(60)', column: '§varchar({ length: 60 })', sorts: true, inList: true },
  longText: { contract: '§longText(500)', column: '§varchar({ length: 500 })' },
  richText: { contract: '§richText(10_000)', column: '§text()' },
  email: { contract: '§email', column: '§varchar({ length: 254 })', inList: true },
  phone: { contract: '§phone()', column: '§varchar({ length: 20 })', inList: true },
  link: { contract: '§webLink', column: '§varchar({ length: 500 })' },
  money: { contract: '§rupiah', column: "§bigint({ mode: 'number' })", sorts: true, inList: true },
  number: { contract: '§z.int().min(0).max(1_000_000)', column: '§integer()', sorts: true, inList: true },
  day: { contract: '§day', column: "§date({ mode: 'string' })", sorts: true, inList: true },
  moment: { contract: '§instant', column: '§instant()', sorts: true, inList: true },
  boolean: {
    contract: '§z.boolean().default(true)',
    column: '§boolean().default(true)',
    filter: '<§SelectFilter',
    inList: true,
  },
  choice: {
    contract: '§choice(LABELS)',
    column: '§choiceColumn(§LABELS)',
    filter: '<§SelectFilter',
    inList: true,
    takes: 'values',
  },
  choices: {
    contract: '§z.array(§choice(LABELS)).min(1).max(50)',
    optional: '.min(0).default([])',
    column: '§choiceColumn(§LABELS).array()',
    filter: '<§SelectFilter',
    inList: true,
    takes: 'values',
  },
  region: { contract: '§regionCode', column: '§regionColumn()', filter: '<§SelectFilter', inList: true },
  // a province; `parseFields` adds the regency
  area: {
    contract: '§provinceCode',
    column: '§provinceColumn()',
    input: "<§AreaInput fields={{ province: 'province_code', regency: 'regency_code' }}",
    filter: "<§AreaFilter fields={{ province: 'province_code', regency: 'regency_code' }}",
    inList: true,
  },
  regency: { contract: '§regencyCode', column: '§regencyColumn()', inList: true, follows: 'area' },
  reference: {
    contract: "§reference('RESOURCE')",
    column: '§uuid().references(() => §TABLE.id)',
    takes: 'resource',
  },
  image: { contract: '§imageUrl', column: '§varchar({ length: 200 })' },
  file: { contract: '§paper', column: '§varchar({ length: 1_000 })', inList: true },
} satisfies Record<string, KindTemplate>;

/** The template of a field's kind. */
export const kindOf = ({ kind }: Pick<Field, 'kind'>): KindTemplate => kinds[kind as keyof typeof kinds];
