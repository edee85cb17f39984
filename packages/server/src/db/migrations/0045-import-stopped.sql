-- expand
-- The step of an import that failed again and again for a reason of the program, and waits for a person to ask for it once more.
alter table import_job add column stopped text check (stopped in ('saving', 'undoing'));
-- Of a file that is being read: its questions are known and are compared with the bank.
alter table import_job add column checking bool not null default false;
