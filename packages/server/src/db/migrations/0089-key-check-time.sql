-- expand concurrently
create index concurrently key_check_time on key_check (created_at);
