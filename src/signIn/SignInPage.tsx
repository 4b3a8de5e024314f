import { AuthLayout } from '../layout/auth/AuthLayout';
import { en as layoutEn, id as layoutId } from '../layout/auth/words';
import { SignInForm } from './SignInForm';
import { en, id, type Notice } from './words';
import './signIn.css';

interface SignInPageProps {
  helpdeskEmail: string;
  locale?: 'id' | 'en';
  /** The query of the page's address: `reason` says why the person is here again, `next` where to go on. */
  search?: string;
}

const words = { id, en };
const layoutWords = { id: layoutId, en: layoutEn };

const isNotice = (value: string | null): value is Notice => value !== null && Object.hasOwn(id.notices, value);

/** The sign-in page: what `/` shows to people without a session. */
export const SignInPage = ({ helpdeskEmail, locale = 'id', search = location.search }: SignInPageProps) => {
  const reason = new URLSearchParams(search).get('reason');
  return (
    <AuthLayout helpdeskEmail={helpdeskEmail} words={layoutWords[locale]}>
      <SignInForm words={words[locale]} notice={isNotice(reason) ? reason : undefined} />
    </AuthLayout>
  );
};
