-- expand
-- Questions that are alike (docs/decisions/066). Derived by a job, so without history.
alter table question_likeness
  -- what is compared: what it asks, then each option
  add column compared text[],
  -- contract/telaah/twins/bands.ts; null for a question without words, or not compared yet
  add column bands int[];

-- Two questions of one bank that are likely twins, as the job found them. Those that ask exactly the same have one `exact`.
create table question_twin (
  question_id int not null references question on delete cascade,
  other_id    int not null references question on delete cascade,
  kind        text not null check (kind in ('mirip', 'beda angka')),
  score       real not null,
  primary key (question_id, other_id),
  check (question_id < other_id)
);
create index question_twin_other on question_twin (other_id);

-- Questions to compare with the others, each as often as it changed; emptied every few seconds, the job vacuums it.
create table twin_due (question_id int not null) with (autovacuum_enabled = off);

-- Two questions that a person has judged to be no twins, as long as both ask what they asked then (`print`).
create table twin_denial (
  question_id int not null references question on delete cascade,
  other_id    int not null references question on delete cascade,
  print       text not null,
  created_by  int references account,
  created_at  timestamptz(3) not null default clock_timestamp(),
  primary key (question_id, other_id),
  check (question_id < other_id)
);
create index twin_denial_other on twin_denial (other_id);

-- Questions that share a band with these bands: some of them, where there are very many. By the index even where the planner
-- believes that a look at every question would find enough sooner.
create function sharing_bands(wanted int[], most int)
returns table (question_id int, exact bigint, compared text[], shared bigint)
language plpgsql stable set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
begin
  return query
    select l.question_id, l.exact, l.compared, (select count(*) from unnest(l.bands) as band where band = any(wanted))
    from question_likeness l where l.bands && wanted limit most;
end $$;

create function twin_print(one bigint, other bigint) returns text language sql immutable as $$
  select one || ' ' || other
$$;
create view denied_twins as
  select d.question_id, d.other_id from twin_denial d
    join question_likeness l on l.question_id = d.question_id
    join question_likeness r on r.question_id = d.other_id
  where d.print = twin_print(l.exact, r.exact);
