-- expand
-- Notices by mail (docs/decisions/076): whether an account wants it, and when it was last tried for it.
create table notice_mail (
  account_id int primary key references account on delete cascade,
  wanted     bool not null default true,
  tried_at   timestamptz(3)
);
alter table notice add column mailed_at timestamptz(3);
