-- Thousands of rows changed by one statement: a join of what came and what went is planned as if it were of one row each.

create or replace function count_mappings() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform recount_mapped(array(select distinct product_code_id from came));
  elsif tg_op = 'DELETE' then
    perform recount_mapped(array(select distinct product_code_id from went));
  else
    perform recount_mapped(array(
      select product_code_id from (
        select id, product_code_id, shop_id from came except select id, product_code_id, shop_id from went) arrived
      union
      select product_code_id from (
        select id, product_code_id, shop_id from went except select id, product_code_id, shop_id from came) departed));
  end if;
  return null;
end $$;

create or replace function hear_listings() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into heard_listings (mapping_id)
    select mapping.id from came
    join orders o on o.id = came.order_id
    join sku_mappings mapping on mapping.shop_id = o.shop_id and mapping.sku_id = came.msku
    where came.listing is not null;
  else
    insert into heard_listings (mapping_id)
    select mapping.id from (
      select id, order_id, msku, listing from came where listing is not null
      except
      select id, order_id, msku, listing from went) told
    join orders o on o.id = told.order_id
    join sku_mappings mapping on mapping.shop_id = o.shop_id and mapping.sku_id = told.msku;
  end if;
  return null;
end $$;
