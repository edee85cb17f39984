-- expand
-- Keys that somebody has found again without seeing them (docs/decisions/069). How many of them an approval waits for:
alter table review_policy add column key_checks smallint not null default 0 check (key_checks between 0 and 2);

create table key_check (
  id          int generated always as identity primary key,
  question_id int not null references question on delete cascade,
  revision    int not null,
  created_by  int not null references account,
  created_at  timestamptz(3) not null default clock_timestamp(),
  -- as the form of the question has it
  answer      jsonb not null check (jsonb_typeof(answer) = 'object'),
  -- with the key
  agrees      bool not null,
  seconds     int check (seconds >= 0),
  -- how a disagreement ended: the answer was wrong (keliru), or a reviewer decided that the key is right (diputuskan)
  settled     text check (settled in ('keliru', 'diputuskan')),
  settled_by  int references account,
  reason      text check (length(reason) between 1 and 255),
  unique (question_id, revision, created_by)
);

-- An approval needs as many fit cards as the policy asks, and as many checked keys; nobody answers an essay blindly.
create or replace function guard_approval() returns trigger language plpgsql as $$
begin
  if (select binding and (
      reviews > (
        select count(*) from review
        where question_id = new.question_id and revision = new.approved_revision and verdict = 'layak')
      or key_checks > 0 and (select type <> 1 from question where id = new.question_id) and (
        key_checks > (
          select count(*) from key_check
          where question_id = new.question_id and revision = new.approved_revision and agrees)
        or exists (
          select from key_check
          where question_id = new.question_id and revision = new.approved_revision and not agrees and settled is null)))
    from review_policy)
  then
    raise exception 'question % is not reviewed', new.question_id using errcode = 'BS001';
  end if;
  return new;
end $$;
