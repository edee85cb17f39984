-- When the hits of an allowance were, so that it holds for any stretch of time and not only from the first of them.
alter table throttle add column recent timestamptz(3)[] not null default '{}';
