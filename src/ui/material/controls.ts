import { OutlinedInput as MuiOutlinedInput, Select as MuiSelect } from '@mui/material';
import { themed } from './Material';

// controls within a page: a view that imports these waits for Material UI, so no list does
export const OutlinedInput = themed(MuiOutlinedInput);
export const Select = themed(MuiSelect);
