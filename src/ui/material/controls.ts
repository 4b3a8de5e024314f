import { OutlinedInput as MuiOutlinedInput, Select as MuiSelect, Tabs as MuiTabs } from '@mui/material';
import { themed } from './Material';

// what stands in a page: a view that imports these waits for Material UI, so lists have none of them but tabs
export { Tab } from '@mui/material';
export const OutlinedInput = themed(MuiOutlinedInput);
export const Select = themed(MuiSelect);
export const Tabs = themed(MuiTabs);
