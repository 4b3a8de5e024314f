import { useLocation, useNavigate } from 'ra-core';
import { type ReactNode, useId } from 'react';
import { Tab, Tabs } from './Tabs';

export interface RecordTab {
  /** In the address: `?tab=vouchers`. */
  name: string;
  label: string;
  content: ReactNode;
  /** Stays mounted while another tab is open, so that what was typed into a form is not lost. */
  keepMounted?: boolean;
}

interface RecordTabsProps {
  /** What screen readers call the tabs. */
  label: string;
  tabs: readonly RecordTab[];
}

/** The parameter of the address that names the open tab; lists within a tab keep it (`KeepInAddress`). */
export const TAB_PARAMS = ['tab'];

/** The parts of a record as tabs; the address says which one is open, the first unless it names another. */
export const RecordTabs = ({ label, tabs }: RecordTabsProps) => {
  const navigate = useNavigate();
  const { search, pathname } = useLocation();
  const id = useId();
  const named = new URLSearchParams(search).get('tab');
  const open = (tabs.find(({ name }) => name === named) ?? tabs[0])?.name;
  return (
    <>
      <Tabs
        value={open}
        onChange={tab => navigate({ pathname, search: `?tab=${tab}` }, { replace: true })}
        aria-label={label}
      >
        {tabs.map(tab => (
          <Tab
            key={tab.name}
            value={tab.name}
            id={`${id}-${tab.name}`}
            aria-controls={open === tab.name || tab.keepMounted ? `${id}-${tab.name}-panel` : undefined}
          >
            {tab.label}
          </Tab>
        ))}
      </Tabs>
      {tabs
        .filter(({ name, keepMounted }) => open === name || keepMounted)
        .map(({ name, content }) => (
          <div
            key={name}
            role="tabpanel"
            id={`${id}-${name}-panel`}
            aria-labelledby={`${id}-${name}`}
            hidden={open !== name}
          >
            {content}
          </div>
        ))}
    </>
  );
};
