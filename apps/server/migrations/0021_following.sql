-- The lines that came from a mapping, found when it is corrected or deleted, however many orders there are.
create index order_lines_msku on order_lines (msku);
