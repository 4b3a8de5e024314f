import { BooleanInput, DateTimeInput, Edit, NumberInput, SelectInput, SimpleForm, TextInput } from 'react-admin';
import { categories, placements } from './choices';

export const BannerEdit = () => (
  <Edit mutationMode="pessimistic">
    <SimpleForm>
      <TextInput source="title" />
      <TextInput source="description" multiline />
      <TextInput source="image_url" />
      <SelectInput source="category_code" choices={categories} />
      <TextInput source="region_code" />
      <SelectInput source="placement" choices={placements} />
      <TextInput source="cta_label" />
      <TextInput source="link" />
      <NumberInput source="position" />
      <DateTimeInput source="starts_at" />
      <DateTimeInput source="ends_at" />
      <BooleanInput source="is_active" />
    </SimpleForm>
  </Edit>
);
