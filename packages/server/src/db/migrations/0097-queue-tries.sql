-- expand
-- How often a job has begun to do this row: one that cuts it off each time is set aside, and the others go on.
alter table lint_due add column tries smallint not null default 0;
alter table likeness_due add column tries smallint not null default 0;
alter table twin_due add column tries smallint not null default 0;
alter table words_due add column tries smallint not null default 0;
alter table word_due add column tries smallint not null default 0;
