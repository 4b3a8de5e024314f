import { DataTable, DateField, FunctionField, ImageField, List, SearchInput, SelectInput } from 'react-admin';
import { categories, placements, statuses } from './choices';

const filters = [
  <SearchInput key="q" source="search" alwaysOn />,
  <SelectInput key="status" source="status" choices={statuses} alwaysOn />,
  <SelectInput key="category" source="category_code" choices={categories} alwaysOn />,
  <SelectInput key="placement" source="placement" choices={placements} alwaysOn />,
];

/** The columns of our own list, built from react-admin's components. */
export const BannerList = () => (
  <List filters={filters} sort={{ field: 'position', order: 'ASC' }} perPage={25}>
    <DataTable rowClick="edit">
      <DataTable.Col source="image_url" disableSort>
        <ImageField source="thumb_url" sx={{ '& img': { width: 96, height: 32 } }} />
      </DataTable.Col>
      <DataTable.Col source="title" />
      <DataTable.Col source="category_code" />
      <DataTable.Col source="region_code" />
      <DataTable.Col source="placement" />
      <DataTable.Col source="starts_at">
        <DateField source="starts_at" /> – <DateField source="ends_at" />
      </DataTable.Col>
      <DataTable.Col source="status">
        <FunctionField render={({ status }: { status: string }) => status} />
      </DataTable.Col>
      <DataTable.Col source="updated_at">
        <DateField source="updated_at" showTime />
      </DataTable.Col>
    </DataTable>
  </List>
);
