-- What the batches of former releases have refused: an order's newest row counts.
update orders o set label_purchase_problem = coalesce(r.problem, jsonb_build_object('key', 'lastMile.status.' || r.order_status))
from (
  select distinct on (order_id) order_id, order_status, problem
  from last_mile_rows where deleted_at is null order by order_id, id desc
) r
where r.order_id = o.id and r.order_status in (2, 6, 11);
