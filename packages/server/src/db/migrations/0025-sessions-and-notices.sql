-- expand
-- Codes of new requests are stored as a hash. Requests of the previous release keep their plain code until they expire.
alter table password_reset alter column code drop not null;
alter table password_reset add column code_hash bytea, add column address text;

-- Whether the product made the password up: its owner must choose another at the first sign-in.
alter table account_password add column made_up boolean not null default false;

-- From where a session was opened, for its owner to see. Its id is the one that calls name, never the token's hash.
create table session_origin (
  id         int generated always as identity primary key,
  token_hash bytea not null unique references session on delete cascade,
  device_name text,
  address    text
);

-- The devices that an account has signed in from, each as a digest; '' stands for clients that name no device.
create table known_device (
  account_id int not null references account on delete cascade,
  device     text not null,
  seen_at    timestamptz(3) not null default now(),
  told_at    timestamptz(3) not null default now(),
  primary key (account_id, device)
);

-- What an account is told on Home. A kind that could come in floods has `times` in its data: while it is unread, the next
-- one of that kind is counted there instead of adding a row.
create table notice (
  id         int generated always as identity primary key,
  account_id int not null references account on delete cascade,
  kind       text not null,
  data       jsonb not null,
  at         timestamptz(3) not null default clock_timestamp(),
  read_at    timestamptz(3)
);
create index notice_account on notice (account_id, at);
create unique index notice_counted on notice (account_id, kind) where read_at is null and data ? 'times';
