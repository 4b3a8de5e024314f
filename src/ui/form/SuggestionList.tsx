import type { ReactNode } from 'react';
import type { Choice } from '../useSchemaChoices';
import './suggestionList.css';

interface SuggestionListProps {
  id: string;
  labelId: string;
  choices: readonly Choice[];
  /** Index of the focused item. */
  at: number;
  note?: ReactNode;
  onPick: (choice: Choice) => void;
}

/** The choices found, under the box, which keeps the focus. */
export const SuggestionList = ({ id, labelId, choices, at, note, onPick }: SuggestionListProps) => (
  <div className="suggestions">
    <div className="suggestion-list" id={id} role="listbox" aria-labelledby={labelId}>
      {choices.map((choice, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the box handles the keys
        <div
          key={choice.id}
          id={`${id}-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === at}
          // otherwise the box would lose focus before the click arrives
          onMouseDown={event => event.preventDefault()}
          onClick={() => onPick(choice)}
        >
          {choice.name}
        </div>
      ))}
    </div>
    {note && <p role="status">{note}</p>}
  </div>
);
