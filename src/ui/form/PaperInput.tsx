import { useTranslate } from 'ra-core';
import { useWatch } from 'react-hook-form';
import { DOCUMENT_LIMITS, fileApi, paperUrl } from '../../../contract/file';
import { upload } from '../../dataProvider/call';
import { isOffered } from '../../dataProvider/isOffered';
import { PaperLink } from '../PaperLink';
import { FileInput } from './FileInput';
import { isPending, usePendingUploads } from './pendingUploads';
import type { FieldInput } from './useField';

const ACCEPTED = ['.pdf', '.jpg', '.jpeg', '.png', '.webp'];
const MEGABYTE = 1_048_576;

/** A document input, for a PDF or a picture, uploaded on 'Simpan'. A stored document is a link; if uploads are not offered, only that. */
export const PaperInput = (props: FieldInput) => {
  const translate = useTranslate();
  const uploads = usePendingUploads();
  const { maxBytes } = DOCUMENT_LIMITS;
  const canStore = isOffered(fileApi.uploadPaper);
  const stored: unknown = useWatch({ name: props.source });
  if (!canStore && !stored) return null;
  const keep = (file: File) =>
    uploads.add(
      async () => (await upload(fileApi.uploadPaper, file)).url,
      pending => paperUrl(`${pending}.${file.type === 'application/pdf' ? 'pdf' : 'webp'}`, file.name),
    );
  return (
    <FileInput
      helperText={canStore && translate('app.file.paper_help', { max: maxBytes / MEGABYTE })}
      {...props}
      readOnly={props.readOnly || !canStore}
      accept={ACCEPTED}
      maxBytes={maxBytes}
      keep={keep}
      show={kept => <PaperLink address={String(kept)} unsent={isPending(kept)} />}
    />
  );
};
