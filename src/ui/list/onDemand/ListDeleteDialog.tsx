import type { ComponentProps } from 'react';
import { DeleteDialog } from '../../dialogs/DeleteDialog';
import { useOutOfSight, useRowNames } from '../table/useRowNames';

type ListDeleteDialogProps = Omit<ComponentProps<typeof DeleteDialog>, 'nameOf' | 'hidden'>;

/** The `<DeleteDialog>` of a list: names the rows, and says how many are not in sight. */
export const ListDeleteDialog = (props: ListDeleteDialogProps) => {
  const { nameOfId } = useRowNames();
  const hidden = useOutOfSight().filter(id => props.asked?.ids.includes(id));
  return <DeleteDialog {...props} nameOf={nameOfId} hidden={hidden.length} />;
};
