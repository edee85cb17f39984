-- As it was sent, to the byte; a route has one status of success, so that need not be kept.
alter table idempotency_key alter column reply type json;
alter table idempotency_key drop column status;
