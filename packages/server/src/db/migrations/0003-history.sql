-- Who did what, in the transaction that did it; kept for good.
create table history (
  id          bigint generated always as identity primary key,
  at          timestamptz(3) not null default clock_timestamp(),
  change_id   text not null,
  account_id  int references account,
  action      text not null check (action in ('add', 'edit', 'delete', 'status', 'restore', 'login', 'logout')),
  resource    text not null,
  row_id      int,
  question_id int,
  title       text,
  before      jsonb,
  after       jsonb
);
create index history_question on history (question_id, id desc) where question_id is not null;
create index history_row on history (resource, row_id, id desc);
create index history_account on history (account_id, id desc);
create index history_at on history (at);

-- The one writer. Arguments: the column that names the row, then the column that names its question, if it has one.
create function write_history() returns trigger language plpgsql as $$
declare
  unsaid constant text[] := '{bytes,password_hash,token_hash,search_text,used_at,created_at,updated_at,updated_by}';
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
    current_actor(), act, tg_table_name,
    (subject ->> tg_argv[0])::int, (subject ->> tg_argv[1])::int,
    left(coalesce(subject ->> 'code', subject ->> 'name', subject ->> 'description', subject ->> 'text'), 200),
    was, becomes);
  return null;
end $$;
