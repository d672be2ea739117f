-- Why a label page that no order took was let go, and by whom. Null: not discarded, or before reasons were asked for.
alter table label_refusals add column discard_reason text;
alter table label_refusals add column discard_text text;
alter table label_refusals add column discard_user text;
