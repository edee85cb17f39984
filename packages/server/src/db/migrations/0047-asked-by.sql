-- expand
-- Who asked for the step of an import that runs: an admin may take back what another account imported.
alter table import_job add column asked_by int references account;
-- Files are sent piece by piece: out of line and not compressed, a piece is read without the rest of its file.
alter table export_file alter column bytes set storage external;
