-- Changes since the last vacuum cost a look into the table each, wherever a list counts or turns far: after some 2,500 in
-- a bank of a million, not after 20,000 new or 50,000 edited questions, which take a year to come together.
alter table question set (
  autovacuum_vacuum_threshold = 500, autovacuum_vacuum_scale_factor = 0.002,
  autovacuum_vacuum_insert_threshold = 500, autovacuum_vacuum_insert_scale_factor = 0.002
);
