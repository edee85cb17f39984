-- expand
-- A transaction knows the last 1,600 questions that it noted, instead of 200: as many as one call may delete, and so
-- bring back. Before, each of them was followed once for each table of its parts (docs/decisions/045).
create or replace function note_change(question_id int) returns bool language plpgsql as $$
declare
  noted text := coalesce(current_setting('bank.noted', true), '');
begin
  if position(' ' || question_id || ' ' in noted) > 0 then return false; end if;
  perform set_config('bank.noted', right(noted, 16000) || ' ' || question_id || ' ', true);
  return true;
end $$;
