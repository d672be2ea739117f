-- How the prints lie on the cloth of a preview. Those that exist were made by the base image's own brightness.
alter table effect_previews
  add column blend text not null default 'auto'
  constraint effect_previews_blend_check check (blend in ('auto', 'multiply', 'screen', 'plain'));
