import { useTranslate } from 'ra-core';
import { SecondFactor } from './SecondFactor';
import './account.css';

/** Replaces every page while the role requires a second factor that is not set up yet. */
export const SecondFactorWanted = () => {
  const translate = useTranslate();
  return (
    <div className="account">
      <section>
        <h2 className="account-title">{translate('app.account.factor.wanted_title')}</h2>
        <p className="account-hint">{translate('app.account.factor.wanted_text')}</p>
      </section>
      {/* A full page load: the new session is no longer restricted. */}
      <SecondFactor onEnabled={() => location.assign('/dashboard')} />
    </div>
  );
};
