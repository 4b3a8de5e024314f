import { useListContext } from 'ra-core';
import { type ComponentProps, useEffect, useState } from 'react';
import { afterDialogs } from '../../browser/afterDialogs';
import { DeleteDialog } from '../DeleteDialog';
import { controlsOf } from './table/moveInRows';
import { useOutOfSight, useRowNames } from './table/useRowNames';

type ListDeleteDialogProps = Omit<ComponentProps<typeof DeleteDialog>, 'nameOf' | 'hidden'>;

/**
 * The `<DeleteDialog>` of a list: names the rows, says how many are not in sight, and once they are gone moves the focus to the row
 * that took their place.
 */
export const ListDeleteDialog = (props: ListDeleteDialogProps) => {
  const { asked, onCancel } = props;
  const { data = [] } = useListContext();
  const { nameOfId } = useRowNames();
  const hidden = useOutOfSight();
  /** The first of the rows in question that is in sight, and its place; the list's beginning if none is. */
  const [first, setFirst] = useState<{ ids: unknown; id: unknown; place: number }>();
  if (asked && asked.ids !== first?.ids) {
    const place = data.findIndex(({ id }) => asked.ids.includes(id));
    setFirst({ ids: asked.ids, id: data[place]?.id, place: Math.max(place, 0) });
  }
  useEffect(() => {
    if (asked || !first || data.some(({ id }) => id === first.id)) return;
    return afterDialogs(() => {
      setFirst(undefined);
      focusRow(first.place);
    });
  }, [asked, first, data]);
  return (
    <DeleteDialog
      {...props}
      onCancel={() => {
        setFirst(undefined);
        onCancel();
      }}
      nameOf={nameOfId}
      hidden={hidden.filter(id => asked?.ids.includes(id)).length}
    />
  );
};

/** Focuses the row at a place, else the last one, else the page, unless the user has gone elsewhere meanwhile. */
function focusRow(place: number) {
  const content = document.getElementById('content');
  const at = document.activeElement;
  if (at !== document.body && !at?.closest('tbody')) return;
  const rows = [...(content?.querySelectorAll('tbody tr') ?? [])];
  (controlsOf(rows[place] ?? rows.at(-1))[0] ?? content)?.focus();
}
