-- The exceptions ask for every store's next cut-off several times a list: it is mostly among the next seven days, and four
-- hundred were made and sorted for each store to find it.
create or replace function store_cut_offs(zone text, moment timestamptz)
returns table (store_id bigint, cut_off timestamptz, next_cut_off timestamptz)
language sql stable as $$
  select s.id,
    case when extract(isodow from today)::smallint = any(days) and today <> all(closed) then (today + hour) at time zone zone end,
    (coalesce(
      (select min(today + ahead) from generate_series(1, 7) ahead
        where extract(isodow from today + ahead)::smallint = any(days) and today + ahead <> all(closed)),
      (select min(today + ahead) from generate_series(8, 400) ahead
        where extract(isodow from today + ahead)::smallint = any(days) and today + ahead <> all(closed))) + hour) at time zone zone
  from stores s left join store_calendars c on c.store_id = s.id,
    lateral (select (moment at time zone zone)::date as today, coalesce(c.working_days, '{1,2,3,4,5,6}') as days,
      coalesce(c.cut_off, '18:00') as hour, coalesce(c.holidays, '{}') as closed) kept
$$;
