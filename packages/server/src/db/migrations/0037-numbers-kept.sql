-- expand
-- A document that is restored does not bring back the numbers that its rows had used then: answers and figures name them.
create function keep_numbers() returns trigger language plpgsql as $$
begin
  if old.interaction -> 'given' is null or old.interaction -> 'given' = new.interaction -> 'given' then return new; end if;
  new.interaction := new.interaction || jsonb_build_object('given', coalesce((
    select jsonb_object_agg(type, highest) from (
      select type, jsonb_object_agg(list, number) as highest from (
        select type, list, max(number::int) as number
        from (values (old.interaction -> 'given'), (new.interaction -> 'given')) as version (given),
          jsonb_each(coalesce(given, '{}')) as of_type (type, numbers), jsonb_each_text(numbers) as of_list (list, number)
        group by type, list) as one
      group by type) as each), '{}'));
  return new;
end $$;
create trigger numbers before update of interaction on question for each row execute function keep_numbers();
