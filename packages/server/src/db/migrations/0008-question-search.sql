-- A text as it is searched: what a person reads, in small letters and single spaces, each formula as the LaTeX that it
-- was typed as, then as it looks. Sanitised HTML holds `<` and `>` in tags alone.
create function searchable(html text) returns text language plpgsql immutable strict parallel safe as $$
declare
  plain text := html;
begin
  if position('<math' in html) > 0 then
    plain := concat_ws(' ', regexp_replace(html, '<math[^>]*?\sdata-latex="([^"]*)".*?</math>', ' \1 ', 'g'),
      (select string_agg(formula[1], ' ') from regexp_matches(html, '<math.*?</math>', 'g') as formula));
  end if;
  if position('<' in plain) > 0 then
    plain := regexp_replace(plain, '</?(?:p|div|h[1-6]|blockquote|pre|hr|ul|ol|li|table|thead|tbody|tfoot|tr|th|td|br|img|math|mtr|mtd)\M[^>]*>', ' ', 'g');
    plain := regexp_replace(plain, '<[^>]*>', '', 'g');
  end if;
  if position('&' in plain) > 0 then
    plain := replace(replace(replace(replace(plain, '&lt;', '<'), '&gt;', '>'), '&quot;', '"'), '&amp;', '&');
  end if;
  return lower(btrim(regexp_replace(plain, '[\s\u00a0]+', ' ', 'g')));
end $$;

-- One text a question, narrow and apart, so that a search of a large bank reads little.
create table question_search (
  question_id int primary key references question on delete cascade,
  text        text not null
);

create function write_question_search(ids int[]) returns void language plpgsql as $$
begin
  -- two people at work on one question wait for each other, and the second sees what the first wrote
  perform from question where id = any(ids) order by id for no key update;
  insert into question_search (question_id, text)
  select q.id, concat_ws(E'\n', lower(q.code), searchable(q.text),
    (select string_agg(searchable(text), E'\n' order by position, id) from selection where question_id = q.id),
    (select string_agg(searchable(text), E'\n' order by position, id) from statement where question_id = q.id))
  from question q where q.id = any(ids)
  on conflict (question_id) do update set text = excluded.text where question_search.text <> excluded.text;
end $$;

-- Argument: the column that names the question. Once a statement, so that many rows at a time cost little.
create function follow_question_search() returns trigger language plpgsql as $$
declare
  ids int[];
begin
  if tg_op = 'UPDATE' then
    execute format('select array_agg(distinct changed.%I) from changed join was using (id) where changed.text <> was.text', tg_argv[0]) into ids;
  else
    execute format('select array_agg(distinct %I) from changed', tg_argv[0]) into ids;
  end if;
  if ids is not null then perform write_question_search(ids); end if;
  return null;
end $$;

do $$
declare
  followed text[];
begin
  foreach followed slice 1 in array array[['question', 'id'], ['selection', 'question_id'], ['statement', 'question_id']] loop
    execute format('create trigger search_insert after insert on %I referencing new table as changed
      for each statement execute function follow_question_search(%L)', followed[1], followed[2]);
    execute format('create trigger search_update after update on %I referencing old table as was new table as changed
      for each statement execute function follow_question_search(%L)', followed[1], followed[2]);
    execute format('create trigger search_delete after delete on %I referencing old table as changed
      for each statement execute function follow_question_search(%L)', followed[1], followed[2]);
  end loop;
end $$;

select write_question_search(array_agg(id)) from question having count(*) > 0;
create index question_search_text on question_search using gin (text gin_trgm_ops);
