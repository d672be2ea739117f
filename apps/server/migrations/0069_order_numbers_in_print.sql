-- A number that a label prints is found whatever its case, and however it is grouped by hyphens and blanks.
create index orders_number_plain on orders (translate(lower(third_order_number), '- ', ''));
