-- Immutable: an edit is a new image. Never shown by anything = a draft, which goes after a day.
create table image (
  id         text primary key check (id ~ '^[0-9a-f]{32}$'),
  type       text not null check (type in ('png', 'jpg')),
  width      int not null check (width > 0),
  height     int not null check (height > 0),
  byte_size  int not null check (byte_size > 0),
  etag       text not null,
  used_at    timestamptz(3),
  created_by int references account,
  created_at timestamptz(3) not null default clock_timestamp()
);
create index image_drafts on image (created_at) where used_at is null;
create index image_by_uploader on image (created_by, created_at);

-- Apart from the facts about it, so that no list drags pictures along.
create table image_bytes (
  image_id text primary key references image on delete cascade,
  bytes    bytea not null
);
alter table image_bytes alter column bytes set storage external; -- PNG and JPEG are packed already

-- Which texts show which pictures: written by track_text_images, read by the foreign key when a picture is to go.
create table text_image (
  image_id text not null references image,
  resource text not null,
  row_id   int not null,
  primary key (resource, row_id, image_id)
);
create index text_image_image on text_image (image_id);

-- Argument: the column that holds the HTML.
create function track_text_images() returns trigger language plpgsql as $$
declare
  html text;
begin
  if tg_op <> 'INSERT' then
    delete from text_image where resource = tg_table_name and row_id = old.id;
  end if;
  if tg_op = 'DELETE' then return null; end if;
  html := to_jsonb(new) ->> tg_argv[0];
  if html is null or position('/media/' in html) = 0 then return null; end if;
  insert into text_image (image_id, resource, row_id)
  select distinct image.id, tg_table_name, new.id
  from regexp_matches(html, '/media/([0-9a-f]{32})\.', 'g') as mention (parts)
  join image on image.id = mention.parts[1];
  update image set used_at = clock_timestamp()
  where used_at is null and id in (select image_id from text_image where resource = tg_table_name and row_id = new.id);
  return null;
end $$;

create function mark_image_used() returns trigger language plpgsql as $$
begin
  update image set used_at = clock_timestamp() where id = new.image_id and used_at is null;
  return null;
end $$;
