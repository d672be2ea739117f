const settings = {
  // Reached through the socket in a folder that only its owner may enter.
  listen_addresses: '',
  unix_socket_permissions: '0700',
  max_connections: '80',

  fsync: 'on',
  synchronous_commit: 'on',

  shared_buffers: '256MB',
  effective_cache_size: '1GB',
  work_mem: '16MB',
  maintenance_work_mem: '128MB',
  max_wal_size: '2GB',
  random_page_cost: '1.1',
  // Short queries pay more for compiling than they gain.
  jit: 'off',
  // One person's count on several cores takes as long as on one, and keeps them from everybody else.
  max_parallel_workers_per_gather: '0',
  // What is kept in parts is counted in each of them, instead of row by row from all of them.
  enable_partitionwise_aggregate: 'on',
  // A list of two years by month locks more parts and indexes than the usual 64 quick places of a process hold.
  max_locks_per_transaction: '256',

  timezone: 'UTC',
  log_timezone: 'UTC',
  logging_collector: 'off',
};

// Waiting for the disk would be half of a test's time.
const unsafe = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_wal_size: '512MB' };

/** The settings as arguments of `postgres`, so that they hold for old data folders too. */
export function settingArguments(socketFolder: string, { throwaway = false } = {}): string[] {
  const durability = throwaway ? unsafe : {};
  return Object.entries({ ...settings, ...durability, unix_socket_directories: socketFolder }).flatMap(
    ([name, value]) => ['-c', `${name}=${value}`],
  );
}
