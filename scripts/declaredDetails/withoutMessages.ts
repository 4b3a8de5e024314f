import { type Program, Visitor } from 'oxc-parser';
import { DETAIL_MESSAGES } from '../../src/declarations/detailMessages';

const names: ReadonlySet<string> = new Set(DETAIL_MESSAGES);

interface Change {
  start: number;
  end: number;
  code: string;
}

/**
 * The source of a declaration's messages without those that only views look for: outermost objects lose the properties of those names, and
 * imports that served them alone go too, or what they import would still be loaded with the declarations.
 */
export function withoutMessages(source: string, program: Program): string {
  const objects: Change[] = [];
  let depth = 0;
  new Visitor({
    ObjectExpression({ start, end, properties }) {
      depth += 1;
      if (depth > 1) return;
      const kept = properties.filter(
        property => property.type !== 'Property' || property.key.type !== 'Identifier' || !names.has(property.key.name),
      );
      if (kept.length < properties.length)
        objects.push({ start, end, code: `{${kept.map(one => source.slice(one.start, one.end)).join()}}` });
    },
    'ObjectExpression:exit'() {
      depth -= 1;
    },
  }).visit(program);
  const imports = program.body.filter(statement => statement.type === 'ImportDeclaration');
  const rest = changed(source, [...imports.map(removed), ...objects]);
  const unused = imports.filter(({ specifiers }) =>
    specifiers.every(({ local }) => !new RegExp(`\\b${local.name}\\b`).test(rest)),
  );
  return changed(source, [...unused.map(removed), ...objects]);
}

const removed = ({ start, end }: { start: number; end: number }): Change => ({ start, end, code: '' });

/** Changes in the order in which they stand. */
const changed = (source: string, changes: readonly Change[]) =>
  changes.reduceRight((code, { start, end, code: other }) => code.slice(0, start) + other + code.slice(end), source);
