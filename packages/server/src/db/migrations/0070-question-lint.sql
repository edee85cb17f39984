-- expand
-- What the rules of automatic review found in each question (docs/decisions/065). A job reads the questions that changed.
create table question_lint (
  question_id int primary key references question on delete cascade,
  -- findings that nobody has ignored
  galat      smallint not null,
  peringatan smallint not null,
  -- their rules and severities
  found text[] not null
);
create index question_lint_found on question_lint using gin (found);

-- Questions that are to be read, each as often as it changed; emptied every few seconds, the job vacuums it.
create table lint_due (question_id int not null) with (autovacuum_enabled = off);

-- Findings that a person has judged to be none, as long as the text at their place stays (`print`: its hash). What was taken
-- back stays as well, with who did it: this is no content, and has no history of its own.
create table lint_ignore (
  id          int generated always as identity primary key,
  question_id int not null references question on delete cascade,
  rule        text not null check (length(rule) between 1 and 40),
  place       text not null check (length(place) between 1 and 100),
  print       text not null,
  reason      text not null check (length(reason) between 1 and 255),
  created_by  int references account,
  created_at  timestamptz(3) not null default clock_timestamp(),
  ended_by    int references account,
  ended_at    timestamptz(3)
);
create unique index lint_ignore_now on lint_ignore (question_id, rule, place) where ended_at is null;
create index lint_ignore_question on lint_ignore (question_id);
create index lint_ignore_created_by on lint_ignore (created_by);
create index lint_ignore_ended_by on lint_ignore (ended_by);

create or replace function follow_question(id int) returns void language plpgsql as $$
begin
  -- from here on, a change is a new one
  perform set_config('bank.noted', replace(current_setting('bank.noted', true), ' ' || id || ' ', ' '), true);
  perform write_question_search(array[id]);
  perform write_content_words(array[id]);
  perform note_lacks(array[id]);
  insert into likeness_due values (id);
  insert into lint_due values (id);
end $$;
