import { CircleAlert } from 'lucide-react';
import './signIn.css';

/** Why the server refused, above the fields. */
export const FailureNote = ({ message }: { message: string | undefined }) =>
  message && (
    <p className="sign-note sign-note-bad" role="alert">
      <CircleAlert size={18} aria-hidden="true" />
      {message}
    </p>
  );
