-- expand
-- Who is to do what for the review of which question, until when (docs/decisions/070).
create table review_task (
  id          int generated always as identity primary key,
  kind        text not null check (kind in ('telaah', 'kunci', 'perbaiki')),
  question_id int not null references question on delete cascade,
  -- null: any account that may do it can take it
  account_id  int references account,
  due_on      date,
  asked_by    int references account,
  created_at  timestamptz(3) not null default clock_timestamp(),
  done_at     timestamptz(3)
);
create index review_task_account on review_task (account_id, done_at, due_on);
create index review_task_question on review_task (question_id);

-- In how many days a review is due.
alter table review_policy add column due_days smallint not null default 7 check (due_days between 1 and 90);

create function may_do(wanted text, who int, subject int) returns bool language plpgsql stable as $$
begin
  return exists (select from account a where a.id = who and a.is_active = 1 and a.deleted_at is null
    and (wanted <> 'telaah' or a.level = 1 or exists (select from capability c
      where c.account_id = who and c.what = 'review' and coalesce(c.subject_id, subject) = subject)));
end $$;

-- Open tasks of this account, or of this question, that their holders may not do any more are anybody's.
create function pool_tasks(holder int, question int) returns void language plpgsql as $$
begin
  update review_task t set account_id = null from question q
  where q.id = t.question_id and t.done_at is null and t.account_id is not null
    and (t.account_id = holder or t.question_id = question) and not may_do(t.kind, t.account_id, q.subject_id);
end $$;

create function pool_tasks_of_account() returns trigger language plpgsql as $$
begin
  perform pool_tasks(new.id, null);
  return null;
end $$;
create trigger pool_tasks after update on account for each row
  when ((old.is_active, old.level, old.deleted_at) is distinct from (new.is_active, new.level, new.deleted_at))
  execute function pool_tasks_of_account();

create function pool_tasks_of_question() returns trigger language plpgsql as $$
begin
  perform pool_tasks(null, new.id);
  return null;
end $$;
create trigger pool_tasks after update on question for each row
  when (old.subject_id is distinct from new.subject_id) execute function pool_tasks_of_question();

-- Who writes at a question reviews nothing of it, and is told so.
create function pool_own_tasks() returns trigger language plpgsql as $$
begin
  if exists (select from review_policy where own_approval) then return null; end if;
  with pooled as (
    update review_task set account_id = null
    where question_id = new.question_id and account_id = new.created_by and done_at is null and kind <> 'perbaiki'
    returning question_id
  )
  insert into notice (account_id, kind, data)
  select distinct new.created_by, 'review-own', jsonb_build_object('question_id', q.id, 'code', q.code)
  from pooled join question q on q.id = question_id;
  return null;
end $$;
create trigger pool_own_tasks after insert or update on question_author for each row execute function pool_own_tasks();

-- What was found of an earlier revision counts no more: its tasks are to be done again.
create function reopen_tasks() returns trigger language plpgsql as $$
begin
  update review_task set done_at = null
  where question_id = new.question_id and kind <> 'perbaiki' and done_at >= new.submitted_at;
  perform pool_tasks(null, new.question_id);
  return null;
end $$;
create trigger reopen_tasks after update on question_review for each row
  when (new.stage = 'submitted' and new.revision <> old.revision) execute function reopen_tasks();
