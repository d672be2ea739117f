-- What is sent to a marketplace counts as sent once it has answered: until then it stands beside what it shows.

alter table listings add column sending jsonb;

-- 'price', 'stock': changed here since the marketplace was told, in a listing that it has
alter table listing_skus add column changed text[] not null default '{}';

-- Keeps alive the bytes of the pictures with which a listing was sent last, or is being sent.
create table listing_sent_pictures (
  listing_id bigint not null references listings (id) on delete cascade,
  blob_id bigint not null references blobs (id),
  constraint listing_sent_pictures_pkey primary key (listing_id, blob_id)
);
create index listing_sent_pictures_blob on listing_sent_pictures (blob_id);
insert into listing_sent_pictures (listing_id, blob_id)
select distinct listings.id, blobs.id
from listings
cross join lateral jsonb_path_query(sent, 'strict $.**.blobId') as held
join blobs on blobs.id = (held #>> '{}')::bigint
where sent is not null;
