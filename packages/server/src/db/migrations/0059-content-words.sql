-- expand
-- The words of each question, for the parameter `cari`: docs/decisions/047-search-by-words.md

-- A: code and text. B: options, statements, accepted answers, the essay answer. C: keywords. D: the discussion.
create table content_words (
  question_id int primary key references question on delete cascade,
  doc tsvector not null
);
create index content_words_doc on content_words using gin (doc) with (gin_pending_list_limit = 1024);

-- The words that occur in the bank, each with the roots that it may have, written by a job.
create table search_word (
  word text primary key,
  roots text[] not null
);
create index search_word_roots on search_word using gin (roots);

-- Questions whose words that job has not looked at yet, as often as they changed.
create table words_due (question_id int not null) with (autovacuum_enabled = off);

-- The words of a text that is lower case. `wordsIn` of the contract splits alike.
create function words_in(plain text) returns text[] language sql immutable strict parallel safe as $$
  select array(
    select left(word, 64) from unnest(regexp_split_to_array(left(plain, 400000),
      '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00a9\u00ab-\u00b1\u00b4\u00b6-\u00b8\u00bb\u00bf\u00d7\u00f7\u2000-\u206f\u207a-\u207e\u208a-\u208e\u20a0-\u20cf\u2190-\u2bff\u3000-\u3004\u3008-\u3020\ufe10-\ufe6f\uff00-\uff0f\uff1a-\uff20\uff3b-\uff40\uff5b-\uff65]+'
    )) with ordinality as split (word, place) where word <> '' order by place)
$$;

-- Between two parts there is a gap, so that no phrase spans them. Of a very long question, the first 400,000 letters count:
-- PostgreSQL refuses a tsvector of more than 1 MB.
create function words_of(id int) returns tsvector language plpgsql stable set plan_cache_mode = force_generic_plan as $$
begin
  return (
    with part (rank, position, part_id, weight, plain) as (
      select 1, 0, 0, 'A', lower(code) from question q where q.id = words_of.id
      union all select 2, 0, 0, 'A', searchable(text) from question q where q.id = words_of.id
      union all select 3, position, s.id, 'B', searchable(text) from selection s where question_id = words_of.id
      union all select 4, position, s.id, 'B', searchable(text) from statement s where question_id = words_of.id
      union all select 5, 0, 0, 'B', searchable(typed #>> '{}')
        from question q, jsonb_path_query(q.interaction -> q.type::text, 'strict $.**.text') as typed where q.id = words_of.id
      union all select 6, 0, s.id, 'B', searchable(text) from short_answer s where question_id = words_of.id
      union all select 7, 0, 0, 'B', searchable(answer) from question q where q.id = words_of.id and answer <> ''
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

create function write_content_words(ids int[]) returns void language plpgsql set plan_cache_mode = force_generic_plan as $$
begin
  -- two people at work on one question wait for each other, and the second sees what the first wrote
  perform from question where id = any(ids) order by id for no key update;
  with written as (
    insert into content_words as known (question_id, doc) select id, words_of(id) from question where id = any(ids)
    on conflict (question_id) do update set doc = excluded.doc where known.doc <> excluded.doc
    returning question_id
  )
  insert into words_due select question_id from written;
end $$;

create or replace function follow_question(id int) returns void language plpgsql as $$
begin
  -- from here on, a change is a new one
  perform set_config('bank.noted', replace(current_setting('bank.noted', true), ' ' || id || ' ', ' '), true);
  perform write_question_search(array[id]);
  perform write_content_words(array[id]);
  perform note_lacks(array[id]);
  insert into likeness_due values (id);
end $$;

-- Beside what followed before: what an essay answer, an accepted answer, a keyword and a discussion say.
drop trigger follow_update on question;
create constraint trigger follow_update after update on question deferrable initially deferred
  for each row when (case
    when (old.type, old.text, old.answer, old.interaction, old.keyless, old.product_type, old.parent_id is null)
      is distinct from (new.type, new.text, new.answer, new.interaction, new.keyless, new.product_type, new.parent_id is null)
    then note_change(new.id) else false end) execute function follow_change();

drop trigger follow_update on short_answer;
drop trigger follow_update on discussion;
create constraint trigger follow_insert after insert on keyword deferrable initially deferred
  for each row when (note_change(new.question_id)) execute function follow_change();
create constraint trigger follow_delete after delete on keyword deferrable initially deferred
  for each row when (note_change(old.question_id)) execute function follow_change();
do $$
declare
  part text;
begin
  foreach part in array array['keyword', 'short_answer', 'discussion'] loop
    execute format('create constraint trigger follow_update after update on %I deferrable initially deferred
      for each row when (case when old.question_id <> new.question_id then true
        when old.text is distinct from new.text then note_change(new.question_id) else false end) execute function follow_change()', part);
  end loop;
end $$;
