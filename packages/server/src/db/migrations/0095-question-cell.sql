-- expand
-- How many questions have each combination of the columns that have few values. A list with two and more of these filters adds up
-- some hundred cells instead of counting its questions, in a bank of any size (docs/decisions/015). Kept like the other tallies:
-- by the deltas of each change. Backfill `question-cells` counts what stands; until it is done, lists are counted as before.
create table question_cell (
  product_type smallint not null,
  main         boolean not null,
  subject_id   int not null,
  status       text not null,
  class_id     int,
  level_id     int,
  label        text not null,
  amount       bigint not null,
  unique nulls not distinct (product_type, main, subject_id, status, class_id, level_id, label)
);

create or replace function fold_question_deltas() returns bigint language sql as $$
  with gone as (delete from question_delta returning *),
  facets as (
    insert into question_tally as kept
    select facet, value, product_type, main, sum(amount)
    from gone, lateral (values ('', ''), ('subject_id', subject_id::text), ('category_id', category_id::text),
      ('class_id', class_id::text), ('topic_id', topic_id::text), ('level_id', level_id::text),
      ('created_by', created_by::text), ('status', status), ('label', label)) as counted (facet, value)
    where value is not null
    group by facet, value, product_type, main
    on conflict (facet, value, product_type, main) do update set amount = kept.amount + excluded.amount
  ),
  cells as (
    insert into question_cell as kept
    select product_type, main, subject_id, status, class_id, level_id, label, sum(amount) from gone group by 1, 2, 3, 4, 5, 6, 7
    on conflict (product_type, main, subject_id, status, class_id, level_id, label)
      do update set amount = kept.amount + excluded.amount
  ),
  topics as (
    insert into topic_tally as kept
    select topic_id, status, indicator_id, level_id, sum(amount) from gone where topic_id is not null group by 1, 2, 3, 4
    on conflict (topic_id, status, indicator_id, level_id) do update set amount = kept.amount + excluded.amount
  ),
  months as (
    insert into month_tally as kept
    select month, product_type, subject_id, sum(amount) from gone group by 1, 2, 3
    on conflict (month, product_type, subject_id) do update set amount = kept.amount + excluded.amount
  )
  select count(*) from gone
$$;

-- From the questions, without what the next fold will add; nothing is folded meanwhile (the lock of count/tally/tally.repo.ts).
create function count_cells() returns void language sql as $$
  select pg_advisory_xact_lock(6401772905);
  delete from question_cell;
  insert into question_cell
  select product_type, main, subject_id, status, class_id, level_id, label, sum(amount)
  from (
    select product_type, parent_id is null as main, subject_id, status, class_id, level_id, label, 1 as amount from question
    union all
    select product_type, main, subject_id, status, class_id, level_id, label, -amount from question_delta
  ) counted
  group by 1, 2, 3, 4, 5, 6, 7 having sum(amount) <> 0;
$$;

create or replace function recount_questions() returns void language sql as $$
  delete from question_lack;
  delete from question_has;
  delete from question_delta;
  delete from lack_delta;
  delete from question_tally;
  delete from question_cell;
  delete from topic_tally;
  delete from month_tally;
  select add_question_delta(1, q) from question q;
  insert into question_lack select question_id, what, product_type, main from question_lacking;
  insert into question_has select question_id, what from question_having;
  select fold_question_deltas();
  select fold_lack_deltas();
  insert into backfill (name, finished_at) values ('question-cells', clock_timestamp())
  on conflict (name) do update set finished_at = excluded.finished_at;
$$;
