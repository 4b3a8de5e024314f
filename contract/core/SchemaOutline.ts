import type { z } from 'zod';

interface Given {
  title?: string;
  /** Its `FieldKind`. */
  kind?: string;
  reference?: string;
  unique?: true;
}

interface Parts {
  /** Fields of an object. */
  shape?: Readonly<Record<string, SchemaOutline>>;
  /** Schema of an array's elements. */
  element?: SchemaOutline;
  /** Values of an enum without labels. */
  options?: readonly string[];
  /** Labels of a choice. */
  words?: Readonly<Record<string, string>>;
  /** Fields covered by a search. */
  searched?: readonly string[];
}

/**
 * The part of a schema that lists, filters, cells and messages read, without its validation. In the built console,
 * outlines replace schemas wherever nothing else is read (`scripts/contractOutlines`), so that the first list appears
 * without loading zod or any schema. Contract functions that read kinds, labels and shapes accept both.
 */
export class SchemaOutline {
  declare readonly shape: Parts['shape'];
  declare readonly element: Parts['element'];
  declare readonly options: Parts['options'];
  declare readonly words: Parts['words'];
  declare readonly searched: Parts['searched'];

  constructor(
    readonly type: z.ZodType['type'],
    private readonly given: Given = {},
    parts: Parts = {},
  ) {
    Object.assign(this, parts);
  }

  /** Empty: an outline has no definition beyond its metadata. */
  get def(): object {
    return {};
  }

  meta(): Given {
    return this.given;
  }
}
