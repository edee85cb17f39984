-- expand
-- One row a request, import or bulk change: Riwayat pages through these, however many entries of history each has.
-- A trigger writes them when the transaction commits; backfill `changes` writes those of the entries that stood before.
create table change (
  change_id  text primary key,
  -- all its entries of history lie between these ids, among entries of other requests at the same time
  first_id   bigint not null,
  last_id    bigint not null,
  at         timestamptz(3) not null,
  account_id int references account,
  kind       text not null check (kind in ('save', 'sign-in', 'import', 'bulk')),
  action     text not null,
  -- what it changed: table and id of the one row that all entries belong to; null where they are several
  what       text,
  row_id     int,
  count      int not null
);
create index change_at on change (at desc, first_id desc) include (kind, what);
create index change_account on change (account_id, at desc, first_id desc) include (kind, what);

-- What a change did to which table: the filters of Riwayat ask this, so that a change of a thousand rows counts as one.
create table change_part (
  change_id  text not null,
  resource   text not null,
  action     text not null,
  at         timestamptz(3) not null,
  first_id   bigint not null,
  account_id int,
  kind       text not null,
  what       text,
  primary key (change_id, resource, action)
);
create index change_part_resource on change_part (resource, at desc, first_id desc)
  include (action, account_id, kind, what, change_id);
create index change_part_action on change_part (action, at desc, first_id desc)
  include (account_id, kind, what, change_id);

-- Gathers what the entries of a change between two ids did. An import of several transactions adds to its row.
create function write_change(which text, from_id bigint, to_id bigint, said text) returns void language plpgsql as $$
declare
  found record;
  several bool;
begin
  select min(id) as first_id, max(id) as last_id, min(at) as at, min(account_id) as account_id,
    min(root) as root, max(root) as last_root, min(root_id) as root_id, max(root_id) as last_root_id,
    min(action) filter (where resource = root) as act, max(action) filter (where resource = root) as last_act,
    bool_and(action in ('login', 'logout')) as is_sign_in
  into found
  from (
    select *, coalesce(question_id, row_id) as root_id,
      case when question_id is null then regexp_replace(resource, '_(image|class)$', '') else 'question' end as root
    from history where id between from_id and to_id and change_id = which) entry;
  if found.first_id is null then return; end if;
  several := found.root <> found.last_root or found.root_id <> found.last_root_id;

  insert into change as known (change_id, first_id, last_id, at, account_id, kind, action, what, row_id, count)
  values (which, found.first_id, found.last_id, found.at, found.account_id,
    coalesce(said, case when found.is_sign_in then 'sign-in' else 'save' end),
    case when found.act = found.last_act then found.act else 'edit' end,
    case when found.root = found.last_root then found.root end,
    case when not several then found.root_id end,
    case when not several then 1 else (
      select count(distinct (coalesce(question_id::text, regexp_replace(resource, '_(image|class)$', '')), coalesce(question_id, row_id)))
      from history where id between from_id and to_id and change_id = which) end)
  on conflict (change_id) do update set last_id = greatest(known.last_id, excluded.last_id), row_id = null,
    what = case when known.what = excluded.what then known.what end,
    action = case when known.action = excluded.action then known.action else 'edit' end,
    count = known.count + excluded.count;

  insert into change_part (change_id, resource, action, at, first_id, account_id, kind, what)
  select which, entry.resource, entry.action, change.at, change.first_id, change.account_id, change.kind, change.what
  from change, (
    select resource, action from history where id between from_id and to_id and change_id = which group by 1, 2) entry
  where change.change_id = which
  on conflict do nothing;
end $$;

-- Whether an entry is the first of its change in this transaction.
create function begins_change(which text) returns bool language plpgsql as $$
begin
  if current_setting('bank.begun_change', true) = which then return false; end if;
  perform set_config('bank.begun_change', which, true);
  return true;
end $$;

create function write_begun_change() returns trigger language plpgsql as $$
begin
  perform write_change(new.change_id, new.id, (select last_value from history_id_seq),
    nullif(current_setting('bank.kind', true), ''));
  return null;
end $$;
create constraint trigger change after insert on history deferrable initially deferred
  for each row when (begins_change(new.change_id)) execute function write_begun_change();
