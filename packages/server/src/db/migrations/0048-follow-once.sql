-- expand
-- What follows from a question (its searched text, what it lacks, that its likeness is due) is written once a transaction, as
-- it commits, however many statements wrote the question and its parts. Before, each of them read the question anew.
-- docs/decisions/045-what-follows-a-save.md

-- Whether this transaction has not noted the question yet: then the caller queues its trigger. What a savepoint undoes is
-- not noted any more either. Of many questions it knows the last: an earlier one that changes again is followed twice.
create function note_change(question_id int) returns bool language plpgsql as $$
declare
  noted text := coalesce(current_setting('bank.noted', true), '');
begin
  if position(' ' || question_id || ' ' in noted) > 0 then return false; end if;
  perform set_config('bank.noted', right(noted, 2000) || ' ' || question_id || ' ', true);
  return true;
end $$;

create function follow_question(id int) returns void language plpgsql as $$
begin
  -- from here on, a change is a new one
  perform set_config('bank.noted', replace(current_setting('bank.noted', true), ' ' || id || ' ', ' '), true);
  perform write_question_search(array[id]);
  perform note_lacks(array[id]);
  insert into likeness_due values (id);
end $$;

create function follow_change() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'question' then
    perform follow_question(new.id);
  else
    perform follow_question(coalesce(new.question_id, old.question_id));
    if new.question_id <> old.question_id then perform follow_question(old.question_id); end if;
  end if;
  return null;
end $$;

do $$
declare
  before record;
begin
  for before in select tgrelid::regclass as part, tgname from pg_trigger where tgfoid in (
    'follow_lacks'::regproc, 'follow_question_search'::regproc, 'note_likeness'::regproc, 'note_likeness_of_parts'::regproc)
  loop
    execute format('drop trigger %I on %s', before.tgname, before.part);
  end loop;
end $$;

-- `case`, for `and` promises no order, and what is noted must be queued too.
create constraint trigger follow_insert after insert on question deferrable initially deferred
  for each row when (note_change(new.id)) execute function follow_change();
create constraint trigger follow_update after update on question deferrable initially deferred
  for each row when (case
    when (old.type, old.text, coalesce(old.answer, '') = '', old.interaction, old.keyless, old.product_type, old.parent_id is null)
      is distinct from (new.type, new.text, coalesce(new.answer, '') = '', new.interaction, new.keyless, new.product_type, new.parent_id is null)
    then note_change(new.id) else false end) execute function follow_change();

do $$
declare
  part text;
begin
  foreach part in array array['selection', 'answer', 'short_answer', 'statement', 'statement_answer', 'discussion'] loop
    execute format('create constraint trigger follow_insert after insert on %I deferrable initially deferred
      for each row when (note_change(new.question_id)) execute function follow_change()', part);
    execute format('create constraint trigger follow_delete after delete on %I deferrable initially deferred
      for each row when (note_change(old.question_id)) execute function follow_change()', part);
  end loop;
  -- of these, it matters also what they say; of the others, that they stand there
  foreach part in array array['selection', 'statement'] loop
    execute format('create constraint trigger follow_update after update on %I deferrable initially deferred
      for each row when (case when old.question_id <> new.question_id then true
        when old.* is distinct from new.* then note_change(new.question_id) else false end) execute function follow_change()', part);
  end loop;
  foreach part in array array['answer', 'short_answer', 'statement_answer', 'discussion'] loop
    execute format('create constraint trigger follow_update after update on %I deferrable initially deferred
      for each row when (old.question_id <> new.question_id) execute function follow_change()', part);
  end loop;
end $$;
