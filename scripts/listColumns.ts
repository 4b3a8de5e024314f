import { readFileSync } from 'node:fs';
import { parseSync } from 'oxc-parser';

/** A column as a list's source declares it. */
interface DeclaredColumn {
  source: string | undefined;
  /** Its label, where that is said in so many words; undefined for that of its field, null where only the console knows it. */
  label: string | null | undefined;
}

type Node = { type: string } & Record<string, unknown>;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

/** Of two that stand for each other the first, as a list opens with it. */
const childrenOf = (node: Node) =>
  (node.type === 'ConditionalExpression' ? [node.consequent] : Object.values(node).flat()).filter(isNode);

/** The nodes below one of which something holds, the outermost of them. */
const outermost = (node: Node, holds: (node: Node) => boolean): Node[] =>
  holds(node) ? [node] : childrenOf(node).flatMap(child => outermost(child, holds));

const nameOf = (node: unknown): string => {
  const { type, name, object, property } = node as Node;
  return type === 'JSXMemberExpression' ? `${nameOf(object)}.${nameOf(property)}` : String(name);
};
const elementName = (node: Node) => nameOf((node.openingElement as Node).name);

const attributeNode = (element: Node, name: string) =>
  ((element.openingElement as Node).attributes as Node[]).find(
    each => each.type === 'JSXAttribute' && nameOf(each.name) === name,
  );

/** What an attribute says in so many words; null for anything else, undefined where it is not there. */
function attribute(element: Node, name: string): string | null | undefined {
  const found = attributeNode(element, name);
  if (!found) return undefined;
  const value = found.value as Node | null;
  return value?.type === 'Literal' ? String(value.value) : null;
}

/** What the table hides by default: a constant of its file, `hiddenColumns={hidden}`. */
function hiddenIn(table: Node, text: string): string[] {
  const value = attributeNode(table, 'hiddenColumns')?.value as Node | undefined;
  if (!value) return [];
  const constant = nameOf(value.expression);
  const list = new RegExp(`const ${constant}\\b[^=]*= \\[([^\\]]*)\\]`).exec(text)?.[1];
  if (list === undefined) throw new Error(`No list of hidden columns is called ${constant}.`);
  return [...list.matchAll(/'([^']+)'/g)].map(([, source]) => source!);
}

/**
 * The columns that a list shows unless told otherwise, read from the source of its view: the `<DataTable.Col>` elements of its first
 * `<DataTable>`, without the hidden ones. None where it has no table of its own.
 */
export function listColumns(file: string): DeclaredColumn[] {
  const text = readFileSync(file, 'utf8');
  const program = parseSync(file, text).program as unknown as Node;
  const [table] = outermost(program, node => node.type === 'JSXElement' && elementName(node) === 'DataTable');
  if (!table) return [];
  const aliases = [...text.matchAll(/const (\w+) = DataTable\.(?:Number)?Col\b/g)].map(([, name]) => name!);
  const names = ['DataTable.Col', 'DataTable.NumberCol', ...aliases];
  const columns = (table.children as Node[]).flatMap(child =>
    outermost(child, node => node.type === 'JSXElement' && names.includes(elementName(node))),
  );
  const hidden = hiddenIn(table, text);
  return columns
    .map(column => ({ source: attribute(column, 'source') ?? undefined, label: attribute(column, 'label') }))
    .filter(({ source }) => source === undefined || !hidden.includes(source));
}
