-- Many entries sorted into an index at once take a fraction of the time of as many found their places one by one: before the
-- rows come, the indexes of their tables are dropped, and made again afterwards.
create temporary table later_indexes (definition text not null);

create function pg_temp.drop_indexes(tables regclass[]) returns void language plpgsql as $$
declare
  one record;
begin
  for one in
    select replace(pg_get_indexdef(i.indexrelid), ' ON ONLY ', ' ON ') as definition, i.indexrelid::regclass as name from pg_index i
    where i.indrelid = any(tables) and not exists (select from pg_constraint c where c.conindid = i.indexrelid)
  loop
    insert into later_indexes values (one.definition);
    execute format('drop index %s', one.name);
  end loop;
end
$$;

create function pg_temp.make_indexes() returns void language plpgsql as $$
declare
  one record;
begin
  set local maintenance_work_mem = '512MB';
  for one in delete from later_indexes returning definition loop
    execute one.definition;
  end loop;
end
$$;
