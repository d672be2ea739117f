-- The job that compares mappings with their listings has another name. Its old queue goes with its schedule, which
-- would add a job every minute that nobody takes. What the queue held is in listing_changes, which the new job reads.
do $$
begin
  if to_regprocedure('pgboss.delete_queue(text)') is not null then
    perform pgboss.delete_queue('skuMapping.judgeListings');
  end if;
end $$;
