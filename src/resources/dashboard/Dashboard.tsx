import { financeApi } from '../../../contract/finance/financeApi';
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

/** The landing page: what was sold in a period, what waits for the person, and the parts for which the person has rights. */
const Dashboard = () => {
  const choices = useDashboardQuery();
  return (
    <div className="dashboard">
      <DashboardFilters choices={choices} />
      <div className="dashboard-head">
        <Overview choices={choices} />
        <WorkPanel />
      </div>
      <div className="dashboard-parts">
        <Categories choices={choices} />
        <BestProducts choices={choices} />
      </div>
      <Locations choices={choices} />
      <div className="dashboard-parts">
        <Payments choices={choices} />
        <Revenue choices={choices} />
        <Merchants choices={choices} />
        <Stock choices={choices} />
      </div>
      {mayAsk(financeApi.profit) && <FinanceSection />}
    </div>
  );
};

export default Dashboard;
