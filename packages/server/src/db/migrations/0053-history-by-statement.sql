-- expand
-- The rows that one statement adds are written into the history by one statement too: five options cost one insert into
-- it, not five. Edits and deletions stay a trigger of each row. docs/decisions/003-the-database-writes-the-history.md

create function write_added() returns trigger language plpgsql as $$
declare
  unsaid constant text[] := '{bytes,password_hash,token_hash,search_text,used_at,updated_at,updated_by,multiple}';
  change text := coalesce(nullif(current_setting('bank.change', true), ''), 'tx-' || txid_current());
  actor int := current_actor();
  act text := coalesce(nullif(current_setting('bank.action', true), ''), 'add');
begin
  insert into history (change_id, account_id, action, resource, row_id, question_id, title, after)
  select change, actor, act, tg_table_name, (becomes ->> tg_argv[0])::int,
    case tg_table_name when 'discussion_image' then question_of_discussion((becomes ->> 'discussion_id')::int)
      else (becomes ->> tg_argv[1])::int end,
    left(coalesce(becomes ->> 'code', becomes ->> 'name', becomes ->> 'description', becomes ->> 'text'), 200), becomes
  -- "offset 0": each row is made into JSON once, not once for each of these columns
  from (select to_jsonb(added) - unsaid as becomes from added offset 0) entry;
  return null;
end $$;

-- The history of a table: the column that names a row there, and that of its question, or ''.
create procedure trigger_history(content regclass, row_column text, question_column text) language plpgsql as $$
begin
  execute format('create trigger history after update or delete on %s for each row execute function write_history(%L, %L)',
    content, row_column, question_column);
  execute format('create trigger history_insert after insert on %s referencing new table as added for each statement execute function write_added(%L, %L)',
    content, row_column, question_column);
end $$;

create or replace procedure keep_history(content regclass) language plpgsql as $$
declare
  columns text[] := (select array_agg(attname) from pg_attribute
    where attrelid = content and attnum > 0 and not attisdropped);
  first_of_key text := (select attname from pg_index join pg_attribute on attrelid = indrelid and attnum = indkey[0]
    where indrelid = content and indisprimary);
  is_part bool := 'question_id' = any(columns);
begin
  call trigger_history(content, case when 'id' = any(columns) then 'id' else first_of_key end,
    case when is_part then 'question_id' else '' end);
  if 'updated_at' = any(columns) then
    execute format('create trigger stamp before update on %s for each row execute function %I()', content,
      case when is_part then 'stamp_part' when 'updated_by' = any(columns) then 'stamp_update' else 'stamp_time' end);
  end if;
end $$;

do $$
declare
  kept record;
begin
  for kept in
    select tgrelid::regclass as content, split_part(arguments, '\000', 1) as row_column, split_part(arguments, '\000', 2) as question_column
    from pg_trigger, encode(tgargs, 'escape') as arguments where tgname = 'history' and tgfoid = 'write_history'::regproc
  loop
    execute format('drop trigger history on %s', kept.content);
    call trigger_history(kept.content, kept.row_column, kept.question_column);
  end loop;
end $$;
