import { namesOf } from './Names';

/** The table of a resource that others refer to. */
export interface ReferencedTable {
  /** `merchants` */
  table: string;
  /** The file that declares it, from a domain's folder: `../merchant/table`. */
  module: string;
  /** The domain whose demo data hold its records. */
  domain: string;
}

/**
 * Finds the table of a resource: in the folder of its name, or in a part of the domain `identity`.
 *
 * @param read the text of a file, undefined where there is none
 * @throws Error where no table bears the resource's name
 */
export function referencedTable(resource: string, read: (path: string) => string | undefined): ReferencedTable {
  const { camel, table } = namesOf(resource);
  const found = [camel, `identity/${camel}`].find(folder =>
    read(`server/provider/${folder}/table.ts`)?.includes(`export const ${table} = pgTable(`),
  );
  if (!found) throw new Error(`No table '${table}' for references to '${resource}' in server/provider.`);
  return { table, module: `../${found}/table`, domain: found.split('/')[0]! };
}
