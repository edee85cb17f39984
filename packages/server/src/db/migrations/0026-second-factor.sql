-- expand
-- What an account shows beside its password. Apart from the account, so that no list, filter or history can reach it.
create table factor_totp (
  account_id int primary key references account on delete cascade,
  secret     text not null,
  -- the clock step of the newest code that was used: no code is taken twice
  last_step  bigint not null,
  created_at timestamptz(3) not null default clock_timestamp(),
  used_at    timestamptz(3)
);

create table factor_passkey (
  id            int generated always as identity primary key,
  account_id    int not null references account on delete cascade,
  credential_id text not null unique,
  public_key    bytea not null,
  counter       bigint not null,
  transports    text[] not null,
  name          text not null check (length(name) between 1 and 255),
  created_at    timestamptz(3) not null default clock_timestamp(),
  used_at       timestamptz(3)
);
create index factor_passkey_account on factor_passkey (account_id);

-- A code is found by its first letters; the others are hashed as a password is.
create table factor_recovery_code (
  account_id int not null references account on delete cascade,
  selector   text not null,
  code_hash  text not null,
  primary key (account_id, selector)
);

-- What the server made up and waits to see again, once and within minutes: the challenge of a passkey, or the secret of
-- an authenticator app that is not confirmed yet. All servers of one database share it.
create table factor_challenge (
  challenge  text primary key,
  account_id int not null references account on delete cascade,
  purpose    text not null check (purpose in ('sign-in', 'add-passkey', 'add-totp')),
  created_at timestamptz(3) not null default clock_timestamp()
);
create index factor_challenge_account on factor_challenge (account_id, purpose);
