import { FieldNote } from '../../ui/form/FieldNote';
import './checkList.css';

interface CheckListProps {
  label: string;
  /** What it means that nothing is chosen. */
  none: string;
  choices: readonly { value: string; label: string }[];
  chosen: readonly string[];
  onChoose: (chosen: readonly string[]) => void;
  error?: string | undefined;
}

/** Several of a list, as boxes to tick; beside the heading how many, or what none means. */
export const CheckList = ({ label, none, choices, chosen, onChoose, error }: CheckListProps) => (
  <fieldset className="price-checks">
    <legend>
      {label} <small>{chosen.length > 0 ? chosen.length : none}</small>
    </legend>
    <div>
      {choices.map(({ value, label: text }) => (
        <label key={value}>
          <input
            type="checkbox"
            checked={chosen.includes(value)}
            onChange={({ target }) =>
              onChoose(target.checked ? [...chosen, value] : chosen.filter(other => other !== value))
            }
          />
          {text}
        </label>
      ))}
    </div>
    {error && (
      <FieldNote error role="alert">
        {error}
      </FieldNote>
    )}
  </fieldset>
);
