import { spellingsOf } from './Names';

/** The table of a referenced resource. */
export interface ReferencedTable {
  /** `merchants` */
  table: string;
  /** The file that declares it, relative to a domain's folder: `../merchant/table`. */
  module: string;
  /** The domain whose demo data include its records. */
  domain: string;
}

/**
 * Finds the table of a resource: in the folder of the same name, or in a subfolder of the domain `identity`.
 *
 * @param read returns the text of a file; undefined if it does not exist
 * @throws Error if there is no table with the resource's name
 */
export function referencedTable(resource: string, read: (path: string) => string | undefined): ReferencedTable {
  const { camel, table } = spellingsOf(resource);
  const found = [camel, `identity/${camel}`].find(folder =>
    read(`server/domains/${folder}/table.ts`)?.match(`export const ${table} = (?:pgTable|tableOf)\\(`),
  );
  if (!found) throw new Error(`No table '${table}' for references to '${resource}' in server/domains.`);
  return { table, module: `../${found}/table`, domain: found.split('/')[0]! };
}
