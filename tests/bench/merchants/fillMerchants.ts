import pg from 'pg';

/**
 * Adds merchants and owners up to the wanted number of merchants, derived from the demo's: names combined from two, locations slightly
 * shifted, joining dates over the same years. What people search for is then as rare as among few.
 */
export async function fillMerchants(databaseUrl: string, wanted: number): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query('select setseed(0.135)');
  const { rows } = await client.query<{ present: number }>('select count(*)::int as present from merchants');
  const missing = Math.max(0, wanted - rows[0]!.present);
  await client.query(
    `with numbered as (select *, row_number() over (order by number) - 1 as place, count(*) over () as all_of_them from merchants),
     pairs as (
       select n, a.type_code, a.status, a.opening_hours, a.joined_at - make_interval(secs => n % 86400) as joined_at, a.stock_level,
         a.address, a.region_code, a.province_code, a.regency_code, a.district_code, a.village_code,
         a.latitude + (random() - 0.5) / 5 as latitude, a.longitude + (random() - 0.5) / 5 as longitude,
         left(split_part(a.name, ' ', 1) || ' ' || split_part(b.name, ' ', -1) || ' ' || v.name, 100) as name,
         gen_random_uuid() as owner_id
       from generate_series(1, $1::int) n
       join numbered a on a.place = n % a.all_of_them
       join numbered b on b.place = (n * 7919) % b.all_of_them
       join villages v on v.code = b.village_code),
     people as (
       insert into owners (id, name, phone)
       select p.owner_id, split_part(x.name, ' ', 1) || ' ' || split_part(y.name, ' ', -1), '+6299' || lpad(p.n::text, 8, '0')
       from pairs p
       join (select name, row_number() over (order by id) - 1 as place, count(*) over () as all_of_them from owners) x
         on x.place = p.n % x.all_of_them
       join (select name, row_number() over (order by id) - 1 as place, count(*) over () as all_of_them from owners) y
         on y.place = (p.n * 6007) % y.all_of_them)
     insert into merchants (number, name, type_code, owner_id, status, phone, address, region_code, province_code, regency_code,
       district_code, village_code, latitude, longitude, opening_hours, stock_level, joined_at)
     select 'MRC-9' || lpad(n::text, 6, '0'), name, type_code, owner_id, status, '+6299' || lpad(n::text, 8, '0'), address, region_code,
       province_code, regency_code, district_code, village_code, latitude, longitude, opening_hours, stock_level, joined_at
     from pairs`,
    [missing],
  );
  await client.query('vacuum analyze merchants');
  await client.query('vacuum analyze owners');
  await client.query('vacuum analyze merchant_counts');
  await client.end();
}
