-- What totals and charts count, small enough to be read whole; the lists between two days read the second too.
create index question_counts on question (topic_id, status, indicator_id, level_id);
create index question_created on question (product_type, created_at, subject_id);
