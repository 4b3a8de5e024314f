import { useTranslate } from 'ra-core';
import { FilterMenu } from '../../ui/list/filter/FilterMenu';
import type { Choice } from '../../ui/useSchemaChoices';

interface ChoiceFilterProps {
  label: string;
  choices: readonly Choice[];
  chosen: readonly string[];
  /** Whether only one can be chosen. */
  single?: boolean;
  onChoose: (chosen: string[]) => void;
}

/** A filter outside a list: a button showing the selection, which opens a menu to change it. */
export const ChoiceFilter = ({ label, choices, chosen, single = false, onChoose }: ChoiceFilterProps) => {
  const translate = useTranslate();
  const [one, ...others] = chosen.map(each => choices.find(choice => choice.id === each)?.name ?? each);
  const text =
    one === undefined
      ? label
      : others.length === 0
        ? `${label}: ${one}`
        : translate('app.list.set_filter', { filter: label, count: chosen.length });
  const toggle = (choice: string) => {
    if (chosen.includes(choice)) onChoose(chosen.filter(each => each !== choice));
    else onChoose(single ? [choice] : [...chosen, choice]);
  };
  return <FilterMenu {...{ label, text, choices, chosen, single }} onToggle={toggle} />;
};
