-- expand
-- The name of the file of an import, as long as Riwayat stands; the import itself is forgotten after 30 days.
alter table change add column title text;
alter table change alter column title set default nullif(current_setting('bank.title', true), '');
