-- What the filters and the counts of the orders page ask for most: counting reads this index and no order.
alter table orders add column has_label boolean not null generated always as (label_key is not null) stored;
create index orders_facts on orders (sys_status, shop_id, label_type, total_num)
  include (id, has_label, order_time, delivery_time_limit, gmt_create, delivery_time);
-- The orders of a product are found without reading their lines.
drop index order_lines_product;
create index order_lines_product on order_lines (product_code_id, order_id);
