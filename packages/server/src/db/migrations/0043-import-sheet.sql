-- expand
-- The sheets of a workbook that is imported, as a person is asked what their columns hold.
create table import_sheet (
  job_id int not null references import_job on delete cascade,
  -- its place in the workbook
  no     int not null,
  about  jsonb not null,
  primary key (job_id, no)
);

-- What a person has said of the columns of a sheet: it holds for every sheet with the same head.
create table import_head (
  account_id  int not null references account on delete cascade,
  -- of the letters of the row that names the columns, and their places
  fingerprint text not null,
  -- what is in a column, by its place
  columns     jsonb not null,
  said_at     timestamptz(3) not null default clock_timestamp(),
  primary key (account_id, fingerprint)
);
