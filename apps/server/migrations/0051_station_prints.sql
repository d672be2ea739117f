-- What a station says of each print: the scan behind it, by which a repeated call is known, its bench, and why a label came out once more.
alter table label_prints
  add column scan_id uuid,
  add column bench text not null default '',
  add column reason text check (reason in ('jam', 'damaged', 'lost', 'other')),
  add column reason_text text not null default '',
  add constraint label_prints_scan_key unique (scan_id);
create index label_prints_day on label_prints (gmt_create, id);
create index label_prints_bench on label_prints (bench, gmt_create, id);
