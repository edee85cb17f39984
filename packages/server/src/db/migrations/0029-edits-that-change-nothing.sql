-- expand
-- An edit that changes nothing moves neither updated_at nor updated_by. Who sets updated_at says that parts have changed.
create or replace function stamp_update() returns trigger language plpgsql as $$
declare
  editor int := new.updated_by;
begin
  new.updated_by := old.updated_by;
  if new is not distinct from old then return new; end if;
  new.updated_by := editor;
  new.updated_at := greatest(clock_timestamp()::timestamptz(3), old.updated_at + interval '1 millisecond');
  return new;
end $$;

-- The same for a table that does not say who edited its rows.
create function stamp_time() returns trigger language plpgsql as $$
begin
  if new is distinct from old then
    new.updated_at := greatest(clock_timestamp()::timestamptz(3), old.updated_at + interval '1 millisecond');
  end if;
  return new;
end $$;
create or replace trigger stamp before update on account for each row execute function stamp_time();

create or replace function stamp_part() returns trigger language plpgsql as $$
declare
  unsaid constant text[] := '{position,updated_at,updated_by}';
begin
  if new.updated_at = old.updated_at and to_jsonb(new) - unsaid = to_jsonb(old) - unsaid then
    return jsonb_populate_record(old, to_jsonb(new) - '{updated_at,updated_by}'::text[]);
  end if;
  new.updated_at := greatest(clock_timestamp()::timestamptz(3), old.updated_at + interval '1 millisecond');
  return new;
end $$;

create or replace procedure keep_history(content regclass) language plpgsql as $$
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
    execute format('create trigger stamp before update on %s for each row execute function %I()', content,
      case when is_part then 'stamp_part' when 'updated_by' = any(columns) then 'stamp_update' else 'stamp_time' end);
  end if;
end $$;
