import { parseSync, Visitor } from 'oxc-parser';

/**
 * Finds the regular expressions of a file: literals, and `RegExp(…)` of text known from the file alone.
 * @param {string} file its name, which tells the parser its language
 * @param {string} text
 * @returns {{ line: number, source: string | undefined, flags: string, excuse: string | undefined }[]} `source` is undefined for an
 *   expression built while running; `excuse` is the comment `// recheck: …` that ends the line or stands above it
 */
export function patternsOf(file, text) {
  const { program, comments } = parseSync(file, text);
  const lineOf = offset => text.slice(0, offset).split('\n').length;
  const excuses = new Map(
    comments.flatMap(({ value, start }) => (/^ recheck: \S/.test(value) ? [[lineOf(start), value]] : [])),
  );
  const constants = constantsOf(program);
  const patterns = [];
  const add = ({ start }, source, flags) => {
    const line = lineOf(start);
    patterns.push({ line, source, flags, excuse: excuses.get(line) ?? excuses.get(line - 1) });
  };
  const construct = node => {
    const [source, flags] = node.arguments;
    if (node.callee.name === 'RegExp') add(node, textOf(source, constants), textOf(flags, constants) ?? '');
  };
  new Visitor({
    Literal: node => node.regex && add(node, node.regex.pattern, node.regex.flags),
    NewExpression: construct,
    CallExpression: construct,
  }).visit(program);
  return patterns;
}

/** Returns the initial values of a file's own constants by name. */
function constantsOf({ body }) {
  const declared = body.map(node => (node.type === 'ExportNamedDeclaration' ? node.declaration : node));
  return new Map(
    declared
      .filter(node => node?.type === 'VariableDeclaration' && node.kind === 'const')
      .flatMap(({ declarations }) => declarations.map(({ id, init }) => [id.name, init])),
  );
}

/** Returns the text that an expression always has, or the source of a literal pattern; undefined if it depends on anything else. */
function textOf(node, constants) {
  const joined = parts => (parts.includes(undefined) ? undefined : parts.join(''));
  switch (node?.type) {
    case 'Literal':
      return node.regex ? node.regex.pattern : String(node.value);
    case 'Identifier':
      return textOf(constants.get(node.name), constants);
    case 'MemberExpression':
      return node.property.name === 'source' ? textOf(node.object, constants) : undefined;
    case 'BinaryExpression':
      return node.operator === '+' ? joined([node.left, node.right].map(side => textOf(side, constants))) : undefined;
    case 'TaggedTemplateExpression':
      return node.tag.property?.name === 'raw' ? templateOf(node.quasi, 'raw') : undefined;
    case 'TemplateLiteral':
      return templateOf(node, 'cooked');
    default:
      return undefined;
  }

  function templateOf({ quasis, expressions }, form) {
    return joined(
      quasis.flatMap(({ value }, index) => [
        value[form],
        ...(index < expressions.length ? [textOf(expressions[index], constants)] : []),
      ]),
    );
  }
}
