-- expand
-- What was done in the review flow in a period.
create index review_event_time on review_event (created_at);
create index review_time on review (created_at);
