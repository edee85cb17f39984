-- expand
-- Papers and files that are made of questions. None of it is history: it changes no content.
create table export_job (
  id           int generated always as identity primary key,
  created_by   int not null references account on delete cascade,
  product_type smallint not null check (product_type in (1, 2)),
  options      jsonb not null,
  file_name    text not null,
  state        text not null default 'waiting' check (state in ('waiting', 'making', 'done', 'failed')),
  losses       jsonb not null default '[]',
  error        text,
  leased_until timestamptz(3),
  attempts     smallint not null default 0,
  created_at   timestamptz(3) not null default clock_timestamp(),
  updated_at   timestamptz(3) not null default clock_timestamp()
);
create trigger stamp before update on export_job for each row execute function stamp_time();
create index export_job_creator on export_job (created_by, id desc);
create index export_job_waiting on export_job (id) where state in ('waiting', 'making');

-- its questions, those within groups after their head
create table export_item (
  export_id   int not null references export_job on delete cascade,
  no          int not null,
  question_id int not null references question on delete cascade,
  primary key (export_id, no)
);
create index export_item_question on export_item (question_id);

create table export_file (
  export_id  int primary key references export_job on delete cascade,
  bytes      bytea not null,
  created_at timestamptz(3) not null default clock_timestamp()
);
