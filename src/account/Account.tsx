import { profileApi } from '../../contract/identity/profile';
import { secondFactorApi } from '../../contract/identity/secondFactor';
import { secondFactorIsMissing } from '../authProvider/passwordState';
import { isOffered } from '../dataProvider/isOffered';
import { useEndpointQuery } from '../dataProvider/useEndpointQuery';
import { FormSkeleton } from '../ui/form/FormSkeleton';
import { Failed } from '../ui/states/Failed';
import { Activity } from './Activity';
import { DetailsForm } from './DetailsForm';
import { OwnRights } from './OwnRights';
import { OwnSessions } from './OwnSessions';
import { PasswordSection } from './PasswordSection';
import { SecondFactor } from './SecondFactor';
import { SecondFactorWanted } from './SecondFactorWanted';
import './account.css';

/** /account: the user's own settings. While a required second factor is missing, only its setup is shown. */
const Account = () => {
  const { data, error, refetch } = useEndpointQuery(profileApi.get);
  if (secondFactorIsMissing()) return <SecondFactorWanted />;
  if (error) return <Failed error={error} onRetry={refetch} />;
  if (!data) return <FormSkeleton />;
  return (
    <div className="account">
      <DetailsForm key={data.version} profile={data} onStale={refetch} />
      <PasswordSection />
      {isOffered(secondFactorApi.state) && <SecondFactor />}
      {isOffered(profileApi.sessions) && <OwnSessions />}
      <OwnRights />
      {isOffered(profileApi.activity) && <Activity />}
    </div>
  );
};

export default Account;
