import type { TranslateFunction } from 'ra-core';
import { fillMessage } from '../../../contract/core/fillMessage';
import { numberError } from '../../../contract/core/numberError';
import type { NumberFacts } from '../../../contract/core/numberFacts';
import { type NumberFault, readNumber } from '../../../contract/core/readNumber';
import type { RuleName } from '../../../contract/core/rules';

interface NumberField {
  label: string;
  facts: NumberFacts;
  /** Whole rupiah. */
  money?: boolean;
}

interface Unread extends NumberField {
  fault: NumberFault;
  text: string;
}

const rule = (translate: TranslateFunction, name: RuleName, label: string, length?: number) =>
  fillMessage(translate(`rules.${name}`), label, length);

/** Why a text in a field is no number of its kind, as the rule of the specification where one says it. */
export function numberFaultText(translate: TranslateFunction, { fault, text, label, money, facts }: Unread): string {
  if (fault === 'notANumber') return rule(translate, 'numeric', label);
  if (fault === 'tooManyDecimals') return rule(translate, 'decimals', label, facts.decimals);
  if (fault === 'tooManyDigits' && facts.decimals === 0) {
    // the same limit as for a number that can be read
    const beyond = limitText(translate, /^\D*[-\u2212]/.test(text) ? -Infinity : Infinity, { label, facts });
    if (beyond) return beyond;
  }
  const { code, params, message } = numberError(fault, { column: label, text, money });
  return translate(`errors.${code}`, { ...params, _: message });
}

/** The limit of a field that a number is beyond. */
export function limitText(translate: TranslateFunction, value: number, { label, facts }: NumberField) {
  const { min, max } = facts;
  if (value > max) return rule(translate, 'max_value', label, max);
  return value < min ? rule(translate, 'min_value', label, min) : undefined;
}

/** Reads what was typed outside a form: the number, or why it is none or beyond the field's limits. */
export function readTyped(
  translate: TranslateFunction,
  text: string,
  field: NumberField,
): { value: number } | { problem: string } {
  const read = readNumber(text, field.facts);
  if ('fault' in read) return { problem: numberFaultText(translate, { ...read, ...field, text }) };
  const problem = limitText(translate, read.value, field);
  return problem === undefined ? read : { problem };
}
