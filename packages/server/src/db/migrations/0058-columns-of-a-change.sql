-- expand
-- What a change of many questions set, which Riwayat says of it; null: of every other change.
alter table change add column columns text[];

create or replace function write_begun_change() returns trigger language plpgsql as $$
declare
  set_columns text := nullif(current_setting('bank.columns', true), '');
begin
  perform write_change(new.change_id, new.id, (select last_value from history_id_seq),
    nullif(current_setting('bank.kind', true), ''));
  if set_columns is not null then
    update change set columns = string_to_array(set_columns, ',') where change_id = new.change_id;
  end if;
  return null;
end $$;
