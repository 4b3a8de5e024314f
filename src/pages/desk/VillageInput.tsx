import { useTranslate } from 'ra-core';
import { type KeyboardEvent, memo, useEffect, useMemo, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { deskApi, type Place } from '../../../contract/desk/deskApi';
import { whenIdle } from '../../browser/whenIdle';
import { useEndpointQuery } from '../../dataProvider/useEndpointQuery';
import { useDebouncedText } from '../../ui/controls/useDebouncedText';
import { ComboBox } from '../../ui/form/ComboBox';
import { FieldFrame } from '../../ui/form/FieldFrame';
import { useField } from '../../ui/form/useField';
import type { DeskValues } from './deskForm';
import { useAddress } from './useAddress';
import type { Point } from './usePin';

const LEAST = 3;

interface VillageInputProps {
  /** Called, when the browser is idle, with the point of the first village found. */
  onFound: (at: Point) => void;
  onChosen: () => void;
}

/** Searches all villages of Indonesia by name; the chosen one also provides a starting point for the map. */
export const VillageInput = memo(({ onFound, onChosen }: VillageInputProps) => {
  const translate = useTranslate();
  const t = (key: string) => translate(`pages.desk.${key}`);
  const { field, frame, control, error } = useField({ source: 'village_code', label: t('fields.village_code') });
  const area = useWatch<DeskValues, 'area'>({ name: 'area' });
  const { write } = useAddress();
  const [typed, setTyped] = useState<string | null>(null);
  const now = typed?.trim() ?? '';
  const search = useDebouncedText(now);
  const enabled = search.length >= LEAST;
  const {
    data,
    isFetching,
    isPlaceholderData,
    error: failure,
  } = useEndpointQuery(
    deskApi.places,
    { query: { search } },
    { enabled, staleTime: Number.POSITIVE_INFINITY, retry: false, placeholderData: before => before },
  );
  const list = useMemo(() => (enabled ? (data?.list ?? []) : []), [enabled, data]);
  const choices = useMemo(() => list.map(({ village_code, area: name }) => ({ id: village_code, name })), [list]);
  const isAnswered = enabled && search === now && !isPlaceholderData && !isFetching;

  const pick = ({ village_code, area: name, latitude, longitude }: Place) => {
    write({ village_code, area: name, latitude, longitude });
    setTyped(null);
    onChosen();
  };
  const first = isAnswered ? list[0] : undefined;
  useEffect(() => {
    if (!first || first.latitude === null || first.longitude === null) return;
    const { latitude, longitude } = first;
    return whenIdle(() => onFound({ latitude, longitude }));
  }, [first, onFound]);
  /** Whether Enter was pressed before the response arrived. */
  const hurried = useRef(false);
  const picking = useRef(pick);
  picking.current = pick;
  useEffect(() => {
    if (!hurried.current || !isAnswered) return;
    hurried.current = false;
    if (list[0]) picking.current(list[0]);
  }, [isAnswered, list]);
  const onKeyDown = (event: KeyboardEvent) => {
    hurried.current = event.key === 'Enter' && now.length >= LEAST && !isAnswered;
    if (!hurried.current) return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <FieldFrame {...frame}>
      <div className="desk-village" onKeyDownCapture={onKeyDown}>
        <ComboBox
          control={control}
          typed={typed}
          value={area ?? ''}
          choices={choices}
          open={now.length >= LEAST}
          note={failure ? t('address.failed') : isAnswered && list.length === 0 && t('address.none')}
          placeholder={t('address.area_help')}
          wrong={Boolean(error)}
          readOnly={false}
          disabled={false}
          inputRef={field.ref}
          onType={setTyped}
          onClear={() => write({ village_code: null, area: null })}
          onPick={({ id }) => {
            const place = list.find(({ village_code }) => village_code === id);
            if (place) pick(place);
          }}
          onBlur={field.onBlur}
        />
      </div>
    </FieldFrame>
  );
});
