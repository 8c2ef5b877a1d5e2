-- Why an import failed, for screens to word in their language; beside it stands the English sentence.
alter table imports add column failure_reason jsonb;
