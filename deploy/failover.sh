#!/bin/sh
# Makes the replica on this machine the primary. Run it as the account that owns PGDATA, after the former primary is certainly off: two of
# them at once would both be written to.
# psql's variables lead to it, where it is not on the usual socket.
#   PGDATA=/var/lib/postgresql/17/main deploy/failover.sh
set -eu
: "${PGDATA:?the folder of the replica}"
pg_ctl promote --pgdata="$PGDATA" --wait --timeout=60
# what the former primary waited for is no standby of this one
psql --no-psqlrc --set=ON_ERROR_STOP=1 --dbname=postgres --command='alter system reset synchronous_standby_names' --command='select pg_reload_conf()'
cat <<'NEXT'
It takes writes now. Next:
1. change host in /etc/pgbouncer/pgbouncer.ini to this machine, and: systemctl reload pgbouncer
2. set DATABASE_DIRECT_URL to this machine in common.env, and restart the processes one after the other
3. empty PGDATA of the former primary, and run replica.sh there
NEXT
