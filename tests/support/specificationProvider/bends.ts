/** Deviations of real providers from the contract that can still be understood. Each is switched on separately. */
export const BENDS = [
  'numbersAsText',
  'flagsAsNumbers',
  'numericIds',
  'nullLists',
  'instantsWithoutZone',
  'missingOptionals',
  'unknownCodes',
  'extraFields',
  'listsWithoutTotals',
] as const;
export type Bend = (typeof BENDS)[number];

/** Deviations that make a response impossible to understand. */
const FAULTS = ['missingRequired', 'otherEnvelope', 'textForNumbers'] as const;
export type Fault = (typeof FAULTS)[number];

/** How it treats writes, how it reports its own faults, whether the caller's password has expired, and how it answers who the caller is. */
const MANNERS = [
  'writesAnswerNothing',
  'fails',
  'refuses',
  'passwordEnded',
  'profileFails',
  'profileSilent',
  'profileForbidden',
  'sessionsEnded',
] as const;
export type Manner = (typeof MANNERS)[number];

/** How the response to a write that was carried out is lost on its way back. */
export const LOSSES = [
  'lostAsTimeout',
  'lostAsPage',
  'lostAsFault',
  'lostAsRedirect',
  'lostHalfway',
  'lostByReset',
] as const;
export type Loss = (typeof LOSSES)[number];

type Mood = ReadonlySet<Bend | Fault | Manner | Loss>;

export const UNKNOWN_CODE = 'MENUNGGU_PUSAT';
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-a[0-9a-f]{3}-[0-9a-f]{12}$/;
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

/** The numeric ids, assigned in the order in which records are first shown. */
export class NumericIds {
  private readonly numbers = new Map<string, number>();

  numberOf(id: string): number {
    const known = this.numbers.get(id);
    if (known !== undefined) return known;
    this.numbers.set(id, 1_000 + this.numbers.size);
    return this.numberOf(id);
  }

  /** Returns the id behind a number in a URL or body; any other value unchanged. */
  idOf(value: unknown): unknown {
    const number = Number(value);
    return [...this.numbers].find(([, given]) => given === number)?.[0] ?? value;
  }
}

/** Returns the `data` of a response as the mood bends it. */
export function bent(data: unknown, mood: Mood, ids: NumericIds): unknown {
  const bend = (value: unknown, field: string, isTop: boolean): unknown => {
    if (Array.isArray(value)) {
      if (value.length === 0 && mood.has('nullLists')) return null;
      return value.map(item => bend(item, field, false));
    }
    if (value !== null && typeof value === 'object') return bendRecord(value as Record<string, unknown>, isTop);
    return bentLeaf(value, field, mood, ids);
  };

  const bendRecord = (record: Record<string, unknown>, isTop: boolean) => {
    const isPage = isTop && 'list' in record && 'total' in record;
    const fields = Object.entries(record).filter(([name, value]) => {
      if (mood.has('missingOptionals') && (value === null || name === 'version')) return false;
      return !(mood.has('listsWithoutTotals') && isPage && (name === 'meta' || name === 'total'));
    });
    const kept = mood.has('missingRequired') && !isTop ? fields.slice(1) : fields;
    const bentFields = kept.map(([name, value]) => [name, bend(value, name, false)]);
    return {
      ...Object.fromEntries(bentFields),
      ...(mood.has('extraFields') && { _links: { self: '/x' }, internal: 'R4' }),
    };
  };

  return bend(data, '', true);
}

function bentLeaf(value: unknown, field: string, mood: Mood, ids: NumericIds): unknown {
  if (typeof value === 'boolean') return mood.has('flagsAsNumbers') ? Number(value) : value;
  if (typeof value === 'number') {
    if (mood.has('textForNumbers')) return `Rp${value}`;
    return mood.has('numbersAsText') ? String(value) : value;
  }
  if (typeof value !== 'string') return value;
  if (mood.has('unknownCodes') && field === 'status') return UNKNOWN_CODE;
  if (mood.has('numericIds') && UUID.test(value)) {
    const number = ids.numberOf(value);
    return mood.has('numbersAsText') ? String(number) : number;
  }
  return mood.has('instantsWithoutZone') && INSTANT.test(value) ? value.replace('T', ' ').slice(0, 19) : value;
}
