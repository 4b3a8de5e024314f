import { Eye, EyeOff, Power, PowerOff } from 'lucide-react';
import { type RaRecord, useRecordContext, useTranslate } from 'ra-core';
import { capitalised, useNoun } from '../../useNoun';
import { useSwitch } from '../../useSwitch';
import { RowMenuAction } from './RowMenuAction';
import { useRowMenu } from './RowMenuContext';

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
