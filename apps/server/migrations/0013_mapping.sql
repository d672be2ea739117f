-- What a queue of SKU ids without mappings and a search of 200,000 mappings need.

-- The words of a picture's name, and its neighbours written as one word: `cat mom_02` is CATMOM in many a seller's SKU.
create function picture_words(name text) returns text[] language sql immutable strict parallel safe as $$
  with pieces as (
    select word, place
    from regexp_split_to_table(
      regexp_replace(
        regexp_replace(regexp_replace(lower(name), '\.png$', ''), '([\u4e00-\u9fff])([a-z0-9])', '\1 \2', 'g'),
        '([a-z0-9])([\u4e00-\u9fff])', '\1 \2', 'g'),
      '[^a-z0-9\u00c0-\u024f\u0400-\u04ff\u3040-\u30ff\u4e00-\u9fff\uac00-\ud7af]+') with ordinality as split (word, place)
    where word <> ''),
  runs as (
    select word, word || lead(word) over (order by place) as two,
      word || lead(word) over (order by place) || lead(word, 2) over (order by place) as three
    from pieces)
  select coalesce(array_agg(distinct run), '{}') from runs, unnest(array[word, two, three]) run where run is not null
$$;
create index library_files_words on library_files using gin (picture_words(name)) with (fastupdate = off) where library_type = 1;

-- What was sold under a SKU id, and what became of the same goods elsewhere: by the seller's own SKU and by the title.
create index order_lines_listed on order_lines (msku, id desc) where listing is not null;
create index order_lines_seller_sku on order_lines (lower(listing ->> 'sellerSku'), id desc)
  where listing is not null and product_code_id is not null;
create index order_lines_title on order_lines (md5(lower(listing ->> 'title')), id desc)
  where listing is not null and product_code_id is not null;

create index sku_mappings_grams on sku_mappings using gin (name_grams(sku_id)) with (fastupdate = off);
create index sku_mappings_newest on sku_mappings (product_code_id, shop_id, id desc);

-- How many SKU ids each product code has in each store, and in all of them (store 0), so that a list need not count.
create table mapped_products (
  product_code_id bigint not null references product_codes (id) on delete cascade,
  shop_id bigint not null,
  mappings int not null,
  newest bigint not null,
  primary key (shop_id, product_code_id)
);
create index mapped_products_newest on mapped_products (shop_id, newest desc);
create index mapped_products_code on mapped_products (product_code_id);

insert into mapped_products (product_code_id, shop_id, mappings, newest)
select product_code_id, coalesce(shop_id, 0), count(*), max(id) from sku_mappings
group by grouping sets ((product_code_id, shop_id), (product_code_id));

-- Counts anew what a statement touched; whoever writes mappings does so one after the other.
create function recount_mapped(touched bigint[]) returns void language sql as $$
  delete from mapped_products where product_code_id = any (touched);
  insert into mapped_products (product_code_id, shop_id, mappings, newest)
  select product_code_id, coalesce(shop_id, 0), count(*), max(id) from sku_mappings
  where product_code_id = any (touched)
  group by grouping sets ((product_code_id, shop_id), (product_code_id));
$$;
create function count_mappings() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform recount_mapped(array(select distinct product_code_id from came));
  elsif tg_op = 'DELETE' then
    perform recount_mapped(array(select distinct product_code_id from went));
  else
    perform recount_mapped(array(
      select came.product_code_id from came join went using (id)
      where came.product_code_id <> went.product_code_id or came.shop_id <> went.shop_id
      union
      select went.product_code_id from came join went using (id)
      where came.product_code_id <> went.product_code_id or came.shop_id <> went.shop_id));
  end if;
  return null;
end $$;
create trigger sku_mappings_counted_in after insert on sku_mappings referencing new table as came for each statement execute function count_mappings();
create trigger sku_mappings_counted_out after delete on sku_mappings referencing old table as went for each statement execute function count_mappings();
create trigger sku_mappings_recounted after update on sku_mappings referencing old table as went new table as came for each statement execute function count_mappings();
