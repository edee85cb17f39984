-- expand
-- When the holder of a task was last told that it is late (docs/decisions/070).
alter table review_task add column late_told_at timestamptz(3);
