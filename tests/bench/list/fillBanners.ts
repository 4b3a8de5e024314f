import pg from 'pg';

/** Adds banners up to the wanted number: copies of the demo's with numbered titles, spread over the year. */
export async function fillBanners(databaseUrl: string, wanted: number): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(
    `insert into banners (title, image_url, category_code, region_code, placement, link, position, starts_at, ends_at, is_active)
     select left(b.title, 45) || ' ' || n, b.image_url, b.category_code, b.region_code, b.placement, b.link, 1 + n % 9999,
       now() + make_interval(days => (n * 37) % 365 - 180), now() + make_interval(days => (n * 37) % 365 - 150), (n * 31) % 101 > 24
     from generate_series(1, greatest(0, $1::int - (select count(*)::int from banners))) n
     join (select *, row_number() over (order by position, id) - 1 as place, count(*) over () as all_of_them from banners) b
       on b.place = n % b.all_of_them`,
    [wanted],
  );
  await client.query('vacuum analyze banners');
  await client.end();
}
