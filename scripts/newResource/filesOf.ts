import { declarationFile, englishFile, indonesianFile, listFile } from './consoleFiles';
import { contractFile } from './contractFile';
import { crudScript } from './crudScript';
import { editsOf } from './editLists';
import { errorsFile, uniqueFields } from './errorsFile';
import { formFile } from './formFile';
import type { Field } from './kinds';
import type { Names } from './Names';
import { demoFile, domainFile, hasDemo, routesFile, storeFile, tableFile } from './serverFiles';

export interface NewResource {
  names: Names;
  fields: readonly Field[];
  /** Its place in the menu. */
  order: number;
}

/**
 * All that a new resource consists of but its migration, as path -> text.
 *
 * @param read the present text of a file that is edited
 */
export function filesOf({ names, fields, order }: NewResource, read: (path: string) => string): Map<string, string> {
  const { camel, pascal, pascals } = names;
  const server = `server/provider/${camel}`;
  const console = `src/resources/${camel}`;
  return new Map([
    [`contract/${camel}.ts`, contractFile(names, fields)],
    ...(uniqueFields(fields).length > 0 ? ([[`contract/${camel}Errors.ts`, errorsFile(names, fields)]] as const) : []),
    [`${server}/table.ts`, tableFile(names, fields)],
    [`${server}/store.ts`, storeFile(names, fields)],
    [`${server}/routes.ts`, routesFile(names)],
    [`${server}/index.ts`, domainFile(names, fields)],
    ...(hasDemo(fields) ? ([[`${server}/demo/seed${pascals}.ts`, demoFile(names, fields)]] as const) : []),
    [`${console}/index.ts`, declarationFile(names, fields, order)],
    [`${console}/messages.ts`, indonesianFile(names, fields)],
    [`${console}/messages.en.ts`, englishFile(names, fields)],
    [`${console}/${pascal}List.tsx`, listFile(names, fields)],
    [`${console}/${pascal}Form.tsx`, formFile(names, fields)],
    [`tests/e2e/${camel}.spec.ts`, crudScript(names, fields)],
    ...Object.entries(editsOf(names)).map(([path, edit]) => [path, edit(read(path))] as const),
  ]);
}
