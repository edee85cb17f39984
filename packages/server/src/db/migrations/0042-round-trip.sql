-- expand
-- What an export for editing knows of each question, so that its file can be told apart from the bank when it comes back:
-- by the names of the parts, the prints of what was stored and of what our reader reads from our own file.
alter table export_item
  add column base jsonb,
  add column seen_at timestamptz(3);

-- The question of the bank that a row of an import is, and how the two differ.
alter table import_row
  add column match_id int,
  add column match jsonb,
  drop constraint import_row_state_check,
  add constraint import_row_state_check
    check (state in ('ready', 'look', 'wrong', 'same', 'unchanged', 'skipped', 'saved', 'undone')) not valid;
