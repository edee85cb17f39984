create table subject (
  id         int generated always as identity primary key,
  name       text not null check (length(name) between 1 and 255),
  code       text not null check (code ~ '^[A-Za-z0-9._-]{1,20}$'),
  family     text check (family in ('literasi', 'numerasi')),
  created_by int references account,
  updated_by int references account,
  created_at timestamptz(3) not null default clock_timestamp(),
  updated_at timestamptz(3) not null default clock_timestamp()
);
create unique index subject_code on subject (lower(code));

create table class (
  id         int generated always as identity primary key,
  name       text not null check (length(name) between 1 and 255),
  stage      text not null check (stage in ('SD', 'SMP', 'SMA')),
  created_by int references account,
  updated_by int references account,
  created_at timestamptz(3) not null default clock_timestamp(),
  updated_at timestamptz(3) not null default clock_timestamp()
);

create table category (
  id           int generated always as identity primary key,
  subject_id   int not null references subject,
  name         text not null check (length(name) between 1 and 255),
  code         text not null check (code ~ '^[A-Za-z0-9._-]{1,20}$'),
  product_type smallint not null default 1 check (product_type in (1, 2)),
  detail       text check (length(detail) <= 200000),
  created_by   int references account,
  updated_by   int references account,
  created_at   timestamptz(3) not null default clock_timestamp(),
  updated_at   timestamptz(3) not null default clock_timestamp(),
  unique (id, subject_id, product_type)
);
create unique index category_code on category (lower(code));
create index category_subject on category (subject_id);

-- No class at all means that every class fits.
create table category_class (
  category_id int not null references category on delete cascade,
  class_id    int not null references class,
  primary key (category_id, class_id)
);
create index category_class_class on category_class (class_id);

create table category_image (
  category_id int not null references category on delete cascade,
  image_id    text not null references image,
  position    smallint not null,
  primary key (category_id, image_id)
);
create index category_image_image on category_image (image_id);

create table indicator (
  id         int generated always as identity primary key,
  subject_id int not null references subject,
  name       text not null check (length(name) between 1 and 255),
  created_by int references account,
  updated_by int references account,
  created_at timestamptz(3) not null default clock_timestamp(),
  updated_at timestamptz(3) not null default clock_timestamp()
);
create index indicator_subject on indicator (subject_id);

create table question_level (
  id         int generated always as identity primary key,
  name       text not null check (length(name) between 1 and 255),
  created_by int references account,
  updated_by int references account,
  created_at timestamptz(3) not null default clock_timestamp(),
  updated_at timestamptz(3) not null default clock_timestamp()
);
create unique index question_level_name on question_level (lower(name));

create table topic (
  id          int generated always as identity primary key,
  category_id int not null references category,
  class_id    int references class,
  name        text not null check (length(name) between 1 and 255),
  code        text not null unique default '',
  detail      text not null check (length(detail) <= 200000),
  created_by  int references account,
  updated_by  int references account,
  created_at  timestamptz(3) not null default clock_timestamp(),
  updated_at  timestamptz(3) not null default clock_timestamp(),
  unique (id, category_id)
);
create index topic_category on topic (category_id);
create index topic_class on topic (class_id);

create table topic_image (
  topic_id int not null references topic on delete cascade,
  image_id text not null references image,
  position smallint not null,
  primary key (topic_id, image_id)
);
create index topic_image_image on topic_image (image_id);

create table subtopic (
  id         int generated always as identity primary key,
  topic_id   int not null references topic,
  name       text not null check (length(name) between 1 and 255),
  code       text not null unique default '',
  detail     text not null check (length(detail) <= 200000),
  created_by int references account,
  updated_by int references account,
  created_at timestamptz(3) not null default clock_timestamp(),
  updated_at timestamptz(3) not null default clock_timestamp(),
  unique (id, topic_id)
);
create index subtopic_topic on subtopic (topic_id);

create table subtopic_image (
  subtopic_id int not null references subtopic on delete cascade,
  image_id    text not null references image,
  position    smallint not null,
  primary key (subtopic_id, image_id)
);
create index subtopic_image_image on subtopic_image (image_id);

create table banner (
  id          int generated always as identity primary key,
  description text not null check (length(description) between 1 and 10000),
  target      text not null,
  image_id    text not null references image,
  created_by  int references account,
  updated_by  int references account,
  created_at  timestamptz(3) not null default clock_timestamp(),
  updated_at  timestamptz(3) not null default clock_timestamp()
);
create index banner_image on banner (image_id);

-- A code that grows past its digits keeps them all.
create function numbered(prefix text, number int, digits int) returns text language sql immutable as $$
  select prefix || lpad(number::text, greatest(digits, length(number::text)), '0')
$$;

create function code_topic() returns trigger language plpgsql as $$
begin
  select numbered(category.code || '-T', new.id, 3) into new.code from category where category.id = new.category_id;
  new.code := coalesce(new.code, ''); -- an unknown category: the foreign key says so
  return new;
end $$;
create trigger code before insert on topic for each row execute function code_topic();

create function code_subtopic() returns trigger language plpgsql as $$
begin
  select numbered(topic.code || '-S', new.id, 2) into new.code from topic where topic.id = new.topic_id;
  new.code := coalesce(new.code, '');
  return new;
end $$;
create trigger code before insert on subtopic for each row execute function code_subtopic();
