import { declarationFile, englishFile, indonesianFile } from './consoleFiles';
import { contractFile } from './contractFile';
import { crudScript } from './crudScript';
import { editsOf } from './editLists';
import type { Field } from './kinds';
import type { Names } from './Names';
import { referencedTable } from './referencedTable';
import { domainFile, tableFile } from './serverFiles';

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
  const server = `server/provider/${camel}`;
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
