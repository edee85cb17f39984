-- expand
-- Pictures whose bytes are in a bucket (MEDIA_STORE) in place of image_bytes. The object there has the picture's etag as its
-- name, so that equal pictures share it.
create table image_object (
  image_id text primary key references image on delete cascade,
  moved_at timestamptz(3) not null default clock_timestamp()
);

-- The name under which this database owns its bucket: a restored copy has another, and deletes nothing there.
create table bucket_owner (
  id       uuid not null default gen_random_uuid(),
  only_one boolean primary key default true check (only_one)
);
