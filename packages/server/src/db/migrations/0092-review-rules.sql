-- expand
-- How a team weighs the rules of automatic review, where that is not as usual: {"key-longest": "mati"}.
alter table review_policy add column rules jsonb not null default '{}';
