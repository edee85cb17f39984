-- expand
-- Somebody takes a task that had no person (docs/decisions/070).
alter table review_event
  drop constraint review_event_kind_check,
  add constraint review_event_kind_check check (kind in ('submitted', 'withdrawn', 'reopened', 'returned', 'rejected', 'approved',
    'published', 'unpublished', 'revised', 'voided', 'taken')) not valid;
