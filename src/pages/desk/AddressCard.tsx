import { useTranslate } from 'ra-core';
import { type KeyboardEvent, memo, useEffect, useMemo, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { CustomerAddress } from '../../../contract/desk/caller';
import { deskApi } from '../../../contract/desk/deskApi';
import type { DeskMerchant } from '../../../contract/desk/deskMerchant';
import { whenIdle } from '../../browser/whenIdle';
import { isOffered } from '../../dataProvider/isOffered';
import { useDebouncedText } from '../../ui/controls/useDebouncedText';
import { TextInput } from '../../ui/form/TextInput';
import { lazyPart } from '../../ui/lazy/lazyPart';
import type { DeskValues } from './deskForm';
import { pointIn } from './pointIn';
import { StepCard } from './StepCard';
import { useAddress } from './useAddress';
import type { Deliverers } from './useDeliverers';
import { focusDesk, useDeskFocus } from './useDeskFocus';
import type { Point } from './usePin';
import { VillageInput } from './VillageInput';
import './addressCard.css';

const PointMap = lazyPart(() => import('./PointMap').then(module => module.PointMap));

/** Synchronous, since the field is already there: after choosing a village, operators type on before the next frame. */
const toAddress = () => focusDesk('address');

const MOST = 3;
const NOBODY: readonly DeskMerchant[] = [];
const WATCHED = ['latitude', 'longitude', 'village_code', 'address'] as const;

interface AddressCardProps {
  /** The caller's addresses, once they are known. */
  addresses: readonly CustomerAddress[] | undefined;
  deliverers: Deliverers;
  /** Prefetches the merchants for a point that is about to be chosen. */
  askAhead: (at: Point) => void;
  /** Id of the chosen merchant. */
  merchant: string | undefined;
}

/** The delivery address: a known one, or a village found by typing and a point on the map. */
export const AddressCard = memo(({ addresses = [], deliverers, askAhead, merchant }: AddressCardProps) => {
  const translate = useTranslate();
  const t = (key: string) => translate(`pages.desk.${key}`);
  const focus = useDeskFocus();
  const { write, take, clear } = useAddress();
  const [latitude, longitude, village_code, address] = useWatch<DeskValues, typeof WATCHED>({ name: WATCHED });
  const point = useMemo(
    () => (latitude !== null && longitude !== null ? { latitude, longitude } : null),
    [latitude, longitude],
  );
  const known = addresses.slice(0, MOST);
  const chosen = known.find(each => each.address === address);
  const isPointed = usePointInAddress(chosen ? null : address, write);
  const findsVillages = isOffered(deskApi.places);
  const [isIdle, setIdle] = useState(false);
  // mount the map while the operator asks for the number, rather than when a point is to be shown
  useEffect(() => whenIdle(() => setIdle(true)), []);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || !(event.target instanceof HTMLInputElement)) return;
    // the village list handles Enter itself
    if (event.defaultPrevented || event.target.name === 'village_code') return;
    event.preventDefault();
    focus('goods');
  };
  return (
    <StepCard step={2} title={t('address.title')} shortcut="F3">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Enter in its fields moves on */}
      <div className="stack gap-12" onKeyDown={onKeyDown}>
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
            {findsVillages && <VillageInput onFound={askAhead} onChosen={toAddress} />}
            <TextInput
              source="address"
              label={t('fields.address')}
              helperText={t(isPointed ? 'address.pointed' : 'address.address_help')}
              required
            />
          </>
        )}
        <TextInput source="address_note" label={t('fields.address_note')} />
      </div>
      {!point && (village_code || !findsVillages) && (
        <p className="desk-note muted">{t(findsVillages ? 'address.no_point' : 'address.by_map')}</p>
      )}
      {(isIdle || point) && (
        <PointMap
          point={point}
          merchants={deliverers.data ?? NOBODY}
          isSettled={!deliverers.isFetching}
          chosen={merchant}
          onMove={write}
        />
      )}
    </StepCard>
  );
});

/** Longer than the pause between two digits (ms). */
const TYPING_MS = 250;

/**
 * Moves the pin to the coordinates or the map link that are pasted or typed into a new address.
 *
 * @param address null while a known address is chosen, whose point is its own
 * @returns whether the address that is shown has moved the pin
 */
function usePointInAddress(address: string | null, onMove: (point: Point) => void): boolean {
  const settled = useDebouncedText(address ?? '', TYPING_MS);
  // a call that is resumed keeps the pin where it was put
  const seen = useRef(settled);
  const [moved, setMoved] = useState(false);
  const move = useRef(onMove);
  move.current = onMove;
  useEffect(() => {
    if (settled === seen.current) return;
    seen.current = settled;
    const point = pointIn(settled);
    setMoved(point !== null);
    if (point) move.current(point);
  }, [settled]);
  return moved;
}

interface AddressChoiceProps {
  known: readonly CustomerAddress[];
  /** Undefined for a new address. */
  chosen: CustomerAddress | undefined;
  onTake: (address: CustomerAddress) => void;
  onNew: () => void;
}

/** The customer's previous delivery addresses, and the option of a new one. */
const AddressChoice = ({ known, chosen, onTake, onNew }: AddressChoiceProps) => {
  const translate = useTranslate();
  const t = (key: string) => translate(`pages.desk.address.${key}`);
  const radio = { type: 'radio', name: 'desk-address' } as const;
  return (
    <div className="address-choice" role="radiogroup" aria-label={t('known')}>
      {known.map(each => (
        <label key={each.id} data-chosen={each === chosen}>
          <input {...radio} checked={each === chosen} onChange={() => onTake(each)} />
          <span>
            {each.address}
            <small>{each.area}</small>
          </span>
        </label>
      ))}
      <label data-chosen={!chosen}>
        <input {...radio} checked={!chosen} onChange={onNew} />
        <span>{t('new')}</span>
      </label>
    </div>
  );
};
