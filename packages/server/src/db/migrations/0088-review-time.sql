-- expand concurrently
create index concurrently review_time on review (created_at);
