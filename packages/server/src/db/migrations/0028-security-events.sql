-- expand
-- What happened to accounts' access: sign-ins, those that failed, resets, factors. Equal events of an hour are one row, so
-- that a flood is a number in a row; strangers' e-mails are not kept (account_id is null).
create table security_event (
  id         bigint generated always as identity primary key,
  kind       text not null,
  account_id int references account,
  -- who did it, where that is another person: an admin
  by_id      int,
  address    text,
  device     text,
  count      int not null default 1,
  hour       timestamptz(3) not null,
  first_at   timestamptz(3) not null default now(),
  at         timestamptz(3) not null default now(),
  constraint security_event_once unique nulls not distinct (account_id, kind, by_id, address, device, hour)
);
create index security_event_at on security_event (at desc, id desc) include (kind, account_id);
create index security_event_account on security_event (account_id, kind, at desc, id desc);
