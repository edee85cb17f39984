-- expand
-- The place of a question in its group, from 1; null until the group is put in order: then its id decides, after the others.
alter table question add column position smallint check (position > 0);

-- As stamp_update, but a question that only moves within its group was not edited.
create function stamp_question() returns trigger language plpgsql as $$
declare
  unmoved question := new;
begin
  unmoved.position := old.position;
  unmoved.updated_by := old.updated_by;
  if unmoved is not distinct from old then
    new.updated_by := old.updated_by;
    return new;
  end if;
  new.updated_at := greatest(clock_timestamp()::timestamptz(3), old.updated_at + interval '1 millisecond');
  return new;
end $$;
create or replace trigger stamp before update on question for each row execute function stamp_question();
