import { AuthLayout } from '../layout/auth/AuthLayout';
import { FailureNote } from './FailureNote';
import { ForgotPage } from './ForgotPage';
import { indonesian, type PageWords } from './pageWords';
import { SignInForm } from './SignInForm';
import type { Notice } from './words';
import './signIn.css';

interface SignInPageProps {
  helpdeskEmail: string;
  words?: PageWords;
  /** The query of the page's address: `reason` says why the person is here again, `next` where to go on. */
  search?: string;
  path?: string;
}

const isNotice = (value: string | null): value is Notice =>
  value !== null && Object.hasOwn(indonesian.page.notices, value);

/** What people without a session see: the sign-in form at `/`, and at `/password/forgot` the way to a new password. */
export const SignInPage = ({
  helpdeskEmail,
  words: { page, layout, failure } = indonesian,
  search = location.search,
  path = location.pathname,
}: SignInPageProps) => {
  const query = new URLSearchParams(search);
  const reason = query.get('reason');
  return (
    <AuthLayout helpdeskEmail={helpdeskEmail} words={layout}>
      <FailureNote message={failure} />
      {path.startsWith('/password/forgot') ? (
        <ForgotPage words={page} linkId={query.get('id')} />
      ) : (
        <SignInForm words={page} notice={isNotice(reason) ? reason : undefined} />
      )}
    </AuthLayout>
  );
};
