import { useTranslate } from 'ra-core';
import { type KeyboardEvent, useCallback, useEffect, useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { deskApi } from '../../../contract/desk/deskApi';
import type { DeskMerchant } from '../../../contract/desk/deskMerchant';
import { whenIdle } from '../../browser/whenIdle';
import { isOffered } from '../../dataProvider/isOffered';
import { TextInput } from '../../ui/form/TextInput';
import { lazyPart } from '../../ui/lazyPart';
import { AddressChoice } from './AddressChoice';
import { useDeskContext } from './DeskContext';
import type { DeskValues } from './deskForm';
import { StepCard } from './StepCard';
import { useAddress } from './useAddress';
import { useDeskFocus } from './useDeskFocus';
import { VillageInput } from './VillageInput';
import './addressCard.css';

const PointMap = lazyPart(() => import('./PointMap').then(module => module.PointMap));

const MOST = 3;
const NOBODY: readonly DeskMerchant[] = [];
const WATCHED = ['latitude', 'longitude', 'village_code', 'address'] as const;

/** Where it is brought to: a known address, or a village found while typing and a point on the map. */
export const AddressCard = () => {
  const translate = useTranslate();
  const t = (key: string) => translate(`pages.desk.${key}`);
  const focus = useDeskFocus();
  const { write, take, clear } = useAddress();
  const { deliverers, merchants = NOBODY, merchant, caller } = useDeskContext();
  const [latitude, longitude, village_code, address] = useWatch<DeskValues, typeof WATCHED>({ name: WATCHED });
  const point = useMemo(
    () => (latitude !== null && longitude !== null ? { latitude, longitude } : null),
    [latitude, longitude],
  );
  const known = caller.data?.addresses.slice(0, MOST) ?? [];
  const chosen = known.find(each => each.address === address);
  const findsVillages = isOffered(deskApi.places);
  const toAddress = useCallback(() => focus('address'), [focus]);
  const [isIdle, setIdle] = useState(false);
  // made while the caller is asked for the number, not when a point is to be shown
  useEffect(() => whenIdle(() => setIdle(true)), []);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || !(event.target instanceof HTMLInputElement)) return;
    // the list of villages has its own Enter
    if (event.defaultPrevented || event.target.name === 'village_code') return;
    event.preventDefault();
    focus('goods');
  };
  return (
    <StepCard step={2} title={t('address.title')} shortcut="F3">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Enter in its fields leads on */}
      <div className="desk-fields" onKeyDown={onKeyDown}>
        {known.length > 0 && (
          <AddressChoice
            known={known}
            chosen={chosen}
            onTake={take}
            onNew={() => {
              clear();
              focus('village', 'address');
            }}
          />
        )}
        {!chosen && (
          <>
            {findsVillages && <VillageInput onChosen={toAddress} />}
            <TextInput source="address" label={t('fields.address')} helperText={t('address.address_help')} required />
          </>
        )}
        <TextInput source="address_note" label={t('fields.address_note')} />
      </div>
      {!point && (village_code || !findsVillages) && (
        <p className="desk-muted">{t(findsVillages ? 'address.no_point' : 'address.by_map')}</p>
      )}
      {(isIdle || point) && (
        <PointMap
          point={point}
          merchants={merchants}
          isSettled={!deliverers.isFetching}
          chosen={merchant?.id}
          onMove={write}
        />
      )}
    </StepCard>
  );
};
