-- The nightly clean-up asks by these keys which pictures of deleted prints orders still show; it would read every line for it.
create index order_lines_print_key on order_lines (printing_key) where printing_key is not null;
create index order_lines_print_key2 on order_lines (printing_key2) where printing_key2 is not null;
