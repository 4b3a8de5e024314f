import { CircleAlert } from 'lucide-react';

/** Why the server refused, above the fields. */
export const FailureNote = ({ failure }: { failure: { message: string } | undefined }) =>
  failure && (
    <p className="sign-note sign-note-bad" role="alert">
      <CircleAlert size={18} strokeWidth={1.75} aria-hidden="true" />
      {failure.message}
    </p>
  );
