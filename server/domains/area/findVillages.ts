import { sql } from 'drizzle-orm';
import type { Db } from '../../db/types';
import { containing } from '../../store/filters';

export interface FoundVillage extends Record<string, unknown> {
  village_code: string;
  /** `Sukabungah, Sukajadi, Kota Bandung, Jawa Barat` */
  area: string;
  district_code: string;
  regency_code: string;
  province_code: string;
}

const MOST = 8;
const MOST_WORDS = 6;
/** Shorter words match nearly every name. */
const LEAST_LETTERS = 3;

/**
 * Finds villages where each typed word occurs in the name of the village, its district or its regency. Village names are looked up by a
 * trigram index; the other names, which are few, are scanned.
 *
 * @returns the best matches: villages that begin with the first word, then those that contain it, then by name
 */
export async function findVillages(db: Db, typed: string): Promise<FoundVillage[]> {
  const words = wordsOf(typed);
  if (!words.some(({ length }) => length >= LEAST_LETTERS)) return [];
  const contains = words.map(word => {
    const like = containing(word);
    return sql`(w.name ilike ${like} or w.district_code = any(array(select d.code from districts d
      join regencies r on r.code = d.regency_code where d.name ilike ${like} or r.name ilike ${like})))`;
  });
  const first = words[0]!;
  const { rows } = await db.execute<FoundVillage>(sql`
    select w.code as village_code, concat_ws(', ', w.name, d.name, r.name, p.name) as area, d.code as district_code,
      r.code as regency_code, p.code as province_code
    from villages w join districts d on d.code = w.district_code join regencies r on r.code = d.regency_code
      join provinces p on p.code = r.province_code
    where ${sql.join(contains, sql` and `)}
    order by w.name ilike ${containing(first).slice(1)} desc, w.name ilike ${containing(first)} desc, length(w.name), w.name collate "und-x-icu", w.code
    limit ${MOST}`);
  return rows;
}

const wordsOf = (typed: string): string[] =>
  typed
    .replaceAll('\0', '')
    .split(/[\s,]+/)
    .filter(Boolean)
    .slice(0, MOST_WORDS);
