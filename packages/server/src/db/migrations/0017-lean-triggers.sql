-- What follows a saved question, at a fraction of its cost: it was most of what PostgreSQL did for a save.

-- Asked of a few questions, each branch of a union was planned for the whole bank. Asked question by question, an index
-- answers; asked of the whole bank, PostgreSQL still reads each part once.
create or replace view question_lacking as
  select q.id as question_id, lack.what, q.product_type, q.parent_id is null as main
  from question q, lateral (values
    ('answer', case q.type
      when 1 then coalesce(q.answer, '') = ''
      when 2 then not exists (select from answer where question_id = q.id)
      when 3 then not exists (select from short_answer where question_id = q.id)
      when 5 then not exists (select from statement where question_id = q.id) or exists (
        select from statement s left join statement_answer a on a.statement_id = s.id
        where s.question_id = q.id and a.id is null)
    end),
    ('discussion', not exists (select from discussion where question_id = q.id))) as lack (what, is_so)
  where lack.is_so;

-- Every part names its question `question_id`: said plainly, the statements are planned once a session.
create or replace function follow_lacks() returns trigger language plpgsql as $$
declare
  ids int[];
begin
  if tg_table_name = 'question' then
    if tg_op = 'INSERT' then
      select array_agg(id) into ids from changed;
    else
      select array_agg(changed.id) into ids from changed join was using (id)
      where (changed.type, coalesce(changed.answer, '') = '', changed.product_type, changed.parent_id is null)
        is distinct from (was.type, coalesce(was.answer, '') = '', was.product_type, was.parent_id is null);
    end if;
  elsif tg_op = 'UPDATE' then
    select array_agg(distinct moved.id) into ids
    from changed join was using (id), unnest(array[changed.question_id, was.question_id]) as moved (id)
    where changed.question_id <> was.question_id;
  else
    select array_agg(distinct question_id) into ids from changed;
  end if;
  if ids is not null then perform note_lacks(ids); end if;
  return null;
end $$;

create or replace function follow_question_search() returns trigger language plpgsql as $$
declare
  ids int[];
begin
  if tg_table_name = 'question' then
    if tg_op = 'UPDATE' then
      select array_agg(changed.id) into ids from changed join was using (id) where changed.text <> was.text;
    else
      select array_agg(id) into ids from changed;
    end if;
  elsif tg_op = 'UPDATE' then
    select array_agg(distinct changed.question_id) into ids from changed join was using (id) where changed.text <> was.text;
  else
    select array_agg(distinct question_id) into ids from changed;
  end if;
  if ids is not null then perform write_question_search(ids); end if;
  return null;
end $$;

-- Two plain statements, each planned once a session for any number of questions: a plan for the number at hand costs more
-- than it ever saves, and a list of what is lacking, looked through for each row, took quadratic time for many at once.
create or replace function note_lacks(ids int[]) returns void language plpgsql set plan_cache_mode = force_generic_plan as $$
begin
  -- two people at work on one question wait for each other, and the second sees what the first wrote
  perform from question where id = any(ids) order by id for no key update;
  delete from question_lack kept where question_id = any(ids)
    and not exists (select from question_lacking lacking where lacking.question_id = kept.question_id and lacking.what = kept.what);
  insert into question_lack as kept (question_id, what, product_type, main)
  select question_id, what, product_type, main from question_lacking where question_id = any(ids)
  on conflict (question_id, what) do update set product_type = excluded.product_type, main = excluded.main
    where (kept.product_type, kept.main) is distinct from (excluded.product_type, excluded.main);
end $$;

alter function write_question_search(int[]) set plan_cache_mode = force_generic_plan;
