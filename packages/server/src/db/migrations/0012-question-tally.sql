-- What lists without a filter or with one, totals and charts count, kept ready: reading it costs as little in a bank of
-- a million questions as in one of fifty (docs/decisions/015). A change only adds a row to question_delta, so that
-- writers never wait for each other; fold_question_deltas() adds these up. Counted is always both together: exact.

create table question_delta (
  amount       smallint not null, -- 1 or -1
  product_type smallint not null,
  main         boolean not null, -- not in a group
  subject_id   int not null,
  category_id  int not null,
  class_id     int,
  topic_id     int,
  level_id     int,
  indicator_id int,
  created_by   int,
  status       text not null,
  label        text not null,
  month        date not null
);
-- Emptied every few seconds; the job vacuums it.
alter table question_delta set (autovacuum_enabled = off);

-- Per column that a list can be filtered by, and per value of it; facet '' counts all.
create table question_tally (
  facet        text not null,
  value        text not null,
  product_type smallint not null,
  main         boolean not null,
  amount       bigint not null,
  primary key (facet, value, product_type, main)
);

create table topic_tally (
  topic_id     int not null,
  status       text not null,
  indicator_id int,
  level_id     int,
  amount       bigint not null,
  unique nulls not distinct (topic_id, status, indicator_id, level_id)
);

create table month_tally (
  month        date not null,
  product_type smallint not null,
  subject_id   int not null,
  amount       bigint not null,
  primary key (month, product_type, subject_id)
);

create function add_question_delta(amount int, q question) returns void language sql as $$
  insert into question_delta values (
    amount, q.product_type, q.parent_id is null, q.subject_id, q.category_id, q.class_id, q.topic_id, q.level_id,
    q.indicator_id, q.created_by, q.status, q.label, date_trunc('month', q.created_at at time zone 'Asia/Jakarta'))
$$;

create function tally_question() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then perform add_question_delta(-1, old); end if;
  if tg_op <> 'DELETE' then perform add_question_delta(1, new); end if;
  return null;
end $$;
create trigger tally after insert or delete on question for each row execute function tally_question();
create trigger tally_moved after update on question for each row
  when ((old.product_type, old.parent_id is null, old.subject_id, old.category_id, old.class_id, old.topic_id,
         old.level_id, old.indicator_id, old.created_by, old.status, old.label, old.created_at)
    is distinct from
        (new.product_type, new.parent_id is null, new.subject_id, new.category_id, new.class_id, new.topic_id,
         new.level_id, new.indicator_id, new.created_by, new.status, new.label, new.created_at))
  execute function tally_question();

-- One statement, hence one snapshot: a reader sees a delta or its sum, never both, never neither. Returns how many went.
create function fold_question_deltas() returns bigint language sql as $$
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

-- From the questions themselves: for a bank that was filled without its triggers.
create function recount_questions() returns void language sql as $$
  delete from question_delta;
  delete from question_tally;
  delete from topic_tally;
  delete from month_tally;
  select add_question_delta(1, q) from question q;
  select fold_question_deltas();
$$;
select recount_questions();
-- The totals read the tallies now.
drop index question_counts;
