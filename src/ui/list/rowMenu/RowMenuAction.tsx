import { useQueryClient } from '@tanstack/react-query';
import type { LucideIcon } from 'lucide-react';
import { useNotify, useResourceContext } from 'ra-core';
import type { ReactNode } from 'react';
import { MenuItem } from '../../material/overlays';
import { useNotifyUndoable } from '../../undo/useNotifyUndoable';
import { useReadOnlyReason } from '../../useReadOnlyReason';
import { useRowMenu } from './RowMenuContext';

interface RowMenuActionProps {
  icon: LucideIcon;
  /** Performs the action. The resource's lists and records are refetched afterwards. */
  send: () => Promise<unknown>;
  /** Undoes the action, if that is possible; the message then offers it. */
  undo?: () => Promise<unknown>;
  /** Message key on success, with `args` as its arguments. */
  done: string;
  args?: object;
  children: ReactNode;
}

/** A row menu item that acts on the record at once and reports the result. */
export const RowMenuAction = ({ icon: Icon, send, undo, done, args, children }: RowMenuActionProps) => {
  const { close } = useRowMenu();
  const resource = useResourceContext();
  const refusal = useReadOnlyReason();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const notifyUndoable = useNotifyUndoable();
  const readAgain = () => queryClient.invalidateQueries({ queryKey: [resource] });
  const act = async () => {
    close();
    try {
      await send();
      if (undo) notifyUndoable(done, args, () => undo().finally(readAgain));
      else notify(done, { type: 'success', ...(args && { messageArgs: args }) });
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    }
    await readAgain();
  };
  return (
    <MenuItem disabled={Boolean(refusal)} aria-description={refusal} onClick={() => void act()}>
      <Icon size={18} aria-hidden />
      {children}
      {refusal && <small>{refusal}</small>}
    </MenuItem>
  );
};
