import type { Content, ContentText, TableCell } from 'pdfmake/interfaces';
import { documentErrors } from '../../../contract/documentErrors';
import { invalidInput } from '../../core/HttpError';
import type { HtmlElement, HtmlNode } from './parseHtml';

const LINE = '#E3E7ED';
/** The maximum number of table columns, since each row is padded to the width of the table. */
const MOST_COLUMNS = 50;
const MUTED = '#5A6478';
const HEADINGS: Readonly<Record<string, number>> = { h1: 18, h2: 13, h3: 11, h4: 10 };
const INLINE = new Set(['strong', 'b', 'em', 'i', 'small', 'span', 'time', 'br']);
const WITHOUT_TEXT = new Set(['head', 'title', 'style', 'meta']);

type Run = Pick<ContentText, 'bold' | 'italics' | 'fontSize' | 'color'> & { text: string };

/** Converts the elements of a page to pdfmake content: stacked blocks. */
export function pdfContent(nodes: readonly HtmlNode[]): Content[] {
  const blocks: Content[] = [];
  let line: HtmlNode[] = [];
  const endLine = () => {
    const runs = runsOf(line, {});
    if (runs.some(({ text }) => text.trim())) blocks.push({ text: trimmed(runs), margin: [0, 0, 0, 4] });
    line = [];
  };
  for (const node of nodes) {
    if (typeof node === 'string' || INLINE.has(node.tag)) line.push(node);
    else {
      endLine();
      blocks.push(...blockOf(node));
    }
  }
  endLine();
  return blocks;
}

function blockOf(element: HtmlElement): Content[] {
  const { tag, children } = element;
  if (WITHOUT_TEXT.has(tag)) return [];
  if (tag in HEADINGS)
    return [{ text: trimmed(runsOf(children, { bold: true })), fontSize: HEADINGS[tag]!, margin: [0, 8, 0, 4] }];
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

const itemsOf = (children: readonly HtmlNode[]): Content[] =>
  elementsOf(children, ['li']).map(({ children: content }) => ({ stack: pdfContent(content) }));

/** Column widths follow the content; the first column takes the rest. @throws HttpError 422 above MOST_COLUMNS */
function tableOf(table: HtmlElement): Content[] {
  const caption = elementsOf(table.children, ['caption']).flatMap(({ children }) => pdfContent(children));
  const sections = elementsOf(table.children, ['thead', 'tbody', 'tfoot']);
  const rowsOf = (tag: string) =>
    sections.filter(section => section.tag === tag).flatMap(({ children }) => elementsOf(children, ['tr']));
  const head = rowsOf('thead');
  const rows = [...head, ...elementsOf(table.children, ['tr']), ...rowsOf('tbody'), ...rowsOf('tfoot')];
  const cells = rows.map(row => elementsOf(row.children, ['th', 'td'])).filter(row => row.length > 0);
  const columns = Math.max(0, ...cells.map(row => row.reduce((sum, cell) => sum + spanOf(cell), 0)));
  if (columns === 0) return caption;
  if (columns > MOST_COLUMNS) throw invalidInput({ file: documentErrors.tooLarge() });
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

function cellOf(cell: HtmlElement): TableCell[] {
  const span = spanOf(cell);
  const isNumber = cell.attributes.class?.split(' ').includes('number');
  const content: TableCell = {
    stack: pdfContent(cell.children),
    bold: cell.tag === 'th',
    ...(isNumber && { alignment: 'right' as const }),
    ...(span > 1 && { colSpan: span }),
  };
  return [content, ...Array.from({ length: span - 1 }, () => '')];
}

const filled = (row: TableCell[], columns: number): TableCell[] => [
  ...row,
  ...Array.from({ length: columns - row.length }, () => ''),
];

const spanOf = ({ attributes }: HtmlElement) => Math.min(Math.max(Number(attributes.colspan) || 1, 1), 20);

const elementsOf = (nodes: readonly HtmlNode[], tags: readonly string[]): HtmlElement[] =>
  nodes.filter((node): node is HtmlElement => typeof node !== 'string' && tags.includes(node.tag));

function runsOf(nodes: readonly HtmlNode[], style: Omit<Run, 'text'>): Run[] {
  return nodes.flatMap((node): Run[] => {
    if (typeof node === 'string') return [{ ...style, text: printable(node.replace(/\s+/g, ' ')) }];
    const { tag, children } = node;
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

/** Trims the spaces at both ends of a line of runs. */
function trimmed(runs: readonly Run[]): Run[] {
  return runs.map((run, index) => ({
    ...run,
    text: run.text.replace(index === 0 ? /^ +/ : /^$/, '').replace(index === runs.length - 1 ? / $/ : /$^/, ''),
  }));
}

/** Helvetica only has the characters of Windows-1252; others would print as garbage. */
const printable = (text: string) =>
  text.normalize('NFC').replace(/[^\x20-\x7e\xa0-\xff–—‘’“”•…€\n]/g, character => (character === '−' ? '-' : '?'));
