-- expand
-- The review of questions (docs/decisions/062). A question without a row here has the revision 0, and its stage follows from
-- its status.
create table question_review (
  question_id       int primary key references question on delete cascade,
  stage             text not null check (stage in ('draft', 'submitted', 'changes', 'rejected', 'approved', 'published')),
  -- moves when the content does
  revision          int not null default 0,
  -- how often it was submitted
  round             int not null default 0,
  submitted_by      int references account,
  submitted_at      timestamptz(3),
  approved_revision int,
  approved_by       int references account,
  approved_at       timestamptz(3),
  -- by somebody who wrote it
  own_approval      bool not null default false
);
create index question_review_stage on question_review (stage, question_id desc);

-- Who wrote at a question, and the revision that they made last.
create table question_author (
  question_id int not null references question on delete cascade,
  created_by  int not null references account,
  revision    int not null,
  primary key (question_id, created_by)
);

-- What somebody found of a revision, by the review card (Kartu Telaah) of the form that the question had.
create table review (
  id          int generated always as identity primary key,
  question_id int not null references question on delete cascade,
  revision    int not null,
  round       int not null,
  created_by  int not null references account,
  created_at  timestamptz(3) not null default clock_timestamp(),
  verdict     text not null check (verdict in ('layak', 'perbaiki', 'tolak')),
  form        text not null,
  version     smallint not null,
  aspects     jsonb not null check (jsonb_typeof(aspects) = 'array'),
  note        text check (length(note) between 1 and 4000),
  unique (question_id, revision, created_by)
);

-- What became of questions, also of those that are gone. Rows are only added.
create table review_event (
  id          bigint generated always as identity primary key,
  question_id int not null,
  revision    int not null,
  created_by  int references account,
  created_at  timestamptz(3) not null default clock_timestamp(),
  kind        text not null check (kind in ('submitted', 'withdrawn', 'reopened', 'returned', 'rejected', 'approved', 'published', 'unpublished', 'revised', 'voided')),
  from_stage  text not null,
  to_stage    text not null,
  note        text
);
create index review_event_question on review_event (question_id, id desc);

-- The stage of a question while the flow binds: what was set of its status while it did not counts.
create function stage_of(status text, stage text) returns text language sql immutable as $$
  select case when status <> 'on-progress' then status when stage in ('approved', 'published') then 'draft' else coalesce(stage, 'draft') end
$$;

-- Makes the review rows of these questions. Their authors so far are read from the history of their content.
create function begin_review(ids int[]) returns void language plpgsql as $$
declare
  begun int[];
begin
  with added as (
    insert into question_review (question_id, stage)
    select id, stage_of(status, null) from question where id = any(ids) order by id
    on conflict do nothing returning question_id
  )
  select array_agg(question_id) into begun from added;
  if begun is null then return; end if;
  insert into question_author (question_id, created_by, revision)
  select distinct h.question_id, h.account_id, 0 from history h
  where h.question_id = any(begun) and h.account_id is not null
    and case h.resource
      when 'question' then h.after is not null and (h.before is null or
        (h.before -> 'type', h.before -> 'text', h.before -> 'answer', (h.before -> 'interaction') - 'given')
          is distinct from (h.after -> 'type', h.after -> 'text', h.after -> 'answer', (h.after -> 'interaction') - 'given'))
      when 'free_trial' then false
      when 'question_image' then false
      else h.before - 'position' is distinct from h.after - 'position' end
  on conflict do nothing;
end $$;

-- The content of these questions was changed: what was found of it before counts no more. One revision a transaction.
create function revise(ids int[]) returns void language plpgsql strict as $$
declare
  binds bool := exists (select from review_policy where binding);
  actor int;
  noted text;
  changed int[];
begin
  -- of most questions nobody has found anything yet
  if not binds and not exists (select from question_review where question_id = any(ids)) then return; end if;
  actor := current_actor();
  noted := coalesce(current_setting('bank.revised', true), '');
  select array_agg(q.id order by q.id) into changed from question q
  where q.id = any(ids) and position(' ' || q.id || ' ' in noted) = 0
    and (exists (select from question_review r where r.question_id = q.id) or (binds and q.status <> 'on-progress'));
  if changed is null then return; end if;
  perform set_config('bank.revised', right(noted, 16000) || ' ' || array_to_string(changed, '  ') || ' ', true);

  -- questions first, by id, then their reviews, or two who edit would wait for each other
  perform from question where id = any(changed) order by id for no key update;
  perform begin_review(changed);
  perform from question_review where question_id = any(changed) order by question_id for no key update;
  insert into review_event (question_id, revision, created_by, kind, from_stage, to_stage)
  select r.question_id, r.revision + 1, actor, case when q.status = 'on-progress' then 'revised' else 'voided' end,
    stage_of(q.status, r.stage), case when q.status = 'on-progress' then r.stage else 'draft' end
  from question_review r join question q on q.id = r.question_id
  where r.question_id = any(changed) and binds and stage_of(q.status, r.stage) in ('submitted', 'approved', 'published')
  order by r.question_id;
  update question_review r set revision = r.revision + 1,
    stage = case when not binds then r.stage when q.status <> 'on-progress' then 'draft' else stage_of(q.status, r.stage) end
  from question q where q.id = r.question_id and r.question_id = any(changed);
  insert into question_author (question_id, created_by, revision)
  select question_id, actor, revision from question_review where question_id = any(changed) and actor is not null
  on conflict (question_id, created_by) do update set revision = excluded.revision;
  if binds then
    update question set status = 'on-progress', updated_by = coalesce(actor, updated_by)
    where id = any(changed) and status <> 'on-progress';
  end if;
end $$;

create function revise_question() returns trigger language plpgsql as $$
begin
  perform revise(array[new.id]);
  return null;
end $$;

create function revise_part() returns trigger language plpgsql as $$
begin
  perform revise(array[new.question_id, old.question_id]);
  return null;
end $$;

create function revise_parts() returns trigger language plpgsql as $$
begin
  perform revise((select array_agg(distinct question_id) from changed));
  return null;
end $$;

create function revise_pictures() returns trigger language plpgsql as $$
begin
  perform revise((select array_agg(distinct question_of_discussion(discussion_id)) from changed));
  return null;
end $$;

-- A trigger of each row with a condition costs nothing where the content stays, as in a change of many statuses.
create trigger revise after update on question for each row when (
  (old.type, old.text, old.answer, old.interaction - 'given') is distinct from (new.type, new.text, new.answer, new.interaction - 'given'))
  execute function revise_question();

do $$
declare
  part record;
begin
  for part in select * from (values
    ('selection', 'text, image_id'), ('answer', 'selection_id'), ('keyword', 'text'), ('short_answer', 'text, first_range, second_range'),
    ('statement', 'text'), ('statement_answer', 'statement_id, value'), ('discussion', 'text')) as parts (name, says)
  loop
    execute format('create trigger revise_insert after insert on %I referencing new table as changed for each statement execute function revise_parts()', part.name);
    execute format('create trigger revise_delete after delete on %I referencing old table as changed for each statement execute function revise_parts()', part.name);
    execute format('create trigger revise after update on %I for each row when ((%s) is distinct from (%s)) execute function revise_part()', part.name,
      regexp_replace('question_id, ' || part.says, '\m\w', 'old.\&', 'g'), regexp_replace('question_id, ' || part.says, '\m\w', 'new.\&', 'g'));
  end loop;
end $$;
create trigger revise_insert after insert on discussion_image referencing new table as changed for each statement execute function revise_pictures();
create trigger revise_delete after delete on discussion_image referencing old table as changed for each statement execute function revise_pictures();
