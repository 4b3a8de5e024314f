// Runs in pageWorker.mjs: plain ESM.
import { PageProblem } from './PageProblem.mjs';

const LINE = '#E3E7ED';
/** The maximum number of table columns, since each row is padded to the width of the table. */
const MOST_COLUMNS = 50;
/** The maximum number of cells of a table, with those that fill up its rows. */
const MOST_CELLS = 20_000;
/** The maximum number of letters between two spaces: to break a word that is wider than its line takes time by the square of its length. */
const LONGEST_WORD = 1_000;
/** The maximum number of words of a paragraph, about fifteen pages: pdfmake takes each off the front of an array, which is slow for long ones. */
const MOST_WORDS = 10_000;
const MUTED = '#5A6478';
const HEADINGS = { h1: 18, h2: 13, h3: 11, h4: 10 };
const INLINE = new Set(['strong', 'b', 'em', 'i', 'small', 'span', 'time', 'br']);
const WITHOUT_TEXT = new Set(['head', 'title', 'style', 'meta']);

/**
 * Converts the elements of a page to pdfmake content: stacked blocks.
 *
 * @param {ReturnType<typeof import('htmlparser2').parseDocument>['children']} nodes
 * @returns {import('pdfmake/interfaces').Content[]}
 * @throws {PageProblem} if its layout would take too long
 */
export function pdfContent(nodes) {
  const blocks = [];
  let line = [];
  const endLine = () => {
    const runs = runsOf(line, {});
    if (runs.some(({ text }) => text.trim())) blocks.push({ text: trimmed(runs), margin: [0, 0, 0, 4] });
    line = [];
  };
  for (const node of nodes) {
    if (node.type === 'text' || INLINE.has(node.name)) line.push(node);
    else if (node.attribs) {
      endLine();
      blocks.push(...blockOf(node));
    }
  }
  endLine();
  return blocks;
}

function blockOf(element) {
  const { name: tag, children } = element;
  if (WITHOUT_TEXT.has(tag)) return [];
  if (tag in HEADINGS)
    return [{ text: trimmed(runsOf(children, { bold: true })), fontSize: HEADINGS[tag], margin: [0, 8, 0, 4] }];
  switch (tag) {
    case 'hr':
      return [
        {
          canvas: [{ type: 'line', x1: 0, y1: 0, x2: 515, y2: 0, lineWidth: 0.5, lineColor: LINE }],
          margin: [0, 6, 0, 6],
        },
      ];
    case 'ul':
      return [{ ul: itemsOf(children), margin: [0, 0, 0, 6] }];
    case 'ol':
      return [{ ol: itemsOf(children), margin: [0, 0, 0, 6] }];
    case 'dt':
      return [{ text: trimmed(runsOf(children, { color: MUTED })), fontSize: 9 }];
    case 'dd':
      return [{ stack: pdfContent(children), margin: [0, 0, 0, 4] }];
    case 'table':
      return tableOf(element);
    default:
      return pdfContent(children);
  }
}

const itemsOf = children =>
  elementsOf(children, ['li']).map(({ children: content }) => ({ stack: pdfContent(content) }));

/** Column widths follow the content; the first column takes the rest. */
function tableOf(table) {
  const caption = elementsOf(table.children, ['caption']).flatMap(({ children }) => pdfContent(children));
  const sections = elementsOf(table.children, ['thead', 'tbody', 'tfoot']);
  const rowsOf = tag =>
    sections.filter(section => section.name === tag).flatMap(({ children }) => elementsOf(children, ['tr']));
  const head = rowsOf('thead');
  const rows = [...head, ...elementsOf(table.children, ['tr']), ...rowsOf('tbody'), ...rowsOf('tfoot')];
  const cells = rows.map(row => elementsOf(row.children, ['th', 'td'])).filter(row => row.length > 0);
  const columns = Math.max(0, ...cells.map(row => row.reduce((sum, cell) => sum + spanOf(cell), 0)));
  if (columns === 0) return caption;
  if (columns > MOST_COLUMNS || columns * cells.length > MOST_CELLS) throw new PageProblem('tooLarge');
  return [
    ...caption,
    {
      margin: [0, 2, 0, 8],
      table: {
        headerRows: head.length,
        dontBreakRows: true,
        widths: Array.from({ length: columns }, (_, index) => (index === 0 ? '*' : 'auto')),
        body: cells.map(row => filled(row.flatMap(cellOf), columns)),
      },
      layout: 'lined',
    },
  ];
}

function cellOf(cell) {
  const span = spanOf(cell);
  const isNumber = cell.attribs.class?.split(' ').includes('number');
  const content = {
    stack: pdfContent(cell.children),
    bold: cell.name === 'th',
    ...(isNumber && { alignment: 'right' }),
    ...(span > 1 && { colSpan: span }),
  };
  return [content, ...Array.from({ length: span - 1 }, () => '')];
}

const filled = (row, columns) => [...row, ...Array.from({ length: columns - row.length }, () => '')];

const spanOf = ({ attribs }) => Math.min(Math.max(Number(attribs.colspan) || 1, 1), 20);

const elementsOf = (nodes, tags) => nodes.filter(node => node.attribs && tags.includes(node.name));

function runsOf(nodes, style) {
  return nodes.flatMap(node => {
    if (node.type === 'text') return [{ ...style, text: node.data.replace(/\s+/g, ' ') }];
    if (!node.attribs) return [];
    const { name: tag, children } = node;
    if (tag === 'br') return [{ ...style, text: '\n' }];
    if (WITHOUT_TEXT.has(tag)) return [];
    return runsOf(children, {
      ...style,
      ...((tag === 'strong' || tag === 'b') && { bold: true }),
      ...((tag === 'em' || tag === 'i') && { italics: true }),
      ...(tag === 'small' && { fontSize: 8.5, color: MUTED }),
    });
  });
}

/** Trims the space at both ends of a line of runs, each of which has at most one in a place. */
function trimmed(runs) {
  refuseLong(runs);
  return runs.map((run, index) => {
    const start = index === 0 && run.text.startsWith(' ') ? 1 : 0;
    const end = index === runs.length - 1 && run.text.endsWith(' ') ? -1 : undefined;
    return { ...run, text: run.text.slice(start, end) };
  });
}

/** A word may go on from one run to the next. */
function refuseLong(runs) {
  const words = runs
    .map(({ text }) => text)
    .join('')
    .split(/[ \n]/);
  if (words.length > MOST_WORDS) throw new PageProblem('longParagraph');
  if (words.some(word => word.length > LONGEST_WORD)) throw new PageProblem('longWord');
}
