import { useResourceContext, useTranslate } from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import { SearchBox } from '../../controls/SearchBox';
import { useNoun } from '../../fields/useNoun';
import { withSearch } from '../filter/filterValues';
import { useFilters } from '../filter/useFilters';
import './toolBar.css';

const TYPING_MS = 300;

/** The search field of a list, debounced while typing, applied at once on Enter. */
export const SearchField = () => {
  const translate = useTranslate();
  const noun = useNoun();
  const resource = useResourceContext();
  const { filterValues, changeFilters } = useFilters();
  const set = String(filterValues.search ?? '');
  const [typed, setTyped] = useState(set);
  // The value that this field set last; any other comes from outside (back, 'Hapus filter') and replaces the text.
  const asked = useRef(set);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    if (set === asked.current) return;
    asked.current = set;
    setTyped(set);
  }, [set]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const ask = (text: string) => {
    clearTimeout(timer.current);
    asked.current = text.trim();
    changeFilters(values => withSearch(values, text));
  };
  const type = (text: string) => {
    setTyped(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => ask(text), TYPING_MS);
  };
  const label = translate(`resources.${resource}.search`, { _: translate('app.list.search', { noun: noun(2) }) });

  return (
    <form
      className="list-search"
      role="presentation"
      onSubmit={event => {
        event.preventDefault();
        ask(typed);
      }}
    >
      <SearchBox
        label={label}
        maxLength={100}
        value={typed}
        onChange={event => type(event.target.value)}
        clear={{
          label: translate('app.list.clear_search'),
          onClear: () => {
            setTyped('');
            ask('');
          },
        }}
      />
    </form>
  );
};
