import { useTranslate } from 'ra-core';
import { Button } from '../controls/Button';
import { StateBox } from './StateBox';

interface NoResultProps {
  title?: string;
  /** Labels of the set filters: `['Kota Sorong', 'pencarian "tirta"']`. */
  filters?: readonly string[];
  onClear?: () => void;
}

/** Shown if nothing matches the filters: lists those that are set and offers to clear them. */
export const NoResult = ({ title, filters = [], onClear }: NoResultProps) => {
  const translate = useTranslate();
  return (
    <StateBox
      drawing="search"
      title={title ?? translate('app.states.no_result')}
      text={
        filters.length > 0
          ? translate('app.states.no_result_text', { filters: filters.join(', ') })
          : translate('app.states.no_result_hint')
      }
      action={onClear && <Button onClick={onClear}>{translate('app.states.clear_filters')}</Button>}
    />
  );
};
