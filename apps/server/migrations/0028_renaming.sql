-- Pictures get other names, and the alarm compares their names with the listings.

create function hear_renamed() returns trigger language plpgsql as $$
begin
  insert into heard_listings (mapping_id)
  select mapping.id from came
  join went on went.id = came.id and went.name <> came.name
  join sku_mappings mapping on mapping.printing_image_id = came.id
  union
  select mapping.id from came
  join went on went.id = came.id and went.name <> came.name
  join sku_mappings mapping on mapping.printing_image2_id = came.id;
  return null;
end $$;
create trigger library_files_heard after update on library_files
  referencing old table as went new table as came for each statement execute function hear_renamed();
