import { useQueryClient } from '@tanstack/react-query';
import { Eye, EyeOff, type LucideIcon, Power, PowerOff } from 'lucide-react';
import { type RaRecord, useNotify, useRecordContext, useResourceContext, useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { useReadOnlyReason } from '../../controls/useReadOnlyReason';
import { useSwitch } from '../../controls/useSwitch';
import { capitalised, useNoun } from '../../fields/useNoun';
import { MenuItem } from '../../material/overlays';
import { useNotifyUndoable } from '../../record/useNotifyUndoable';
import { useRowMenu } from '../rowMenu/RowMenuContext';

export interface SwitchItemProps {
  source?: string;
  /** The wording: switch on and off, or show and hide. */
  words?: 'switch' | 'show';
}

const ICONS = { switch: [PowerOff, Power], show: [EyeOff, Eye] } as const;

/** Switches a record on or off from its row, for users who may change it; the message offers undo. */
export const SwitchMenuItem = ({ source = 'is_active', words = 'switch' }: SwitchItemProps) => {
  const translate = useTranslate();
  const noun = useNoun();
  const record = useRecordContext<RaRecord>();
  const { name, editTo } = useRowMenu();
  const { isKept, set } = useSwitch(source);
  if (!isKept || typeof record?.[source] !== 'boolean' || editTo === undefined) return null;
  const next = !record[source];
  const state = `${words}_${next ? 'on' : 'off'}`;
  let newest = record;
  const send = async (value: boolean) => {
    newest = await set(newest, value);
  };
  return (
    <RowMenuAction
      icon={ICONS[words][next ? 1 : 0]}
      send={() => send(next)}
      undo={() => send(!next)}
      done={`app.row.${state}_done`}
      args={{ name, Noun: capitalised(noun()) }}
    >
      {translate(`app.row.${state}`)}
    </RowMenuAction>
  );
};

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
const RowMenuAction = ({ icon: Icon, send, undo, done, args, children }: RowMenuActionProps) => {
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
