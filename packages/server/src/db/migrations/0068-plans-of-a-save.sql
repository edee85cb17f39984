-- expand
-- What follows a save starts fewer and smaller plans: half of a save's work in the database was to set plans up, not to run
-- them. docs/decisions/060-what-a-save-starts.md

-- Before PostgreSQL 18, a function in SQL is planned anew in each statement that calls it; one in PL/pgSQL once a session.
create or replace function add_question_delta(amount int, q question) returns void language plpgsql as $$
begin
  insert into question_delta values (
    amount, q.product_type, q.parent_id is null, q.subject_id, q.category_id, q.class_id, q.topic_id, q.level_id,
    q.indicator_id, q.created_by, q.status, q.label, date_trunc('month', q.created_at at time zone 'Asia/Jakarta'));
end $$;

create or replace function is_multiple(question_id int, interaction jsonb) returns bool language plpgsql stable as $$
begin
  return coalesce((interaction -> '2' ->> 'multiple')::bool, false)
    or (select count(*) from answer where answer.question_id = is_multiple.question_id) > 1;
end $$;

create or replace function words_in(plain text) returns text[] language plpgsql immutable strict parallel safe as $$
begin
  return array(
    select left(word, 64) from unnest(regexp_split_to_array(left(plain, 400000),
      '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00a9\u00ab-\u00b1\u00b4\u00b6-\u00b8\u00bb\u00bf\u00d7\u00f7\u2000-\u206f\u207a-\u207e\u208a-\u208e\u20a0-\u20cf\u2190-\u2bff\u3000-\u3004\u3008-\u3020\ufe10-\ufe6f\uff00-\uff0f\uff1a-\uff20\uff3b-\uff40\uff5b-\uff65]+'
    )) with ordinality as split (word, place) where word <> '' order by place);
end $$;

-- What is lacking, and what there is, is looked at once: not once for what goes and once more for what comes.
create or replace function note_lacks(ids int[]) returns void language plpgsql
  set plan_cache_mode to 'force_generic_plan' as $$
begin
  -- two people at work on one question wait for each other, and the second sees what the first wrote
  perform from question where id = any(ids) order by id for no key update;
  with now as materialized (select question_id, what, product_type, main from question_lacking where question_id = any(ids)),
  gone as (
    delete from question_lack kept where question_id = any(ids)
      and not exists (select from now where now.question_id = kept.question_id and now.what = kept.what))
  insert into question_lack as kept (question_id, what, product_type, main)
  select question_id, what, product_type, main from now
  on conflict (question_id, what) do update set product_type = excluded.product_type, main = excluded.main
    where (kept.product_type, kept.main) is distinct from (excluded.product_type, excluded.main);
  with now as materialized (select question_id, what from question_having where question_id = any(ids)),
  gone as (
    delete from question_has kept where question_id = any(ids)
      and not exists (select from now where now.question_id = kept.question_id and now.what = kept.what))
  insert into question_has (question_id, what) select question_id, what from now on conflict do nothing;
end $$;

-- The question itself is read once for its code, text, answer and document.
create or replace function words_of(id int) returns tsvector language plpgsql stable set plan_cache_mode = force_generic_plan as $$
begin
  return (
    with part (rank, position, part_id, weight, plain) as (
      select own.rank, own.place, 0, own.weight, own.plain
        from question q, lateral (
          values (1, 0, 'A', lower(q.code)), (2, 0, 'A', searchable(q.text)), (7, 0, 'B', searchable(nullif(q.answer, '')))
          union all select 5, place, 'B', searchable(typed #>> '{}')
            from jsonb_path_query(q.interaction -> q.type::text, 'strict $.**.text') with ordinality as of (typed, place)
        ) as own (rank, place, weight, plain) where q.id = words_of.id and own.plain is not null
      union all select 3, position, s.id, 'B', searchable(text) from selection s where question_id = words_of.id
      union all select 4, position, s.id, 'B', searchable(text) from statement s where question_id = words_of.id
      union all select 6, 0, s.id, 'B', searchable(text) from short_answer s where question_id = words_of.id
      union all select 8, position, k.id, 'C', searchable(text) from keyword k where question_id = words_of.id
      union all select 9, 0, 0, 'D', searchable(text) from discussion d where question_id = words_of.id
    ), numbered as (
      select weight, plain, row_number() over (order by rank, position, part_id) as number from part
    ), word as (
      select number, weight, place, word,
        row_number() over (order by number, place) + 8 * number as at,
        sum(octet_length(word) + 1) over (order by number, place rows unbounded preceding) as until
      from numbered, unnest(words_in(plain)) with ordinality as split (word, place)
    )
    select coalesce(string_agg('''' || word || ''':' || least(at, 16383) || weight, ' '), '')::tsvector
    from word where until <= 400000);
end $$;
