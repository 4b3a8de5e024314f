import { useContext, useEffect, useLayoutEffect, useMemo } from 'react';
import type { Column } from './Column';
import { OfferedColumnsContext } from './OfferedColumns';
import { useColumnChoice } from './useColumnChoice';

/**
 * Returns the visible columns, always including the first, the record's name.
 * @param hidden columns hidden by default; pass a stable array
 */
export function useShownColumns(columns: readonly Column[], hidden: readonly string[]): readonly Column[] {
  const { names, named, kept, keep, write } = useColumnChoice();
  const offered = useContext(OfferedColumnsContext);
  const shown = useMemo(() => {
    const wanted = names?.split(',');
    return columns.filter(
      ({ name }, index) => index === 0 || (wanted ? wanted.includes(name) : !hidden.includes(name)),
    );
  }, [columns, names, hidden]);

  useLayoutEffect(() => {
    const [first, ...others] = columns;
    offered.current = {
      columns: others,
      first: first?.name ?? '',
      defaults: columns.map(({ name }) => name).filter(name => !hidden.includes(name)),
    };
  }, [columns, hidden, offered]);

  // react-admin rewrites the address with each filter or page and drops parameters that are not its own
  useEffect(() => {
    if (named !== null && named !== kept) keep(named);
    else if (named === null && kept !== null) write(kept);
  }, [named, kept, keep, write]);

  return shown;
}
