-- Which shop at the marketplace an authorisation opens: two stores on one shop would hold each of its orders twice.
alter table store_grants add column account text;
create unique index store_grants_account_key on store_grants (scope, account);
