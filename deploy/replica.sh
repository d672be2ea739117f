#!/bin/sh
# Makes this machine a hot standby of the primary, by a copy of its files; run it as the account that owns PGDATA (postgres), which must be empty.
# The primary's pg_hba.conf lets it in: host replication replicator THIS_MACHINE/32 scram-sha-256
#   PRIMARY_HOST=10.0.0.5 REPLICA_PASSWORD=… PGDATA=/var/lib/postgresql/17/main deploy/replica.sh
set -eu
: "${PRIMARY_HOST:?the primary}" "${REPLICA_PASSWORD:?the password of the role replicator}" "${PGDATA:?the empty folder of the replica}"
slot=${SLOT:-$(hostname | tr -c 'a-z0-9\n' '_')}

export PGPASSWORD="$REPLICA_PASSWORD"
pg_basebackup --dbname="host=$PRIMARY_HOST port=${PRIMARY_PORT:-5432} user=replicator application_name=$slot" \
  --pgdata="$PGDATA" --create-slot --slot="$slot" --wal-method=stream --write-recovery-conf --checkpoint=fast --progress
# reads here of up to five minutes are not cut off, and no vacuum on the primary waits for them
printf '%s\n' "hot_standby = on" "hot_standby_feedback = off" "max_standby_streaming_delay = 5min" >> "$PGDATA/postgresql.auto.conf"
echo "Start PostgreSQL on $PGDATA, then give every process REPLICA_URL=postgres://pressroom:…@$(hostname):${PGPORT:-5432}/pressroom"
