-- expand
-- What a table of content needs beside its columns, in one line of its migration: call keep_history('exam').
-- History names a row by its id, else by the first column of its key, and ties it to the question of question_id.
create procedure keep_history(content regclass) language plpgsql as $$
declare
  columns text[] := (select array_agg(attname) from pg_attribute
    where attrelid = content and attnum > 0 and not attisdropped);
  first_of_key text := (select attname from pg_index join pg_attribute on attrelid = indrelid and attnum = indkey[0]
    where indrelid = content and indisprimary);
  is_part bool := 'question_id' = any(columns);
begin
  execute format('create trigger history after insert or update or delete on %s for each row execute function write_history(%L, %L)',
    content, case when 'id' = any(columns) then 'id' else first_of_key end, case when is_part then 'question_id' else '' end);
  if 'updated_at' = any(columns) then
    execute format('create trigger stamp before update on %s for each row execute function %I()',
      content, case when is_part then 'stamp_part' else 'stamp_update' end);
  end if;
end $$;
