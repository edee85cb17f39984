-- expand
-- Who has a question open in a dialog, told again every ten seconds. Unlogged: a crash may forget it.
create unlogged table editing (
  question_id int not null references question on delete cascade,
  account_id  int not null references account on delete cascade,
  since       timestamptz(3) not null default clock_timestamp(),
  seen_at     timestamptz(3) not null default clock_timestamp(),
  primary key (question_id, account_id)
);
create index editing_account on editing (account_id);
create index editing_seen on editing (seen_at);
