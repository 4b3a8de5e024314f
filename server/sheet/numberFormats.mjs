// Runs in the parsing thread (sheetWorker.mjs): plain ESM, because node, tsx, Jest and the built server all start this very file.

/** Formats that every workbook has without declaring them; the others among them are locale's dates, or of currencies. */
const BUILT_IN = { 0: 'General', 1: '0', 49: '@', 15: 'd-mmm-yy', 16: 'd-mmm', 17: 'mmm-yy' };
/** Spreadsheet programs accept no longer format. */
const LONGEST = 255;
/** Whole numbers of so many digits are exact. */
const EXACT = 1e15;
/** Colours and languages, which change no character here; `[$Rp-421]` is a text. */
const DECORATION = /\[(?:black|blue|cyan|green|magenta|red|white|yellow|color ?\d+|\$-[\da-f]+)\]/gi;
const TOKENS = /"([^"]*)"|\\(.)|\[\$([^\]-]+)(?:-[\da-f]+)?\]|_.|([0#?]+)|([ymd]+)|([-. ()+])|(.)/giu;

/**
 * Describes a number format: whether its cells are dates, and what they show.
 *
 * @param {number} id
 * @param {string | undefined} declared
 * @returns {{ isDate: boolean, shown(serial: number): string | null }} `shown` is null if it depends on the language of the program, or
 * is not understood here
 */
export function formatOf(id, declared) {
  const code = declared?.slice(0, LONGEST) ?? BUILT_IN[id] ?? '';
  const isDate = declared === undefined ? isDateId(id) : isDateCode(code);
  const [first = '', , ofZero] = sectionsOf(code);
  return {
    isDate,
    shown: value => {
      if (value < 0 || code.length === LONGEST) return null;
      const section = value === 0 && ofZero !== undefined ? ofZero : first;
      return isDate ? shownDate(section, value) : shownNumber(section.replace(DECORATION, ''), value);
    },
  };
}

const isDateId = id =>
  (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58);

/** Whether letters of dates remain when texts, languages and colours are taken out: `[h]` is a duration, `General` is none. */
function isDateCode(code) {
  let letters = '';
  for (let at = 0; at < code.length; at += 1) {
    const character = code[at];
    if (character === '"') at = endOf(code, '"', at);
    else if (character === '[') {
      const from = at;
      at = endOf(code, ']', at);
      if (/^(?:h{1,9}|m{1,9}|s{1,9})$/i.test(code.slice(from + 1, at))) return true;
    } else if ('\\_*'.includes(character)) at += 1;
    else letters += character;
  }
  return /[ymdhs]/i.test(letters.replace(/general|e[+-]/gi, ''));
}

/** Returns where a quotation or bracket ends; at the end of the code if it is not closed. */
function endOf(code, mark, from) {
  const at = code.indexOf(mark, from + 1);
  return at < 0 ? code.length : at;
}

const sectionsOf = code => code.match(/(?:"[^"]*"|\\.|[^;])+/g) ?? [];

function shownNumber(section, value) {
  if (value >= EXACT) return null;
  if (/^(?:general|@)$/i.test(section)) return Number.isInteger(value) ? String(value) : null;
  const parts = partsOf(section, ({ date, literal }) => date === undefined && literal !== '.');
  if (!parts?.some(({ digits }) => digits)) return null;
  return withDigits(parts, String(Math.round(value)));
}

/** Fills the places for digits from the right; digits without a place stand before the first one. */
function withDigits(parts, digits) {
  const first = parts.findIndex(part => part.digits);
  let rest = digits === '0' ? '' : digits;
  const written = parts.toReversed().map((part, index) => {
    if (!part.digits) return part.literal;
    const isFirst = parts.length - 1 - index === first;
    const cut = isFirst ? 0 : Math.max(0, rest.length - part.digits.length);
    const own = rest.slice(cut);
    rest = rest.slice(0, cut);
    const missing = part.digits.slice(0, Math.max(0, part.digits.length - own.length));
    return missing.replaceAll('#', '').replaceAll('?', ' ') + own;
  });
  return written.toReversed().join('').trim();
}

const DAY_MS = 86_400_000;
/** 1 January 1970 in spreadsheet day numbers. */
const EPOCH_SERIAL = 25_569;

/** Dates of digits alone, as a code like `11.03` becomes one while it is typed; names and `/` depend on the language. */
function shownDate(section, serial) {
  const parts = partsOf(section.replace(DECORATION, ''), ({ digits }) => digits === undefined);
  if (!parts || serial < 61) return null;
  const at = new Date(Math.round((serial - EPOCH_SERIAL) * DAY_MS));
  const two = number => String(number).padStart(2, '0');
  const written = {
    d: () => String(at.getUTCDate()),
    dd: () => two(at.getUTCDate()),
    m: () => String(at.getUTCMonth() + 1),
    mm: () => two(at.getUTCMonth() + 1),
    yy: () => two(at.getUTCFullYear() % 100),
    yyyy: () => String(at.getUTCFullYear()),
  };
  const texts = parts.map(({ literal, date }) => literal ?? written[date]?.());
  return texts.includes(undefined) ? null : texts.join('').trim();
}

/** Returns the texts and places of a section; undefined if it has any that `fits` refuses, or that nothing is known of. */
function partsOf(section, fits) {
  const parts = [];
  for (const [, quoted, escaped, currency, digits, date, literal, other] of section.matchAll(TOKENS)) {
    if (other !== undefined) return undefined;
    const part =
      digits || date
        ? { digits, date: date?.toLowerCase() }
        : { literal: quoted ?? escaped ?? currency ?? literal ?? ' ' };
    if (!fits(part)) return undefined;
    parts.push(part);
  }
  return parts;
}

/** The format of cells without a style. */
export const GENERAL = formatOf(0, undefined);
