// The baseline for the list: Fastify and pg with nothing around them; same SQL, same JSON, no session, no rights, no log.
import Fastify from 'fastify';
import pg from 'pg';
import { LISTED_ROWS } from '../../../server/store/boundedPage';
import { SEARCHED_ROWS } from '../../../server/store/searchSteps';

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, options: '-c TimeZone=UTC', max: 10 });
const app = Fastify();

const columns = `"id", "title", "description", "image_url", "category_code", "region_code", "placement", "cta_label", "link",
  "position", "starts_at", "ends_at", "is_active",
  case when not "is_active" then 'inactive' when not "starts_at" <= now() then 'scheduled' when "ends_at" <= now() then 'ended' else 'live' end as "status",
  "version", "created_at", "updated_at"`;

const statements = {
  plain: `select ${columns}, (select count(*) from (select 1 from banners limit ${LISTED_ROWS + 1}) counted) as "total" from banners order by "position", "id" limit $1 offset $2`,
  filtered: `select ${columns}, (select count(*) from (select 1 from banners where "is_active" = $3 and "placement" = any($4) and "title" ilike $5 limit ${SEARCHED_ROWS + 1}) counted) as "total"
    from banners where "is_active" = $3 and "placement" = any($4) and "title" ilike $5
    order by "title" collate "und-x-icu" desc, "id" desc limit $1 offset $2`,
};

interface Query {
  page: string;
  limit: string;
  is_active?: string;
  placement?: string;
  search?: string;
}

app.get<{ Querystring: Query }>('/v1/cms/banners', async ({ query }) => {
  const page = Number(query.page);
  const limit = Number(query.limit);
  const paging = [limit, (page - 1) * limit];
  const { rows } = query.search
    ? await pool.query({
        name: 'filtered',
        text: statements.filtered,
        values: [...paging, query.is_active === 'true', [query.placement], `%${query.search}%`],
      })
    : await pool.query({ name: 'plain', text: statements.plain, values: paging });
  const counted = Number(rows[0]?.total ?? 0);
  const bound = query.search ? SEARCHED_ROWS : LISTED_ROWS;
  const total = Math.min(counted, bound);
  const more = counted > bound && { more: true };
  const list = rows.map(({ total: _, ...row }) => row);
  return {
    code: 200,
    message: 'Berhasil',
    data: { list, meta: { page, limit, total, total_page: Math.ceil(total / limit), ...more }, total },
  };
});
app.get('/health/ready', async () => 'ok');

process.on('SIGTERM', () => void app.close().then(() => pool.end()));
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
