import { type Program, parseSync, Visitor } from 'oxc-parser';
import { DETAIL_MESSAGES } from '../../src/declarations/detailMessages';

const names: ReadonlySet<string> = new Set(DETAIL_MESSAGES);

interface Change {
  start: number;
  end: number;
  code: string;
}

/**
 * Removes from the source of a declaration's messages those that only views read: the outermost objects lose the properties of those
 * names, and imports used only by them are removed too, since they would otherwise still be loaded with the declarations.
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
  const used = referencesIn(changed(source, [...imports.map(removed), ...objects]));
  const kept = imports.map(({ start, end, specifiers }) => {
    const needed = specifiers.filter(({ local }) => used.has(local.name));
    if (needed.length === 0) return { start, end, code: '' };
    // an import of several names keeps those that are still used
    const names = needed.map(specifier => source.slice(specifier.start, specifier.end)).join(', ');
    const head = source.slice(start, specifiers[0]!.start);
    const tail = source.slice(specifiers.at(-1)!.end, end);
    return { start, end, code: `${head}${names}${tail}` };
  });
  return changed(source, [...kept, ...objects]);
}

/** Returns the names that a source refers to; a key such as `banner` in `{ banner: … }` is none. */
function referencesIn(source: string): ReadonlySet<string> {
  const names = new Set<string>();
  const keys = new Set<number>();
  new Visitor({
    Property({ key, computed, shorthand }) {
      if (!computed && !shorthand) keys.add(key.start);
    },
    Identifier({ name, start }) {
      if (!keys.has(start)) names.add(name);
    },
  }).visit(parseSync('messages.ts', source).program);
  return names;
}

const removed = ({ start, end }: { start: number; end: number }): Change => ({ start, end, code: '' });

/** Applies changes, given in source order. */
const changed = (source: string, changes: readonly Change[]) =>
  changes.reduceRight((code, { start, end, code: other }) => code.slice(0, start) + other + code.slice(end), source);
