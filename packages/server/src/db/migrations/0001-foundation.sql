create extension if not exists pg_trgm;

-- Who is acting, for this transaction only; http/bind.ts says it before the handler runs.
create function current_actor() returns int language sql stable as $$
  select nullif(current_setting('bank.actor', true), '')::int
$$;

-- Two edits of one row never carry the same millisecond, so that a stale edit is always seen.
create function stamp_update() returns trigger language plpgsql as $$
begin
  new.updated_at := greatest(clock_timestamp()::timestamptz(3), old.updated_at + interval '1 millisecond');
  return new;
end $$;
