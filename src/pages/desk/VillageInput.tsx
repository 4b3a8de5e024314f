import { useTranslate } from 'ra-core';
import { useDeferredValue, useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { deskApi } from '../../../contract/desk/deskApi';
import { useAnswer } from '../../dataProvider/useAnswer';
import { ComboBox } from '../../ui/form/ComboBox';
import { FieldFrame } from '../../ui/form/FieldFrame';
import { useField } from '../../ui/form/useField';
import type { DeskValues } from './deskForm';
import { useAddress } from './useAddress';

const LEAST = 3;

/** A village, found while its name is typed among all of Indonesia; it brings a point to begin with. */
export const VillageInput = ({ onChosen }: { onChosen: () => void }) => {
  const translate = useTranslate();
  const t = (key: string) => translate(`pages.desk.${key}`);
  const { field, frame, control, error } = useField({
    source: 'village_code',
    label: t('fields.village_code'),
    helperText: t('address.area_help'),
  });
  const area = useWatch<DeskValues, 'area'>({ name: 'area' });
  const { write } = useAddress();
  const [typed, setTyped] = useState<string | null>(null);
  const search = useDeferredValue(typed?.trim() ?? '');
  const enabled = search.length >= LEAST;
  const places = useAnswer(
    deskApi.places,
    { query: { search } },
    { enabled, staleTime: Number.POSITIVE_INFINITY, retry: false, placeholderData: before => before },
  );
  const list = useMemo(() => (enabled ? (places.data?.list ?? []) : []), [enabled, places.data]);
  const choices = useMemo(() => list.map(({ village_code, area: name }) => ({ id: village_code, name })), [list]);
  const none = enabled && !places.isFetching && list.length === 0 && t('address.none');
  const pick = (code: string) => {
    const place = list.find(({ village_code }) => village_code === code);
    // the text in the box may be of an older answer
    if (!place || places.isPlaceholderData) return;
    write({ village_code: code, area: place.area, latitude: place.latitude, longitude: place.longitude });
    onChosen();
  };
  return (
    <FieldFrame {...frame}>
      <ComboBox
        control={control}
        typed={typed}
        value={area ?? ''}
        choices={choices}
        open={typed !== null && search.length >= LEAST}
        note={places.error ? t('address.failed') : none}
        wrong={Boolean(error)}
        readOnly={false}
        disabled={false}
        inputRef={field.ref}
        onType={setTyped}
        onClear={() => write({ village_code: null, area: null })}
        onPick={choice => pick(choice.id)}
        onBlur={field.onBlur}
      />
    </FieldFrame>
  );
};
