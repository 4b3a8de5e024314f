import { useTranslate } from 'ra-core';
import { useMemo } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { AREA_LEVELS, type AreaLevel } from '../../../contract/area/areaApi';
import { useAreas } from '../list/someFilters/useAreas';
import { SelectInput } from './SelectInput';

interface AreaInputProps {
  /** The field of each level, from the widest on; levels may be left out at either end. */
  fields: Partial<Record<AreaLevel, string>>;
  /** Label of the empty choice at a level: 'Seluruh provinsi'. Without it one must be chosen. */
  whole?: Partial<Record<AreaLevel, string>>;
  /** No area needs to be chosen. */
  optional?: boolean;
  /** Code of the area to which the widest level is limited. */
  within?: string | undefined;
}

/** Region, province, regency, district, village: each offers the areas within the previous one and is cleared when that changes. */
export const AreaInput = ({ fields, whole = {}, optional, within }: AreaInputProps) => {
  const translate = useTranslate();
  const levels = AREA_LEVELS.filter(level => fields[level]);
  return levels.map((level, index) => (
    <AreaLevelInput
      key={level}
      level={level}
      source={fields[level]!}
      parent={index > 0 ? fields[levels[index - 1]!] : undefined}
      whole={whole[level] ?? (optional ? translate('app.form.none') : undefined)}
      outer={index === 0 ? within : undefined}
      below={levels.slice(index + 1).map(finer => fields[finer]!)}
    />
  ));
};

interface LevelProps {
  level: AreaLevel;
  source: string;
  /** Field of the wider area; undefined for the widest. */
  parent: string | undefined;
  whole: string | undefined;
  /** Code of the wider area, if it is not a field. */
  outer: string | undefined;
  /** Fields of the levels within this one. */
  below: readonly string[];
}

const AreaLevelInput = ({ level, source, parent, whole, outer, below }: LevelProps) => {
  const { setValue } = useFormContext();
  const within: unknown = useWatch({ name: parent ?? source, disabled: parent === undefined });
  const present: unknown = useWatch({ name: source });
  const { choices, loading } = useAreas(level, parent === undefined ? outer : String(within ?? ''));
  const closed = parent !== undefined && !within;
  // show a stored area even while its list is loading
  const known = choices.some(({ value }) => value === present) || !present;
  const offered = useMemo(() => {
    const all = choices.map(({ value, label }) => ({ id: value, name: label }));
    return known ? all : [...all, { id: String(present), name: loading ? '…' : String(present) }];
  }, [choices, known, present, loading]);
  return (
    <SelectInput
      source={source}
      choices={offered}
      disabled={closed}
      emptyText={closed ? undefined : whole}
      onChange={() => {
        for (const finer of below) setValue(finer, null, { shouldDirty: true, shouldTouch: true });
      }}
    />
  );
};
