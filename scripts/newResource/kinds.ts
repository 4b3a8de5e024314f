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

/** How a kind of field is written. `LABELS` stands for the labels of a choice, `RESOURCE` for that of a reference. */
export interface KindTemplate {
  /** The function of the contract (`contract/record/kinds.ts`). */
  contract: string;
  /** Its arguments after the label and before the options. */
  takesFirst?: string;
  /** Its options besides those that were typed. */
  options?: string;
  /** Whether the list can be sorted, filtered or searched by it. */
  list?: 'sorted' | 'filtered' | 'searched' | 'sorted: true, searched';
  /** The form's input if it is not `<SchemaInput>`; without `source`. */
  input?: string;
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
  text: { contract: 'text', options: 'max: 60', list: 'sorted: true, searched', inList: true },
  longText: { contract: 'longText', options: 'max: 500' },
  richText: { contract: 'richText', options: 'max: 10_000' },
  email: { contract: 'email', inList: true },
  phone: { contract: 'phone', list: 'searched', inList: true },
  link: { contract: 'link' },
  money: { contract: 'money', list: 'sorted', inList: true },
  number: { contract: 'integer', options: 'max: 1_000_000', list: 'sorted', inList: true },
  decimal: { contract: 'decimal', takesFirst: '2', options: 'max: 1_000_000', list: 'sorted', inList: true },
  day: { contract: 'day', list: 'sorted', inList: true },
  moment: { contract: 'moment', list: 'sorted', inList: true },
  boolean: { contract: 'boolean', options: 'default: true', list: 'filtered', filter: '<§SelectFilter', inList: true },
  choice: {
    contract: 'choice',
    takesFirst: 'LABELS',
    list: 'filtered',
    filter: '<§SelectFilter',
    inList: true,
    takes: 'values',
  },
  choices: {
    contract: 'severalChoices',
    takesFirst: 'LABELS',
    list: 'filtered',
    filter: '<§SelectFilter',
    inList: true,
    takes: 'values',
  },
  region: { contract: 'region', list: 'filtered', filter: '<§SelectFilter', inList: true },
  // `parseFields` adds the regency
  area: {
    contract: 'province',
    list: 'filtered',
    input: "<§AreaInput fields={{ province: 'province_code', regency: 'regency_code' }}",
    filter: "<§AreaFilter fields={{ province: 'province_code', regency: 'regency_code' }}",
    inList: true,
  },
  regency: { contract: 'regency', list: 'filtered', inList: true, follows: 'area' },
  reference: { contract: 'reference', takesFirst: "'RESOURCE'", takes: 'resource' },
  image: { contract: 'image' },
  file: { contract: 'paper', inList: true },
} satisfies Record<string, KindTemplate>;

/** The template of a field's kind. */
export const kindOf = ({ kind }: Pick<Field, 'kind'>): KindTemplate => kinds[kind as keyof typeof kinds];
