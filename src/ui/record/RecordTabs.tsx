import { useLocation, useNavigate } from 'ra-core';
import { type ReactNode, useId } from 'react';
import { Tab, Tabs } from '../controls/Tabs';

export interface RecordTab {
  /** Its value in the address: `?tab=vouchers`. */
  name: string;
  label: string;
  content: ReactNode;
  /** Stays mounted while another tab is open, so that form input is not lost. */
  keepMounted?: boolean;
}

interface RecordTabsProps {
  /** Accessible name of the tab list. */
  label: string;
  tabs: readonly RecordTab[];
}

/** The query parameter that names the open tab; lists within a tab preserve it (`KeepInAddress`). */
export const TAB_PARAMS = ['tab'];

/** The parts of a record as tabs. The address names the open one; the default is the first. */
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
