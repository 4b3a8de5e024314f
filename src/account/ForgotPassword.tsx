import { useTranslate } from 'ra-core';
import { useEffect } from 'react';

/** The page of a forgotten password is the sign-in page's, for people without a session: the server has it under this address. */
const ForgotPassword = () => {
  const translate = useTranslate();
  useEffect(() => location.replace(location.href), []);
  return <p role="status">{translate('app.account.forgot.opening')}</p>;
};

export default ForgotPassword;
