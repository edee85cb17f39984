-- A row that comes back comes back with the day it was added; history keeps that from now on.
-- A picture listed for a discussion is a matter of the discussion's question, also when both go together.
create function question_of_discussion(discussion_id int) returns int language sql stable as $$
  select coalesce(
    (select question_id from discussion where id = $1),
    (select question_id from history where resource = 'discussion' and row_id = $1 order by id desc limit 1))
$$;

create or replace function write_history() returns trigger language plpgsql as $$
declare
  unsaid constant text[] := '{bytes,password_hash,token_hash,search_text,used_at,updated_at,updated_by}';
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

update history set question_id = question_of_discussion(row_id) where resource = 'discussion_image';
-- link rows, which have no creator, have no time either
update history set before = history.before || jsonb_build_object('created_at', added.at)
from (select resource, row_id, min(at) as at from history where before is null group by resource, row_id) added
where history.resource = added.resource and history.row_id = added.row_id and history.before ? 'created_by';

-- What comes back brings its code along; only what is new gets one.
create or replace function code_topic() returns trigger language plpgsql as $$
begin
  if new.code <> '' then return new; end if;
  select numbered(category.code || '-T', new.id, 3) into new.code from category where category.id = new.category_id;
  new.code := coalesce(new.code, ''); -- an unknown category: the foreign key says so
  return new;
end $$;

create or replace function code_subtopic() returns trigger language plpgsql as $$
begin
  if new.code <> '' then return new; end if;
  select numbered(topic.code || '-S', new.id, 2) into new.code from topic where topic.id = new.topic_id;
  new.code := coalesce(new.code, '');
  return new;
end $$;

create or replace function place_question() returns trigger language plpgsql as $$
declare
  home category;
begin
  select * into home from category where id = new.category_id;
  new.subject_id := coalesce(home.subject_id, 0); -- an unknown category: the foreign key says so
  new.product_type := coalesce(home.product_type, 1);
  if tg_op = 'INSERT' and new.code = '' then new.code := numbered(coalesce(home.code, '') || '-Q', new.id, 6); end if;
  return new;
end $$;

-- A picture that a question listed belongs to its earlier versions: it is no forgotten upload (decisions 4).
create function keep_listed_image() returns trigger language plpgsql as $$
begin
  update image set used_at = clock_timestamp() where id = old.image_id and used_at is null;
  return null;
end $$;
create trigger image_kept after delete or update of question_id, image_id on question_image
  for each row when (old.question_id is not null) execute function keep_listed_image();

-- Newest first under each filter; what the other filters ask stands in the index too, so that no row is fetched in vain.
drop index history_row;
create index history_row on history (row_id, resource, id desc);
drop index history_account;
create index history_account on history (account_id, at desc, id desc) include (resource, action);
drop index history_at;
create index history_at on history (at desc, id desc) include (resource);
create index history_resource on history (resource, at desc, id desc) include (action);
create index history_action on history (action, at desc, id desc) include (resource);
