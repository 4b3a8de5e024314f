import { readFileSync } from 'node:fs';
import { parseSync } from 'oxc-parser';

/** A column as declared in a list's source. */
export interface DeclaredColumn {
  source: string | undefined;
  /** Its label if given literally; undefined for the field's label, null if it is only known at run time. */
  label: string | null | undefined;
}

type Node = { type: string } & Record<string, unknown>;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

/** Child nodes; of a conditional only the first branch, with which a list opens. */
const childrenOf = (node: Node) =>
  (node.type === 'ConditionalExpression' ? [node.consequent] : Object.values(node).flat()).filter(isNode);

/** Returns the outermost nodes below one that meet a condition. */
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

/** Returns the literal value of an attribute; null for any other value, undefined if it is absent. */
function attribute(element: Node, name: string): string | null | undefined {
  const found = attributeNode(element, name);
  if (!found) return undefined;
  const value = found.value as Node | null;
  return value?.type === 'Literal' ? String(value.value) : null;
}

/** Returns the columns that the table hides by default, from a constant of its file: `hiddenColumns={hidden}`. */
function hiddenIn(table: Node, text: string): string[] {
  const value = attributeNode(table, 'hiddenColumns')?.value as Node | undefined;
  if (!value) return [];
  const constant = nameOf(value.expression);
  const list = new RegExp(`const ${constant}\\b[^=]*= \\[([^\\]]*)\\]`).exec(text)?.[1];
  if (list === undefined) throw new Error(`There is no list of hidden columns named ${constant}.`);
  return [...list.matchAll(/'([^']+)'/g)].map(([, source]) => source!);
}

/**
 * Returns the columns that a list shows by default, read from the source of its view: the `<DataTable.Col>` elements of its first
 * `<DataTable>`, without the hidden ones. Empty if it has no table of its own.
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
