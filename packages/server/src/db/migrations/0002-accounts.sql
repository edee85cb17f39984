-- A deleted account stays as the name behind what it created; its e-mail is free again.
create table account (
  id         int generated always as identity primary key,
  name       text not null check (length(name) between 1 and 255),
  email      text check (length(email) <= 254),
  level      smallint not null check (level in (1, 2)),
  is_active  smallint not null default 2 check (is_active in (1, 2)),
  created_at timestamptz(3) not null default clock_timestamp(),
  updated_at timestamptz(3) not null default clock_timestamp(),
  deleted_at timestamptz(3),
  check ((deleted_at is null) = (email is not null)),
  check (deleted_at is null or is_active = 2)
);
create unique index account_email on account (lower(email));
create trigger stamp before update on account for each row execute function stamp_update();

-- Apart from the account, so that no list, filter or history can ever reach it.
create table account_password (
  account_id    int primary key references account on delete cascade,
  password_hash text not null,
  changed_at    timestamptz(3) not null default clock_timestamp()
);

create table session (
  token_hash   bytea primary key,
  account_id   int not null references account on delete cascade,
  created_at   timestamptz(3) not null default clock_timestamp(),
  last_used_at timestamptz(3) not null default clock_timestamp()
);
create index session_account on session (account_id);

-- New passwords that wait for proof. Kept for unknown e-mails too, so that nobody can tell the difference.
create table password_reset (
  id              int generated always as identity primary key,
  email           text not null check (email = lower(email)),
  password_hash   text not null,
  code            text not null check (code ~ '^\d{6}$'),
  wrong_codes     smallint not null default 0,
  mail_token_hash bytea unique,
  created_at      timestamptz(3) not null default clock_timestamp()
);
create index password_reset_email on password_reset (email, id);

create table throttle (
  key         text primary key,
  hits        int not null,
  since       timestamptz(3) not null default clock_timestamp(),
  closed_till timestamptz(3)
);

create table idempotency_key (
  account_id   int not null references account on delete cascade,
  key          text not null check (length(key) between 1 and 255),
  request_hash bytea not null,
  status       smallint not null,
  reply        jsonb not null,
  created_at   timestamptz(3) not null default clock_timestamp(),
  primary key (account_id, key)
);
