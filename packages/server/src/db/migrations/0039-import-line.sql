-- expand
-- The lines of a file that is imported, so that a person can say what a line is where the reader takes it wrong.
create table import_line (
  job_id    int not null references import_job on delete cascade,
  no        int not null,
  place     jsonb not null,
  text      text not null,
  -- lines that look alike have the same
  signature text not null,
  -- whether it became part of a question
  used      bool not null,
  -- what a person says that it is
  role      text check (role in ('question', 'continued', 'option', 'key', 'discussion', 'none')),
  primary key (job_id, no)
);
