-- Mistakes in rows that are left out of an import stay with their reason.
alter table import_findings drop constraint import_findings_level_check;
alter table import_findings
  add constraint import_findings_level_check check (level in ('error', 'left', 'warning'));
