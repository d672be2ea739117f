-- Orders are found by the beginning of their numbers. How texts are sorted is up to the database; these indexes compare bytes,
-- so that a beginning leads to its orders in any of them. Equal numbers are found by them as before.
drop index orders_number_plain;
create index orders_number_plain on orders (translate(lower(third_order_number), '- ', '') text_pattern_ops);
drop index orders_tracking;
create index orders_tracking on orders (tracking_number text_pattern_ops) where tracking_number is not null;
