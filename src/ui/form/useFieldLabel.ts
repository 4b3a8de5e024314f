import { useSourceContext, useTranslate, useTranslateLabel } from 'ra-core';
import { useCallback } from 'react';
import { fieldAt } from '../../../contract/core/fieldAt';
import { labelOf } from '../../../contract/core/labels';
import { useResourceForm } from './FormContext';

/** Returns a function for the label of a form field: from the resource's messages, else the contract, else its name. */
export function useFieldLabel(): (source: string, path?: string) => string {
  const { input } = useResourceForm();
  const translate = useTranslate();
  const translateLabel = useTranslateLabel();
  const { getLabel } = useSourceContext();
  return useCallback(
    (source, path = source) => {
      const field = fieldAt(input, path);
      const title = field && labelOf(field);
      return title ? translate(getLabel(source), { _: title }) : String(translateLabel({ source }));
    },
    [input, translate, translateLabel, getLabel],
  );
}
