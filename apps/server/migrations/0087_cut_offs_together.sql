-- The days that may be the next working day are the same for all stores: they are looked at once, and not once a store. Only
-- where none of the next seven days is one, further ones are looked for.
create or replace function store_cut_offs(zone text, moment timestamptz)
returns table (store_id bigint, cut_off timestamptz, next_cut_off timestamptz)
language sql stable as $$
  with today as materialized (
    select (moment at time zone zone)::date as day
  ), kept as materialized (
    select s.id, coalesce(c.working_days, '{1,2,3,4,5,6}') as days, coalesce(c.cut_off, '18:00') as hour,
      coalesce(c.holidays, '{}') as closed
    from stores s left join store_calendars c on c.store_id = s.id
  ), ahead as materialized (
    select today.day + days as day, extract(isodow from today.day + days)::smallint as weekday
    from today, generate_series(0, 7) days
  ), soon as (
    select kept.id, bool_or(ahead.day = today.day) as is_today, min(ahead.day) filter (where ahead.day > today.day) as day
    from today, kept join ahead on ahead.weekday = any(kept.days) and ahead.day <> all(kept.closed)
    group by kept.id
  )
  select kept.id, case when soon.is_today then (today.day + kept.hour) at time zone zone end,
    (coalesce(soon.day, (
      select min(today.day + later) from generate_series(8, 400) later
      where extract(isodow from today.day + later)::smallint = any(kept.days) and today.day + later <> all(kept.closed)))
      + kept.hour) at time zone zone
  from today, kept left join soon on soon.id = kept.id
$$;

-- Between which cut-offs a deadline is at risk. PostgreSQL writes a function in SQL into every query that asks it, and planned
-- the calendars longer than it read them; what a function in PL/pgSQL asks is planned once a connection.
create function next_cut_offs(zone text, moment timestamptz)
returns table (earliest timestamptz, latest timestamptz, by_store jsonb)
language plpgsql stable as $$
begin
  return query
    select min(next_cut_off), max(next_cut_off), jsonb_object_agg(store_id, next_cut_off) from store_cut_offs(zone, moment);
end
$$;
