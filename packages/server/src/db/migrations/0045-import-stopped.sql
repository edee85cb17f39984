-- expand
-- The step of an import that failed again and again for a reason of the program, and waits for a person to ask for it once more.
alter table import_job add column stopped text check (stopped in ('saving', 'undoing'));
