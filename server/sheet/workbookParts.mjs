// Runs in the parsing thread (sheetWorker.mjs): plain ESM, because node, tsx, Jest and the built server all start this very file.
import { formatOf } from './numberFormats.mjs';
import { prefixed, walkXml } from './walkXml.mjs';

/** What XML cannot contain is escaped in texts: `_x000D_`. */
const ESCAPE = /_x([0-9A-F]{4})_/gi;

/** More than programs accept of a sheet's name. */
const LONGEST_NAME = 100;

/** Returns a text of a workbook without its escapes. */
export const unescaped = text =>
  text.includes('_x') ? text.replace(ESCAPE, (_, code) => String.fromCharCode(Number.parseInt(code, 16))) : text;

/**
 * Reads what a workbook's sheets share. Parts are found by their relations, not by name: report servers name them freely.
 *
 * @param {ReturnType<typeof import('./openZip.mjs').openZip>} zip
 * @param {number} cellLength characters kept of a text, plus one
 * @returns {{ sheets: { name: string, isHidden: boolean, part: string }[], active: number, is1904: boolean, strings: string[], formats: object[] } | undefined}
 */
export function readParts(zip, cellLength) {
  const path = workbookPath(zip);
  const bytes = path && zip.read(path);
  if (!bytes) return undefined;
  const relations = relationsOf(zip, path);
  const target = type => relations.find(relation => relation.type === type)?.target;
  const { sheets, active, is1904 } = workbookOf(bytes);
  const parts = new Map(relations.filter(({ type }) => type === 'worksheet').map(({ id, target: part }) => [id, part]));
  const seen = new Set();
  const strings = zip.read(target('sharedStrings') ?? '');
  const styles = zip.read(target('styles') ?? '');
  return {
    // charts and macros have sheets of their own kinds; no part is read twice
    sheets: sheets.flatMap(({ id, ...sheet }, index) => {
      const part = parts.get(id);
      if (part === undefined || seen.has(part)) return [];
      seen.add(part);
      return [{ ...sheet, index, part }];
    }),
    active,
    is1904,
    strings: strings ? stringsOf(strings, cellLength) : [],
    formats: styles ? formatsOf(styles) : [],
  };
}

function workbookPath(zip) {
  const relation = relationsOf(zip, '').find(({ type }) => type === 'officeDocument');
  if (relation && zip.names.includes(relation.target)) return relation.target;
  return zip.names.find(name => /(?:^|\/)workbook\.xml$/.test(name));
}

function relationsOf(zip, path) {
  const slash = path.lastIndexOf('/') + 1;
  const folder = path.slice(0, slash);
  const bytes = zip.read(`${folder}_rels/${path.slice(slash)}.rels`);
  const relations = [];
  if (!bytes) return relations;
  walkXml(bytes, {
    open(name, { Id: id, Type: type = '', Target: target = '' }) {
      if (name === 'Relationship')
        relations.push({ id, type: type.slice(type.lastIndexOf('/') + 1), target: resolved(folder, target) });
    },
  });
  return relations;
}

/** Relations name parts relative to the folder of their source, or from the root: `/xl/worksheets/sheet.xml`. */
const resolved = (folder, target) =>
  decodeURI(new URL(target.replaceAll('\\', '/'), `file:///${encodeURI(folder)}`).pathname)
    .slice(1)
    .toLowerCase();

const isTrue = value => value === '1' || value === 'true';

function workbookOf(bytes) {
  const sheets = [];
  let active = 0;
  let is1904 = false;
  walkXml(bytes, {
    open(name, attributes) {
      if (name === 'workbookPr') is1904 = isTrue(attributes.date1904);
      if (name === 'workbookView') active = Number(attributes.activeTab ?? 0);
      if (name === 'sheet') {
        const isHidden = /hidden/i.test(attributes.state ?? '');
        sheets.push({ name: (attributes.name ?? '').slice(0, LONGEST_NAME), id: prefixed(attributes, 'id'), isHidden });
      }
    },
  });
  return { sheets, active, is1904 };
}

/** Returns the shared strings: plain or in runs of different looks, without the phonetic hints beside them. */
function stringsOf(bytes, cellLength) {
  const strings = [];
  let text = '';
  let isIn = false;
  let hints = 0;
  walkXml(bytes, {
    open(name) {
      if (name === 'si') text = '';
      if (name === 'rPh') hints += 1;
      isIn = name === 't' && hints === 0;
    },
    text(part) {
      if (isIn && text.length <= cellLength) text += part.slice(0, cellLength + 1);
    },
    close(name) {
      isIn = false;
      if (name === 'rPh') hints -= 1;
      if (name === 'si') strings.push(unescaped(text));
    },
  });
  return strings;
}

/** Returns the number format of each cell style. */
function formatsOf(bytes) {
  const codes = new Map();
  const ids = [];
  let isCells = false;
  walkXml(bytes, {
    open(name, { numFmtId, formatCode }) {
      if (name === 'numFmt') codes.set(numFmtId, formatCode);
      if (name === 'cellXfs') isCells = true;
      if (name === 'xf' && isCells) ids.push(numFmtId);
    },
    close(name) {
      if (name === 'cellXfs') isCells = false;
    },
  });
  const known = new Map();
  return ids.map(id => {
    if (!known.has(id)) known.set(id, formatOf(Number(id ?? 0), codes.get(id)));
    return known.get(id);
  });
}
