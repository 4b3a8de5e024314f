import { workApi } from '../../../contract/dashboard/workApi';
import { financeApi } from '../../../contract/finance/financeApi';
import { holdsAny } from '../../authProvider/session';
import { lazyPart } from '../../ui/lazyPart';
import { BestProducts } from './BestProducts';
import { Categories } from './Categories';
import { DashboardFilters } from './DashboardFilters';
import { Locations } from './Locations';
import { Merchants, Stock } from './Merchants';
import { Overview } from './Overview';
import { mayAsk } from './Part';
import { Payments } from './Payments';
import { Revenue } from './Revenue';
import { useDashboardQuery } from './useDashboardQuery';
import { WorkPanel } from './WorkPanel';
import './dashboard.css';

const FinanceSection = lazyPart(() => import('./finance/FinanceSection').then(module => module.default));

/** The landing page: sales of a period, work waiting for the user, and the parts for which they have permission. */
const Dashboard = () => {
  const choices = useDashboardQuery();
  // users who may not choose the days do not come for the figures
  const worksFirst = !holdsAny(['dashboard_view']);
  const work = mayAsk(workApi.list) && (
    <div className="dashboard-work">
      <WorkPanel />
    </div>
  );
  return (
    <div className="dashboard">
      <DashboardFilters choices={choices} />
      <div className="dashboard-head" data-work={!work ? 'none' : worksFirst ? 'first' : 'last'}>
        {worksFirst && work}
        <Overview choices={choices} />
        {!worksFirst && work}
        <div className="dashboard-columns">
          <div>
            <Categories choices={choices} />
            <Revenue choices={choices} />
            <Merchants choices={choices} />
            <Stock choices={choices} />
          </div>
          <div>
            <BestProducts choices={choices} />
            <Payments choices={choices} />
          </div>
        </div>
      </div>
      <Locations choices={choices} />
      {mayAsk(financeApi.profit) && <FinanceSection />}
    </div>
  );
};

export default Dashboard;
