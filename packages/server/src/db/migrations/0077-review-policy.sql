-- expand
-- What the review flow asks (docs/decisions/062). No row, or one that does not bind: any status is set freely.
create table review_policy (
  only_one     bool primary key default true check (only_one),
  binding      bool not null,
  reviews      smallint not null check (reviews between 1 and 3),
  own_approval bool not null,
  block_on     text not null check (block_on in ('galat', 'peringatan', 'tidak'))
);

create function is_binding() returns bool language plpgsql stable as $$
begin
  return exists (select from review_policy where binding);
end $$;

-- What an account may do beside what its level lets it; without a subject: of all of them.
create table capability (
  account_id int not null references account on delete cascade,
  what       text not null check (what in ('review', 'publish')),
  subject_id int references subject on delete cascade,
  unique nulls not distinct (account_id, what, subject_id)
);
create index capability_subject on capability (subject_id);
