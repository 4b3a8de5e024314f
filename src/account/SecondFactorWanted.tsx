import { useTranslate } from 'ra-core';
import { SecondFactor } from './SecondFactor';
import './account.css';

/** Stands instead of everything else where the role asks for a second factor that is not set up yet. */
export const SecondFactorWanted = () => {
  const translate = useTranslate();
  return (
    <div className="account">
      <section>
        <h2 className="account-title">{translate('app.account.factor.wanted_title')}</h2>
        <p className="account-hint">{translate('app.account.factor.wanted_text')}</p>
      </section>
      {/* A new page: its session is no longer short of anything. */}
      <SecondFactor onEnabled={() => location.assign('/dashboard')} />
    </div>
  );
};
