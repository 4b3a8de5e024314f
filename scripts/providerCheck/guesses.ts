import { z } from 'zod';

/** Words for the same thing in names of fields, in Indonesian and in other backends. */
const SYNONYMS: Readonly<Record<string, readonly string[]>> = {
  title: ['judul', 'name', 'nama'],
  name: ['nama', 'title', 'label', 'fullname'],
  description: ['keterangan', 'deskripsi', 'desc'],
  imageurl: ['gambar', 'image', 'picture', 'photo', 'foto'],
  isactive: ['aktif', 'active', 'enabled', 'isenabled'],
  status: ['state', 'keadaan'],
  phone: ['telepon', 'telp', 'phonenumber', 'nohp'],
  address: ['alamat'],
  amount: ['harga', 'price', 'jumlah', 'nominal'],
  price: ['harga', 'amount'],
  createdat: ['created', 'dibuat', 'createddate'],
  updatedat: ['updated', 'diubah', 'updateddate', 'modifiedat'],
  startsat: ['mulai', 'start', 'startdate', 'validfrom'],
  endsat: ['selesai', 'berakhir', 'end', 'enddate', 'validto'],
  number: ['nomor', 'no', 'code', 'kode'],
};

/** Names under which other backends return the rows of a list. */
const WRAPPERS = ['items', 'data', 'rows', 'results', 'records', 'content', 'docs', 'entries'];

const plain = (name: string) => name.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

/**
 * Guesses which of a provider's fields are ours: the same name in another case, or a word for the same thing.
 *
 * @returns our names to theirs, each of theirs at most once
 */
export function guessedNames(ours: readonly string[], theirs: readonly string[]): Map<string, string> {
  const free = new Set(theirs.filter(name => !ours.includes(name)));
  const guessed = new Map<string, string>();
  const take = (name: string, words: readonly string[]) => {
    const found = [...free].find(other => words.includes(plain(other)));
    if (!found) return;
    guessed.set(name, found);
    free.delete(found);
  };
  const missing = ours.filter(name => !theirs.includes(name));
  for (const name of missing) take(name, [plain(name)]);
  for (const name of missing) if (!guessed.has(name)) take(name, SYNONYMS[plain(name)] ?? []);
  return guessed;
}

/** Guesses where the rows of a list are, if not under `list`; empty if `data` itself is the list. */
export function guessedWrapper(schema: z.ZodType, data: unknown): string | undefined {
  if (!(schema instanceof z.ZodObject && 'list' in schema.shape)) return undefined;
  if (Array.isArray(data)) return '';
  if (data === null || typeof data !== 'object' || 'list' in data) return undefined;
  const lists = Object.entries(data).filter(([, value]) => Array.isArray(value));
  return lists.length === 1 ? lists[0]![0] : WRAPPERS.find(name => lists.some(([other]) => other === name));
}
