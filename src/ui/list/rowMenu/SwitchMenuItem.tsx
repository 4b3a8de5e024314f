import { Eye, EyeOff, Power, PowerOff } from 'lucide-react';
import { type RaRecord, useDataProvider, useRecordContext, useResourceContext, useTranslate } from 'ra-core';
import type { Endpoint } from '../../../../contract/core/endpoint';
import { useCatalogue } from '../../../catalogue/CatalogueContext';
import { bodyOf, fieldsOf } from '../../../dataProvider/bodyOf';
import { call } from '../../../dataProvider/call';
import { isOffered } from '../../../dataProvider/isOffered';
import { capitalised, useNoun } from '../../useNoun';
import { RowMenuAction } from './RowMenuAction';
import { useRowMenu } from './RowMenuContext';

type SettingEndpoint = Endpoint<'PUT /{id}'>;

export interface SwitchItemProps {
  source?: string;
  /** The wording: switch on and off, or show and hide. */
  words?: 'switch' | 'show';
}

const ICONS = { switch: [PowerOff, Power], show: [EyeOff, Eye] } as const;

/**
 * Switches a record on or off from its row, for users who may change it; the message offers undo. Uses the resource's own endpoint for
 * that (`setActive`) if the server offers it.
 */
export const SwitchMenuItem = ({ source = 'is_active', words = 'switch' }: SwitchItemProps) => {
  const translate = useTranslate();
  const noun = useNoun();
  const resource = useResourceContext() ?? '';
  const record = useRecordContext<RaRecord>();
  const dataProvider = useDataProvider();
  const { endpointOf } = useCatalogue();
  const { name, editTo } = useRowMenu();
  const setActive = endpointOf(resource, 'setActive') as SettingEndpoint | undefined;
  const own = setActive && isOffered(setActive) ? setActive : undefined;
  const isKept = fieldsOf((own ?? endpointOf(resource, 'edit'))?.body)?.includes(source);
  if (!isKept || typeof record?.[source] !== 'boolean' || editTo === undefined) return null;
  const next = !record[source];
  const state = `${words}_${next ? 'on' : 'off'}`;
  let newest = record;
  const set = async (value: boolean) => {
    const data = { ...newest, [source]: value };
    newest = own
      ? ((await call(own, { params: { id: String(record.id) }, body: bodyOf(own, data) as object })) as RaRecord)
      : (await dataProvider.update<RaRecord>(resource, { id: record.id, data, previousData: newest })).data;
  };
  return (
    <RowMenuAction
      icon={ICONS[words][next ? 1 : 0]}
      send={() => set(next)}
      undo={() => set(!next)}
      done={`app.row.${state}_done`}
      args={{ name, Noun: capitalised(noun()) }}
    >
      {translate(`app.row.${state}`)}
    </RowMenuAction>
  );
};
