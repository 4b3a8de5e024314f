interface ListParams {
  pagination?: { page?: number; perPage?: number };
  sort?: { field: string; order: string };
  filter?: Readonly<Record<string, unknown>>;
}

/** Parameters of a list that react-admin keeps in the page's URL. */
export const LIST_PARAMS: readonly string[] = ['page', 'perPage', 'sort', 'order', 'filter', 'displayedFilters'];

/**
 * Builds the query of a list call from react-admin's parameters: `page`, `limit`, `sort` (`-name` for descending) and the filters.
 * React-admin's default sort by id is omitted in favour of the endpoint's own.
 */
export const listQuery = ({ pagination, sort, filter = {} }: ListParams): Record<string, unknown> => ({
  ...(pagination && { page: pagination.page, limit: pagination.perPage }),
  ...(sort && sort.field !== 'id' && { sort: sort.order === 'DESC' ? `-${sort.field}` : sort.field }),
  ...filter,
});
