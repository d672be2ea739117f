-- One word for one thing: what a listing says against its mapping is a contradiction, and what has changed in listings
-- stands in listing_changes. Only names change.

alter table mapping_verdicts rename to mapping_contradictions;
alter table mapping_contradictions rename column judged_at to checked_at;
alter table mapping_contradictions rename constraint mapping_verdicts_pkey to mapping_contradictions_pkey;
alter table mapping_contradictions
  rename constraint mapping_verdicts_mapping_id_fkey to mapping_contradictions_mapping_id_fkey;
alter index mapping_verdicts_contradicted rename to mapping_contradictions_found;
alter index mapping_verdicts_age rename to mapping_contradictions_age;

alter table heard_listings rename to listing_changes;
alter table listing_changes rename constraint heard_listings_pkey to listing_changes_pkey;
alter sequence heard_listings_id_seq rename to listing_changes_id_seq;

drop trigger order_lines_heard on order_lines;
drop trigger order_lines_heard_anew on order_lines;
drop trigger library_files_heard on library_files;
drop function hear_listings();
drop function hear_renamed();

create function note_listing_changes() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into listing_changes (mapping_id)
    select mapping.id from came
    join orders o on o.id = came.order_id
    join sku_mappings mapping on mapping.shop_id = o.shop_id and mapping.sku_id = came.msku
    where came.listing is not null;
  else
    insert into listing_changes (mapping_id)
    select mapping.id from (
      select id, order_id, msku, listing from came where listing is not null
      except
      select id, order_id, msku, listing from went) told
    join orders o on o.id = told.order_id
    join sku_mappings mapping on mapping.shop_id = o.shop_id and mapping.sku_id = told.msku;
  end if;
  return null;
end $$;
create trigger order_lines_listing_added after insert on order_lines
  referencing new table as came for each statement execute function note_listing_changes();
create trigger order_lines_listing_changed after update on order_lines
  referencing old table as went new table as came for each statement execute function note_listing_changes();

create function note_renamed_prints() returns trigger language plpgsql as $$
begin
  insert into listing_changes (mapping_id)
  select mapping.id from came
  join went on went.id = came.id and went.name <> came.name
  join sku_mappings mapping on mapping.printing_image_id = came.id
  union
  select mapping.id from came
  join went on went.id = came.id and went.name <> came.name
  join sku_mappings mapping on mapping.printing_image2_id = came.id;
  return null;
end $$;
create trigger library_files_renamed after update on library_files
  referencing old table as went new table as came for each statement execute function note_renamed_prints();
