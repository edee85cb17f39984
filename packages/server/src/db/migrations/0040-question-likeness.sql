-- expand
-- Questions that ask the same have the same `exact`: what it reads of texts, options and pictures stands in
-- contract/telaah/exact.ts. Derived, so without history.
create table question_likeness (
  question_id int primary key references question on delete cascade,
  exact       bigint not null,
  made_at     timestamptz(3) not null default clock_timestamp()
);
create index question_likeness_exact on question_likeness (exact);

-- Questions whose likeness is to be made anew, each as often as it changed: writers never wait for each other.
-- Without a reference, which would cost each save a look at the question. Emptied every few seconds; the job vacuums it.
create table likeness_due (question_id int not null);
alter table likeness_due set (autovacuum_enabled = off);

create function note_likeness() returns trigger language plpgsql as $$
begin
  insert into likeness_due values (new.id);
  return null;
end $$;
create trigger likeness after insert on question for each row execute function note_likeness();
create trigger likeness_changed after update on question for each row
  when ((old.text, old.type, old.interaction) is distinct from (new.text, new.type, new.interaction))
  execute function note_likeness();

create function note_likeness_of_parts() returns trigger language plpgsql as $$
begin
  insert into likeness_due select distinct question_id from changed;
  return null;
end $$;
do $$
declare
  part text;
begin
  foreach part in array array['selection', 'statement'] loop
    execute format('create trigger likeness_insert after insert on %I referencing new table as changed
      for each statement execute function note_likeness_of_parts()', part);
    execute format('create trigger likeness_update after update on %I referencing new table as changed
      for each statement execute function note_likeness_of_parts()', part);
    execute format('create trigger likeness_delete after delete on %I referencing old table as changed
      for each statement execute function note_likeness_of_parts()', part);
  end loop;
end $$;

-- The question of the bank that a row of an import asks exactly; it may be deleted since.
alter table import_row
  add column similar_id int,
  -- the first row with the same text for several questions: itself for that one, which keeps this text
  add column head_no int,
  add column stimulus text,
  drop constraint import_row_state_check,
  add constraint import_row_state_check
    check (state in ('ready', 'look', 'wrong', 'same', 'skipped', 'saved', 'undone')) not valid;
-- Whether the text for several questions stands at the first of them alone, as the head of their group.
alter table import_job add column grouped bool not null default false;
