-- Searches of the orders page that people keep, for themselves or for all.
create table saved_views (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  name text not null,
  shared boolean not null default false,
  -- as the page's address has them: filters, tab and sorting
  filters jsonb not null,
  hidden_columns text[] not null default '{}',
  gmt_create timestamptz not null default clock_timestamp(),
  gmt_modified timestamptz not null default clock_timestamp()
);
create unique index saved_views_name on saved_views (user_id, lower(name));
create index saved_views_shared on saved_views (id) where shared;

-- The view that a person's orders page opens with.
create table default_views (
  user_id bigint primary key references users on delete cascade,
  view_id bigint not null references saved_views on delete cascade
);
create index default_views_view on default_views (view_id);
