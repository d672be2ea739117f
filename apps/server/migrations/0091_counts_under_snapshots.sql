-- What changes a count is added as a row, and once a minute folded into the totals and deleted. While somebody holds an old snapshot
-- (a dump, a standby that reports its own), nothing that was deleted goes away, and each list with a count would pass over all of it.
-- Changes carry their transaction now, and each fold writes down before which no change is left: readers begin there, by an index.
create table folded_counts (
  -- the table of the changes
  name text primary key,
  -- all changes of earlier transactions are in the totals; a bound that is too low is slow, and never wrong
  before_xact xid8 not null
);
insert into folded_counts values
  ('order_count_changes', '0'), ('order_figure_changes', '0'), ('listing_count_changes', '0'), ('publish_plan_changes', '0');

alter table order_count_changes add column xact xid8 not null default pg_current_xact_id();
alter table order_figure_changes add column xact xid8 not null default pg_current_xact_id();
alter table listing_count_changes add column xact xid8 not null default pg_current_xact_id();
alter table publish_plan_changes add column xact xid8 not null default pg_current_xact_id();
create index order_count_changes_xact on order_count_changes (xact);
create index order_figure_changes_xact on order_figure_changes (xact);
create index listing_count_changes_xact on listing_count_changes (xact);
create index publish_plan_changes_xact on publish_plan_changes (xact);
drop index publish_plan_changes_plan;
create index publish_plan_changes_plan on publish_plan_changes (plan_id, xact);

-- The bound is that of the statement's own snapshot: what committed later is neither deleted by it nor before the bound.
create or replace function fold_order_counts() returns void language sql as $$
  with gone as (delete from order_count_changes returning shop_id, sys_status, change),
  added as (
    insert into order_counts (shop_id, sys_status, total)
    select shop_id, sys_status, sum(change) from gone group by 1, 2 having sum(change) <> 0
    on conflict (shop_id, sys_status) do update set total = order_counts.total + excluded.total
  )
  update folded_counts set before_xact = pg_snapshot_xmin(pg_current_snapshot()) where name = 'order_count_changes';

  with gone as (delete from order_figure_changes returning figure, slot, change),
  added as (
    insert into order_figures (figure, slot, total)
    select figure, slot, sum(change) from gone group by 1, 2 having sum(change) <> 0
    on conflict (figure, slot) do update set total = order_figures.total + excluded.total
  )
  update folded_counts set before_xact = pg_snapshot_xmin(pg_current_snapshot()) where name = 'order_figure_changes';

  delete from order_figures where total = 0;
$$;

create or replace function fold_listing_counts() returns void language sql as $$
  with gone as (delete from listing_count_changes returning store_id, publish_status, change),
  added as (
    insert into listing_counts (store_id, publish_status, total)
    select store_id, publish_status, sum(change) from gone group by 1, 2 having sum(change) <> 0
    on conflict (store_id, publish_status) do update set total = listing_counts.total + excluded.total
  )
  update folded_counts set before_xact = pg_snapshot_xmin(pg_current_snapshot()) where name = 'listing_count_changes';

  with locked as (
    select id from publish_plans where id in (select plan_id from publish_plan_changes) order by id for update
  ), gone as (
    delete from publish_plan_changes where (select count(*) from locked) >= 0
    returning plan_id, pending, publishing, published, failed, with_errors
  ), summed as (
    select plan_id, sum(pending) as pending, sum(publishing) as publishing, sum(published) as published,
      sum(failed) as failed, sum(with_errors) as with_errors
    from gone group by 1
  ), added as (
    update publish_plans plan set pending = plan.pending + summed.pending, publishing = plan.publishing + summed.publishing,
      published = plan.published + summed.published, failed = plan.failed + summed.failed,
      with_errors = plan.with_errors + summed.with_errors
    from summed where plan.id = summed.plan_id
  )
  update folded_counts set before_xact = pg_snapshot_xmin(pg_current_snapshot()) where name = 'publish_plan_changes';
$$;
