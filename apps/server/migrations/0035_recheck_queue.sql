-- The job that compares mappings with their listings has another name. Its old queue goes with its schedule, which
-- would add a job every minute that nobody takes. What the queue held is in listing_changes, which the new job reads.
-- The queues are another schema's, which a new database does not have yet; deleting a queue that is not there fails.
do $$
begin
  if to_regclass('pgboss.queue') is null then
    return;
  end if;
  if exists (select from pgboss.queue where name = 'skuMapping.judgeListings') then
    perform pgboss.delete_queue('skuMapping.judgeListings');
  end if;
end $$;
