/** A cell as raw XML, without its name: `<c t="b"><v>1</v></c>`; or a number or text. */
export type RawCell = string | number | null | { xml: string };

interface RawSheet {
  name: string;
  rows: readonly (readonly RawCell[])[];
  state?: 'hidden' | 'veryHidden';
  /** XML after the rows: merged cells. */
  after?: string;
}

/** How a program writes its workbooks. */
interface Dialect {
  /** Prefix of every element: `x:`. */
  prefix?: string;
  /** Namespaces of ISO 29500 Strict. */
  strict?: boolean;
  /** Relations that name parts from the root. */
  absolute?: boolean;
  /** Texts within their cells, not in a table of shared strings. */
  inline?: boolean;
  /** Rows and cells without their names. */
  nameless?: boolean;
  is1904?: boolean;
  /** Index of the sheet in sight. */
  active?: number;
  /** Number formats of the cell styles 1, 2, ... */
  formats?: readonly string[];
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const letters = (column: number): string =>
  column < 26 ? String.fromCharCode(65 + column) : letters(Math.floor(column / 26) - 1) + letters(column % 26);

/** Returns the parts of a workbook as another program would write it. */
export function rawWorkbook(sheets: readonly RawSheet[], dialect: Dialect = {}): Record<string, Buffer> {
  const { prefix = '', strict, absolute, inline, nameless, is1904, active = 0, formats = [] } = dialect;
  const main = strict
    ? 'http://purl.oclc.org/ooxml/spreadsheetml/main'
    : 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  const relations = strict
    ? 'http://purl.oclc.org/ooxml/officeDocument/relationships'
    : 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const strings: string[] = [];
  const shared = (text: string) => {
    if (!strings.includes(text)) strings.push(text);
    return strings.indexOf(text);
  };
  const element = (name: string, attributes: string, content: string) =>
    `<${prefix}${name}${attributes}>${content}</${prefix}${name}>`;
  const part = (root: string, content: string) =>
    Buffer.from(
      `<?xml version="1.0" encoding="UTF-8"?>\n${element(root, ` xmlns${prefix && `:${prefix.slice(0, -1)}`}="${main}" xmlns:r="${relations}"`, content)}`,
    );
  const cell = (value: RawCell, name: string) => {
    const at = nameless ? '' : ` r="${name}"`;
    if (value === null) return element('c', `${at} s="0"`, '');
    if (typeof value === 'object')
      return value.xml.replace('<c', `<c${at}`).replaceAll(/<(\/?)(?=\w)/g, `<$1${prefix}`);
    if (typeof value === 'number') return element('c', at, element('v', '', String(value)));
    return inline
      ? element('c', `${at} t="inlineStr"`, element('is', '', element('t', ' xml:space="preserve"', escaped(value))))
      : element('c', `${at} t="s"`, element('v', '', String(shared(value))));
  };
  const row = (cells: readonly RawCell[], index: number) =>
    element(
      'row',
      nameless ? '' : ` r="${index + 1}"`,
      cells.map((value, column) => cell(value, `${letters(column)}${index + 1}`)).join(''),
    );
  const files = Object.fromEntries(
    sheets.map(({ rows, after = '' }, index) => [
      `xl/worksheets/sheet${index + 1}.xml`,
      part('worksheet', element('sheetData', '', rows.map(row).join('')) + after),
    ]),
  );
  const root = absolute ? '/xl/' : '';
  const relation = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="${relations}/${type}" Target="${target}"/>`;
  const relationships = (content: string) =>
    Buffer.from(
      `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${content}</Relationships>`,
    );
  const listed = sheets.map(
    ({ name, state }, index) =>
      `<${prefix}sheet name="${escaped(name)}" sheetId="${index + 1}"${state ? ` state="${state}"` : ''} r:id="rId${index + 1}"/>`,
  );
  const xfs = [0, ...formats.map((_, index) => 164 + index)].map(id => `<${prefix}xf numFmtId="${id}"/>`);
  const numFmts = formats.map(
    (code, index) =>
      `<${prefix}numFmt numFmtId="${164 + index}" formatCode="${escaped(code).replaceAll('"', '&quot;')}"/>`,
  );
  return {
    '[Content_Types].xml': Buffer.from('<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>'),
    '_rels/.rels': relationships(relation('rId1', 'officeDocument', `${absolute ? '/' : ''}xl/workbook.xml`)),
    'xl/workbook.xml': part(
      'workbook',
      `<${prefix}workbookPr${is1904 ? ' date1904="1"' : ''}/>${element('bookViews', '', `<${prefix}workbookView activeTab="${active}"/>`)}${element('sheets', '', listed.join(''))}`,
    ),
    'xl/_rels/workbook.xml.rels': relationships(
      [
        ...sheets.map((_, index) =>
          relation(`rId${index + 1}`, 'worksheet', `${root}worksheets/sheet${index + 1}.xml`),
        ),
        relation('rIdA', 'styles', `${root}styles.xml`),
        relation('rIdB', 'sharedStrings', `${root}sharedStrings.xml`),
      ].join(''),
    ),
    'xl/styles.xml': part(
      'styleSheet',
      element('numFmts', '', numFmts.join('')) + element('cellXfs', '', xfs.join('')),
    ),
    'xl/sharedStrings.xml': part(
      'sst',
      strings.map(text => element('si', '', element('t', ' xml:space="preserve"', escaped(text)))).join(''),
    ),
    ...files,
  };
}
