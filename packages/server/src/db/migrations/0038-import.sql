-- expand
-- Files of questions that are read, looked at, and saved as questions; none of it is history, which the questions have.
create table import_file (
  upload     uuid not null,
  no         int not null,
  bytes      bytea not null,
  created_at timestamptz(3) not null default clock_timestamp(),
  primary key (upload, no)
);

create table import_job (
  id           int generated always as identity primary key,
  created_by   int not null references account on delete cascade,
  product_type smallint not null check (product_type in (1, 2)),
  file_name    text not null,
  upload       uuid not null,
  bytes        int not null,
  sha256       bytea not null,
  state        text not null default 'uploaded' check (state in
    ('uploaded', 'reading', 'ready', 'saving', 'done', 'failed', 'undoing', 'undone')),
  warnings     jsonb not null default '[]',
  error        text,
  -- its questions are saved as one change of Riwayat, in several transactions
  change       text not null default gen_random_uuid()::text,
  leased_until timestamptz(3),
  attempts     smallint not null default 0,
  created_at   timestamptz(3) not null default clock_timestamp(),
  updated_at   timestamptz(3) not null default clock_timestamp()
);
create trigger stamp before update on import_job for each row execute function stamp_time();
create index import_job_creator on import_job (created_by, id desc);
create index import_job_waiting on import_job (id) where state in ('uploaded', 'reading', 'saving', 'undoing');

create table import_row (
  id          int generated always as identity primary key,
  job_id      int not null references import_job on delete cascade,
  no          int not null,
  state       text not null check (state in ('ready', 'look', 'wrong', 'skipped', 'saved', 'undone')),
  place       jsonb not null,
  -- the body of the call that adds the question, as far as it is known
  draft       jsonb not null,
  -- what the reader says of it
  notes       jsonb not null default '[]',
  -- why it was not saved
  refusal     jsonb,
  -- a person has looked at it
  accepted    bool not null default false,
  skipped     bool not null default false,
  question_id int references question on delete set null,
  -- the question's, when it was saved: one that was changed since is not undone
  saved_at    timestamptz(3),
  updated_at  timestamptz(3) not null default clock_timestamp(),
  unique (job_id, no)
);
create trigger stamp before update on import_row for each row execute function stamp_time();
create index import_row_state on import_row (job_id, state, no);
create index import_row_question on import_row (question_id);

create table import_image (
  job_id   int not null references import_job on delete cascade,
  image_id text not null references image on delete cascade,
  primary key (job_id, image_id)
);
create index import_image_image on import_image (image_id);
