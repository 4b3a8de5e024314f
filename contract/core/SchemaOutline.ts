import type { z } from 'zod';

interface Said {
  title?: string;
  /** Its `FieldKind`. */
  kind?: string;
  reference?: string;
}

interface Parts {
  /** Fields of an object. */
  shape?: Readonly<Record<string, SchemaOutline>>;
  /** What an array holds. */
  element?: SchemaOutline;
  /** Values of an enum without labels. */
  options?: readonly string[];
  /** Labels of a choice. */
  words?: Readonly<Record<string, string>>;
  /** The fields that a search looks in. */
  searched?: readonly string[];
}

/**
 * What lists, filters, cells and messages read of a schema, without what judges a value. In the built console outlines
 * stand for schemas wherever only that is read (`scripts/contractOutlines`), so that neither zod nor schemas are loaded
 * before the first list; functions of the contract that read kinds, labels and shapes take both.
 */
export class SchemaOutline {
  declare readonly shape: Parts['shape'];
  declare readonly element: Parts['element'];
  declare readonly options: Parts['options'];
  declare readonly words: Parts['words'];
  declare readonly searched: Parts['searched'];

  constructor(
    readonly type: z.ZodType['type'],
    private readonly said: Said = {},
    parts: Parts = {},
  ) {
    Object.assign(this, parts);
  }

  /** Nothing more is known than what is said. */
  get def(): object {
    return {};
  }

  meta(): Said {
    return this.said;
  }
}
