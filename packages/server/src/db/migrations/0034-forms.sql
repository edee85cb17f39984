-- expand
-- Every form of question. Forms of the types 1, 2, 3 and 5 keep their tables; what later types consist of is one document
-- for each type in `interaction`: {"6": {...}, "7": {...}}. `multiple`: a multiple-choice question with several answers,
-- kept by triggers. `keyless`: the question lacks its key, as its form says; written by the server for types without tables.
alter table question
  add interaction jsonb not null default '{}',
  add scoring jsonb not null default '{}',
  add multiple boolean not null default false,
  add keyless boolean not null default false,
  add constraint question_interaction_check check (jsonb_typeof(interaction) = 'object') not valid,
  add constraint question_scoring_check check (jsonb_typeof(scoring) = 'object') not valid,
  drop constraint question_type_check,
  drop constraint question_check1,
  add constraint question_type_check check (type in (1, 2, 3, 5, 6, 7)) not valid,
  add constraint question_bank_check
    check (type in (2, 3, 6, 7) or case product_type when 1 then type = 1 else type = 5 end) not valid;

-- Whether a question has several answers: because its author says so, or because two stand there.
create function is_multiple(question_id int, interaction jsonb) returns boolean language sql stable as $$
  select coalesce((interaction -> '2' ->> 'multiple')::boolean, false)
    or (select count(*) from answer where answer.question_id = is_multiple.question_id) > 1
$$;

create function set_multiple() returns trigger language plpgsql as $$
begin
  new.multiple := is_multiple(new.id, new.interaction);
  return new;
end $$;
create trigger multiple before insert or update of interaction on question for each row execute function set_multiple();

create function follow_multiple() returns trigger language plpgsql as $$
begin
  update question q set multiple = not q.multiple
  where q.id in (select question_id from changed) and q.multiple <> is_multiple(q.id, q.interaction);
  return null;
end $$;
create trigger multiple_insert after insert on answer referencing new table as changed
  for each statement execute function follow_multiple();
create trigger multiple_delete after delete on answer referencing old table as changed
  for each statement execute function follow_multiple();

-- `multiple` follows from what was edited, which has its own history and its own time.
create or replace function write_history() returns trigger language plpgsql as $$
declare
  unsaid constant text[] := '{bytes,password_hash,token_hash,search_text,used_at,updated_at,updated_by,multiple}';
  was jsonb;
  becomes jsonb;
  subject jsonb;
  act text := coalesce(nullif(current_setting('bank.action', true), ''),
    case tg_op when 'INSERT' then 'add' when 'UPDATE' then 'edit' else 'delete' end);
begin
  if tg_op <> 'INSERT' then was := to_jsonb(old) - unsaid; end if;
  if tg_op <> 'DELETE' then becomes := to_jsonb(new) - unsaid; end if;
  if was = becomes then return null; end if;
  if act = 'edit' and was - 'status' = becomes - 'status' then act := 'status'; end if;
  subject := coalesce(becomes, was);
  insert into history (change_id, account_id, action, resource, row_id, question_id, title, before, after)
  values (
    coalesce(nullif(current_setting('bank.change', true), ''), 'tx-' || txid_current()),
    current_actor(), act, tg_table_name, (subject ->> tg_argv[0])::int,
    case tg_table_name when 'discussion_image' then question_of_discussion((subject ->> 'discussion_id')::int)
      else (subject ->> tg_argv[1])::int end,
    left(coalesce(subject ->> 'code', subject ->> 'name', subject ->> 'description', subject ->> 'text'), 200),
    was, becomes);
  return null;
end $$;

create or replace function stamp_question() returns trigger language plpgsql as $$
declare
  unmoved question := new;
begin
  unmoved.position := old.position;
  unmoved.multiple := old.multiple;
  unmoved.updated_by := old.updated_by;
  if unmoved is not distinct from old then
    new.updated_by := old.updated_by;
    return new;
  end if;
  new.updated_at := greatest(clock_timestamp()::timestamptz(3), old.updated_at + interval '1 millisecond');
  return new;
end $$;

create or replace view question_lacking as
  select q.id as question_id, lack.what, q.product_type, q.parent_id is null as main
  from question q, lateral (values
    ('answer', case q.type
      when 1 then coalesce(q.answer, '') = ''
      when 2 then not exists (select from answer where question_id = q.id)
      when 3 then not exists (select from short_answer where question_id = q.id)
      when 5 then not exists (select from statement where question_id = q.id)
        or exists (
          select from statement s left join statement_answer a on a.statement_id = s.id where s.question_id = q.id and a.id is null)
      else q.keyless
    end),
    ('discussion', not exists (select from discussion where question_id = q.id))) lack (what, is_so)
  where lack.is_so;

create or replace function follow_lacks() returns trigger language plpgsql as $$
declare
  ids int[];
begin
  if tg_table_name = 'question' then
    if tg_op = 'INSERT' then
      select array_agg(id) into ids from changed;
    else
      select array_agg(changed.id) into ids from changed join was using (id)
      where (changed.type, coalesce(changed.answer, '') = '', changed.keyless, changed.product_type, changed.parent_id is null)
        is distinct from (was.type, coalesce(was.answer, '') = '', was.keyless, was.product_type, was.parent_id is null);
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

-- Texts of the document of the question's own type; `strict`, as `lax` would give each of them twice.
create or replace function write_question_search(ids int[]) returns void language plpgsql
  set plan_cache_mode to force_generic_plan as $$
begin
  -- two people at work on one question wait for each other, and the second sees what the first wrote
  perform from question where id = any(ids) order by id for no key update;
  insert into question_search (question_id, text)
  select q.id, concat_ws(E'\n', lower(q.code), searchable(q.text),
    (select string_agg(searchable(text), E'\n' order by position, id) from selection where question_id = q.id),
    (select string_agg(searchable(text), E'\n' order by position, id) from statement where question_id = q.id),
    (select string_agg(searchable(text #>> '{}'), E'\n')
      from jsonb_path_query(q.interaction -> q.type::text, 'strict $.**.text') as text))
  from question q where q.id = any(ids)
  on conflict (question_id) do update set text = excluded.text where question_search.text <> excluded.text;
end $$;

create or replace function follow_question_search() returns trigger language plpgsql as $$
declare
  ids int[];
begin
  if tg_table_name = 'question' then
    if tg_op = 'UPDATE' then
      select array_agg(changed.id) into ids from changed join was using (id)
      where (changed.text, changed.interaction, changed.interaction <> '{}' and changed.type <> was.type)
        is distinct from (was.text, was.interaction, false);
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

-- Arguments: the columns whose texts show pictures.
create or replace function track_text_images() returns trigger language plpgsql as $$
declare
  html text;
begin
  if tg_op <> 'INSERT' then
    delete from text_image where resource = tg_table_name and row_id = old.id;
  end if;
  if tg_op = 'DELETE' then return null; end if;
  html := (select string_agg(to_jsonb(new) ->> name, ' ') from unnest(tg_argv) as name);
  if html is null or position('/media/' in html) = 0 then return null; end if;
  insert into text_image (image_id, resource, row_id)
  select distinct image.id, tg_table_name, new.id
  from regexp_matches(html, '/media/([0-9a-f]{32})\.', 'g') as mention (parts)
  join image on image.id = mention.parts[1];
  update image set used_at = clock_timestamp()
  where used_at is null and id in (select image_id from text_image where resource = tg_table_name and row_id = new.id);
  return null;
end $$;
create or replace trigger text_images after insert or delete or update of text, interaction on question
  for each row execute function track_text_images('text', 'interaction');
