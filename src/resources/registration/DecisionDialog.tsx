import { RefreshCw, TriangleAlert } from 'lucide-react';
import { useNotify, useTranslate } from 'ra-core';
import { useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { jakartaDay } from '../../../contract/core/days';
import type { DocumentTypeCode } from '../../../contract/merchant/merchantDocument';
import { approvalBlockers } from '../../../contract/registration/approvalBlockers';
import { registrationApi } from '../../../contract/registration/registrationApi';
import { decisionInput } from '../../../contract/registration/registrationInput';
import { type Decision, STEPS } from '../../../contract/registration/registrationSteps';
import { REASON_FACTS, REJECTION_REASONS } from '../../../contract/registration/rejectionReasons';
import { ApiError } from '../../dataProvider/ApiError';
import { isOffered } from '../../dataProvider/isOffered';
import { useEndpointMutation } from '../../dataProvider/useEndpointMutation';
import { Button } from '../../ui/controls/Button';
import { DialogError } from '../../ui/dialogs/DialogError';
import { Note } from '../../ui/display/Note';
import type { Submission } from '../../ui/form/engine/Submission';
import { FormDialog } from '../../ui/form/FormDialog';
import { SelectInput } from '../../ui/form/SelectInput';
import { TextInput } from '../../ui/form/TextInput';
import type { RegistrationPart } from './RegistrationPart';

interface DecisionDialogProps extends RegistrationPart {
  decision: Decision;
  onClose: () => void;
}

/** Confirms a decision, with a reason if one is required. If the version is stale, the input is kept and the newest version offered. */
export const DecisionDialog = ({ registration, decision, onChange, onReload, onClose }: DecisionDialogProps) => {
  const translate = useTranslate();
  const notify = useNotify();
  const [staleVersion, setStaleVersion] = useState<number>();
  const decide = useEndpointMutation(registrationApi.decide);
  const { id, name, email, version, required_documents: required } = registration;
  const t = (key: string, args?: object) => translate(`resources.registration.${key}`, args);
  // if documents cannot be checked here, the provider judges them
  const blockers =
    isOffered(registrationApi.check) && (decision === 'approve' || decision === 'submit_for_approval')
      ? approvalBlockers(required, registration.documents, jakartaDay())
      : [];
  const fitting = registration.documents.filter(({ verdict }) => verdict === 'fits').map(({ type_code }) => type_code);
  const documents = blockers
    .map(({ type_code, why }) => `${t(`choices.document.${type_code}`)} (${t(`decide.why.${why}`)})`)
    .join(', ');

  const send = async ({ values: { reason_code, note } }: Submission) => {
    try {
      onChange(await decide.mutateAsync({ params: { id }, body: { decision, reason_code, note, version } }));
      const told = email && (decision === 'reject' || decision === 'request_revision');
      const message = [t(`decide.done.${decision}`, { name }), told && t('decide.mailed')].filter(Boolean).join(' ');
      notify(message, { type: 'success' });
    } catch (error) {
      const current = error instanceof ApiError && error.status === 409 && (error.data as { version?: number } | null);
      if (current && current.version !== version) setStaleVersion(version);
      throw error;
    }
  };
  return (
    <FormDialog
      resource="registration"
      title={t(`decide.titles.${decision}`, { name })}
      input={decisionInput}
      defaultValues={{ decision, reason_code: null, note: '', version }}
      draft={{ form: decision, recordId: id }}
      saveLabel={t(`choices.decision.${decision}`)}
      cancelLabel={t('decide.cancel')}
      danger={decision === 'reject'}
      blocked={blockers.length > 0}
      maxWidth="xs"
      aside={
        staleVersion === version && (
          <Button startIcon={<RefreshCw />} onClick={() => onReload()}>
            {t('show.reload')}
          </Button>
        )
      }
      onSubmit={send}
      onClose={onClose}
    >
      <div className="stack gap-12">
        <p>{t(`decide.texts.${decision}`)}</p>
        {documents && <DialogError>{t('decide.blocked', { papers: documents })}</DialogError>}
        {STEPS[decision].reason && (
          <ReasonInput source="reason_code" decision={decision} documents={required} fitting={fitting} />
        )}
        <TextInput
          source="note"
          label="resources.registration.decide.note"
          multiline
          helperText={t('decide.note_help')}
        />
      </div>
    </FormDialog>
  );
};

interface ReasonInputProps {
  source: string;
  decision: Decision;
  /** Required documents; reasons about other ones do not apply. */
  documents: readonly DocumentTypeCode[];
  /** Documents marked as fitting; a reason against one of them raises a warning. */
  fitting: readonly DocumentTypeCode[];
}

/** Reason for a rejection or a request for correction, with the message for the applicant. */
const ReasonInput = ({ source, decision, documents, fitting }: ReasonInputProps) => {
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
