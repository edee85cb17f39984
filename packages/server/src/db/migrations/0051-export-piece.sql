-- expand
-- The file of an export in pieces, as it is written and sent: whole, it was held several times in memory.
create table export_piece (
  export_id  int not null references export_job on delete cascade,
  file       uuid not null,
  no         int not null,
  bytes      bytea not null,
  created_at timestamptz(3) not null default clock_timestamp(),
  primary key (export_id, file, no)
);
alter table export_piece alter column bytes set storage external;
-- whose pieces are its file: others are of one that is being written, or whose process ended
alter table export_job add column file uuid;
