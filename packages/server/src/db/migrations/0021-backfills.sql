-- expand
-- How far each job has come that fills what a migration made empty (docs/decisions/021), by the ids of its table.
create table backfill (
  name        text primary key,
  done_to     bigint not null default 0,
  goes_to     bigint not null default 0,
  finished_at timestamptz(3)
);
