-- Which questions lack their answer or their discussion, kept ready (docs/decisions/020): to find that out of a million
-- questions takes a second. Only what is lacking has a row here, and its number stands in question_tally as facet 'missing'.
create table question_lack (
  question_id  int not null references question on delete cascade,
  what         text not null check (what in ('answer', 'discussion')),
  product_type smallint not null,
  main         boolean not null,
  primary key (question_id, what)
);
create index question_lack_what on question_lack (what, question_id desc);

-- As question_delta is for the other counts.
create table lack_delta (
  amount       smallint not null,
  what         text not null,
  product_type smallint not null,
  main         boolean not null
);
alter table lack_delta set (autovacuum_enabled = off);

-- The table above as it ought to be, found out anew. What counts as the answer depends on the type: a text, a right option,
-- a short answer, an answer to each statement. Branch by branch, so that a whole bank is joined instead of asked one by one.
create view question_lacking as
  with lacking as not materialized (
    select id, 'answer' as what from question where type = 1 and coalesce(answer, '') = ''
    union all
    select id, 'answer' from question q where type = 2 and not exists (select from answer where question_id = q.id)
    union all
    select id, 'answer' from question q where type = 3 and not exists (select from short_answer where question_id = q.id)
    union all
    select id, 'answer' from question q where type = 5 and not exists (
      select from statement where question_id = q.id)
    union all
    select id, 'answer' from question q where type = 5 and exists (
      select from statement s where question_id = q.id
        and not exists (select from statement_answer where statement_id = s.id))
    union all
    select id, 'discussion' from question q where not exists (select from discussion where question_id = q.id)
  )
  select id as question_id, what, product_type, parent_id is null as main from lacking join question using (id);

create function note_lacks(ids int[]) returns void language plpgsql as $$
begin
  -- two people at work on one question wait for each other, and the second sees what the first wrote
  perform from question where id = any(ids) order by id for no key update;
  with lacking as materialized (select * from question_lacking where question_id = any(ids)),
  given as (
    delete from question_lack kept where question_id = any(ids)
      and not exists (select from lacking where lacking.question_id = kept.question_id and lacking.what = kept.what)
  )
  insert into question_lack as kept (question_id, what, product_type, main)
  select question_id, what, product_type, main from lacking
  on conflict (question_id, what) do update set product_type = excluded.product_type, main = excluded.main
    where (kept.product_type, kept.main) is distinct from (excluded.product_type, excluded.main);
end $$;

-- Argument: the column that names the question. Once a statement, so that many rows at a time cost little.
create function follow_lacks() returns trigger language plpgsql as $$
declare
  ids int[];
begin
  if tg_op <> 'UPDATE' then
    execute format('select array_agg(distinct %I) from changed', tg_argv[0]) into ids;
  elsif tg_table_name = 'question' then
    select array_agg(changed.id) into ids from changed join was using (id)
    where (changed.type, coalesce(changed.answer, '') = '', changed.product_type, changed.parent_id is null)
      is distinct from (was.type, coalesce(was.answer, '') = '', was.product_type, was.parent_id is null);
  else
    select array_agg(distinct moved.id) into ids
    from changed join was using (id), unnest(array[changed.question_id, was.question_id]) as moved (id)
    where changed.question_id <> was.question_id;
  end if;
  if ids is not null then perform note_lacks(ids); end if;
  return null;
end $$;

do $$
declare
  part text;
begin
  foreach part in array array['question', 'answer', 'short_answer', 'statement', 'statement_answer', 'discussion'] loop
    execute format('create trigger lacks_insert after insert on %I referencing new table as changed
      for each statement execute function follow_lacks(%L)', part, case part when 'question' then 'id' else 'question_id' end);
    execute format('create trigger lacks_update after update on %I referencing old table as was new table as changed
      for each statement execute function follow_lacks()', part);
    -- what goes with its question takes its rows along
    if part <> 'question' then
      execute format('create trigger lacks_delete after delete on %I referencing old table as changed
        for each statement execute function follow_lacks(''question_id'')', part);
    end if;
  end loop;
end $$;

create function tally_lack() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then insert into lack_delta values (-1, old.what, old.product_type, old.main); end if;
  if tg_op <> 'DELETE' then insert into lack_delta values (1, new.what, new.product_type, new.main); end if;
  return null;
end $$;
create trigger tally after insert or update or delete on question_lack for each row execute function tally_lack();

create function fold_lack_deltas() returns bigint language sql as $$
  with gone as (delete from lack_delta returning *),
  kept as (
    insert into question_tally as kept
    select 'missing', what, product_type, main, sum(amount) from gone group by what, product_type, main
    on conflict (facet, value, product_type, main) do update set amount = kept.amount + excluded.amount
  )
  select count(*) from gone
$$;

create or replace function recount_questions() returns void language sql as $$
  delete from question_lack;
  delete from question_delta;
  delete from lack_delta;
  delete from question_tally;
  delete from topic_tally;
  delete from month_tally;
  select add_question_delta(1, q) from question q;
  insert into question_lack select question_id, what, product_type, main from question_lacking;
  select fold_question_deltas();
  select fold_lack_deltas();
$$;

insert into question_lack select question_id, what, product_type, main from question_lacking;
select fold_lack_deltas();
