-- A line that is a part of a combination: the combination's SKU, the number of the first of the lines that were made of it
-- together, and how many combinations were ordered. The marketplace counts these and not their parts.
alter table order_lines
  add column combination_sku text,
  add column combination_no integer,
  add column combination_num integer;
