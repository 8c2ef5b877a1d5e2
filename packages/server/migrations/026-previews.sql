-- Name of the preview that this session sees instead of the served releases.
alter table sessions add column preview text;
