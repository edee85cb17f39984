-- expand concurrently
create index concurrently review_event_time on review_event (created_at);
