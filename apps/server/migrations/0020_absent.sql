-- Which of the numbers that a run asked for neither the marketplace nor we know. A number that was asked for at several
-- stores is missing only where none of them knows it.
alter table sync_runs add absent text[] not null default '{}';
