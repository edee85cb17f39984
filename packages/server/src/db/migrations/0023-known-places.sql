-- expand
-- From which address an e-mail has signed in, as a digest of both: it keeps its place when that address floods the server.
create table known_place (
  key text primary key,
  seen_at timestamptz(3) not null default now()
);
