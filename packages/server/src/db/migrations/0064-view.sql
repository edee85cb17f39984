-- expand
-- Views of the lists of questions that people keep (docs/decisions/056): what the list is asked for, and its columns.
create table view (
  id           int generated always as identity primary key,
  owner        int not null references account on delete cascade,
  product_type smallint not null check (product_type in (1, 2)),
  name         text not null check (length(name) between 1 and 100),
  shared       boolean not null default false,
  query        text not null check (length(query) <= 2000),
  columns      text[] not null default '{}',
  created_at   timestamptz(3) not null default clock_timestamp()
);
create index view_owner on view (owner, product_type, id);
create index view_shared on view (product_type, id) where shared;
