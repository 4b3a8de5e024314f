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
  /** The kind of field it accompanies. */
  follows?: string;
  /** What is typed after the kind: `vehicle:choice:motor,mobil`. */
  takes?: 'values' | 'resource';
}

/** All kinds, described in `docs/fields.md`. */
export const kinds = {
  text: { contract: 'text', options: 'max: 60', list: 'sorted: true, searched' },
  longText: { contract: 'longText', options: 'max: 500' },
  richText: { contract: 'richText', options: 'max: 10_000' },
  email: { contract: 'email' },
  phone: { contract: 'phone', list: 'searched' },
  link: { contract: 'link' },
  money: { contract: 'money', list: 'sorted' },
  number: { contract: 'integer', options: 'max: 1_000_000', list: 'sorted' },
  decimal: { contract: 'decimal', takesFirst: '2', options: 'max: 1_000_000', list: 'sorted' },
  day: { contract: 'day', list: 'sorted' },
  moment: { contract: 'moment', list: 'sorted' },
  boolean: { contract: 'boolean', options: 'default: true', list: 'filtered' },
  choice: {
    contract: 'choice',
    takesFirst: 'LABELS',
    list: 'filtered',
    takes: 'values',
  },
  choices: {
    contract: 'severalChoices',
    takesFirst: 'LABELS',
    list: 'filtered',
    takes: 'values',
  },
  region: { contract: 'region', list: 'filtered' },
  // `parseFields` adds the regency
  area: {
    contract: 'province',
    list: 'filtered',
  },
  regency: { contract: 'regency', list: 'filtered', follows: 'area' },
  reference: { contract: 'reference', takesFirst: "'RESOURCE'", list: 'filtered', takes: 'resource' },
  image: { contract: 'image' },
  file: { contract: 'paper' },
} satisfies Record<string, KindTemplate>;

/** The template of a field's kind. */
export const kindOf = ({ kind }: Pick<Field, 'kind'>): KindTemplate => kinds[kind as keyof typeof kinds];
