-- expand
-- The words of topics and sub-topics, for the parameter `cari` of their lists: docs/decisions/058-words-of-topics.md

-- doc: A code and name, D detail. text: what signs and formulas are looked for in, like question_search.
create table topic_words (
  topic_id int primary key references topic on delete cascade,
  text text not null,
  doc tsvector not null
);
create index topic_words_doc on topic_words using gin (doc);
create index topic_words_text on topic_words using gin (text gin_trgm_ops);

create table subtopic_words (
  subtopic_id int primary key references subtopic on delete cascade,
  text text not null,
  doc tsvector not null
);
create index subtopic_words_doc on subtopic_words using gin (doc);
create index subtopic_words_text on subtopic_words using gin (text gin_trgm_ops);

-- Words that search_word lacks, for the job that writes it; those of questions are in words_due.
create table word_due (word text not null) with (autovacuum_enabled = off);

-- As words_of says it of a question: a gap between two parts, and the first 400,000 letters.
create function words_of_topic(code text, name text, detail text) returns tsvector language sql immutable as $$
  with word as (
    select part, place, word,
      row_number() over (order by part, place) + 8 * part as at,
      sum(octet_length(word) + 1) over (order by part, place rows unbounded preceding) as until
    from unnest(array[code, name, detail]) with ordinality as parts (plain, part),
      unnest(words_in(plain)) with ordinality as split (word, place)
  )
  select coalesce(string_agg(
    '''' || word || ''':' || least(at, 16383) || case part when 3 then 'D' else 'A' end, ' '), '')::tsvector
  from word where until <= 400000
$$;

-- Of topics or of sub-topics.
create function write_topic_words(of text, ids int[]) returns void language plpgsql as $$
begin
  execute format($words$
    with locked as materialized (select id, code, name, detail from %1$I where id = any($1) order by id for no key update),
    plain as materialized (
      select id, lower(code) as code, lower(normalize(name)) as name, searchable(detail) as detail from locked),
    written as (
      insert into %2$I as known (%3$I, text, doc)
      select id, concat_ws(e'\n', code, name, detail), words_of_topic(code, name, detail) from plain
      on conflict (%3$I) do update set text = excluded.text, doc = excluded.doc
        where (known.text, known.doc) is distinct from (excluded.text, excluded.doc)
      returning doc)
    insert into word_due
    select distinct found.word from written, unnest(tsvector_to_array(doc)) as found (word)
    where found.word ~ '^[a-z]{3,32}$' and not exists (select from search_word known where known.word = found.word)
  $words$, of, of || '_words', of || '_id') using ids;
end $$;

create function follow_topic() returns trigger language plpgsql as $$
begin
  perform write_topic_words(tg_table_name, array[new.id]);
  return null;
end $$;

create trigger words after insert or update of code, name, detail on topic for each row execute function follow_topic();
create trigger words after insert or update of code, name, detail on subtopic for each row execute function follow_topic();
