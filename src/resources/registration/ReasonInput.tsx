import { TriangleAlert } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import type { DocumentTypeCode } from '../../../contract/merchant/merchantDocument';
import type { Decision } from '../../../contract/registration/registrationSteps';
import { REASON_FACTS, REJECTION_REASONS } from '../../../contract/registration/rejectionReasons';
import { SelectInput } from '../../ui/form/SelectInput';
import { Note } from '../../ui/Note';

interface ReasonInputProps {
  source: string;
  decision: Decision;
  /** Required documents; reasons about other ones do not apply. */
  documents: readonly DocumentTypeCode[];
  /** Documents marked as fitting; a reason against one of them raises a warning. */
  fitting: readonly DocumentTypeCode[];
}

/** Reason for a rejection or a request for correction, with the message for the applicant. */
export const ReasonInput = ({ source, decision, documents, fitting }: ReasonInputProps) => {
  const translate = useTranslate();
  const reason: unknown = useWatch({ name: source });
  const ids = useMemo(
    () =>
      REJECTION_REASONS.filter(code => {
        const { document, allowsResubmission } = REASON_FACTS[code];
        return (document === null || documents.includes(document)) && (decision === 'reject' || allowsResubmission);
      }),
    [decision, documents],
  );
  const t = (key: string, args?: object) => translate(`resources.registration.${key}`, args);
  const against = REJECTION_REASONS.find(code => code === reason);
  const document = against && REASON_FACTS[against].document;
  return (
    <>
      <SelectInput
        source={source}
        label="resources.registration.decide.reason"
        ids={ids}
        emptyText={t('decide.choose')}
        helperText={reason ? t('decide.told', { message: t(`choices.message.${reason}`) }) : undefined}
        required
      />
      {document && fitting.includes(document) && (
        <Note icon={TriangleAlert}>{t('decide.contradicts', { name: t(`choices.document.${document}`) })}</Note>
      )}
    </>
  );
};
