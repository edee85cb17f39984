-- Whoever edits a part alone typed over what its question's row showed (decisions 3). A whole question that is saved
-- writes its other parts again as they are, or at another place: that must not make somebody's edit of one stale.
create function stamp_part() returns trigger language plpgsql as $$
declare
  unsaid constant text[] := '{position,updated_at,updated_by}';
begin
  if new.updated_at = old.updated_at and to_jsonb(new) - unsaid = to_jsonb(old) - unsaid then return new; end if;
  new.updated_at := greatest(clock_timestamp()::timestamptz(3), old.updated_at + interval '1 millisecond');
  return new;
end $$;

do $$
declare
  part text;
begin
  foreach part in array array['selection', 'answer', 'keyword', 'short_answer', 'statement', 'statement_answer', 'discussion'] loop
    execute format('create or replace trigger stamp before update on %I for each row execute function stamp_part()', part);
  end loop;
end $$;

-- A statement is shown and edited with its answer: it is another version of the statement when that changes.
create function move_statement() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.value = old.value then return null; end if;
  update statement
  set updated_at = clock_timestamp(),
    -- who it already names as the last one is not named again: a new statement was edited by nobody
    updated_by = case when coalesce(updated_by, created_by) = current_actor() then updated_by
      else coalesce(current_actor(), updated_by) end
  where id = coalesce(new.statement_id, old.statement_id);
  return null;
end $$;
create trigger moves_statement after insert or update or delete on statement_answer
  for each row execute function move_statement();
