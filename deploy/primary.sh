#!/bin/sh
# Makes the database and its role on a PostgreSQL 17 or newer, and the role of its replicas; can be run again.
# psql's variables (PGHOST, PGPORT, PGUSER of a superuser) lead to the server.
#   APP_PASSWORD=… REPLICA_PASSWORD=… deploy/primary.sh
set -eu
: "${APP_PASSWORD:?the password of the role pressroom}" "${REPLICA_PASSWORD:?the password of the role replicator}"
export APP_PASSWORD REPLICA_PASSWORD

psql --no-psqlrc --set=ON_ERROR_STOP=1 --dbname=postgres <<'SQL'
-- not as arguments, which every account of the machine may read
\getenv app APP_PASSWORD
\getenv replica REPLICA_PASSWORD
select 'create role pressroom login' where not exists (select from pg_roles where rolname = 'pressroom') \gexec
select 'create role replicator login replication' where not exists (select from pg_roles where rolname = 'replicator') \gexec
alter role pressroom password :'app';
alter role replicator password :'replica';
select 'create database pressroom owner pressroom' where not exists (select from pg_database where datname = 'pressroom') \gexec

-- a count of one person on several cores takes as long as on one, and keeps them from everybody else
alter database pressroom set max_parallel_workers_per_gather = 0;
alter database pressroom set jit = off;
-- disks without moving parts
alter database pressroom set random_page_cost = 1.1;
alter database pressroom set enable_partitionwise_aggregate = on;
alter database pressroom set work_mem = '16MB';
-- a window that somebody has left open holds up vacuum no longer than this
alter database pressroom set idle_in_transaction_session_timeout = '10min';
-- a replica that is away keeps no more log than this on the primary
alter system set max_slot_wal_keep_size = '50GB';
select pg_reload_conf();
SQL
