create table question (
  id           int generated always as identity primary key,
  parent_id    int references question check (parent_id <> id),
  type         smallint not null check (type in (1, 2, 3, 5)),
  code         text not null unique default '',
  text         text not null check (length(text) between 1 and 200000),
  answer       text check (length(answer) <= 10000),
  product_type smallint not null default 1,
  subject_id   int not null default 0,
  category_id  int not null,
  class_id     int references class,
  topic_id     int,
  subtopic_id  int,
  indicator_id int references indicator,
  level_id     int references question_level,
  label        text not null check (label in ('tryout', 'exam', 'daily_question', 'example_question')),
  status       text not null default 'on-progress' check (status in ('on-progress', 'approved', 'published')),
  created_by   int references account,
  updated_by   int references account,
  created_at   timestamptz(3) not null default clock_timestamp(),
  updated_at   timestamptz(3) not null default clock_timestamp(),
  -- subject and product type are the category's: kept here so that an index can serve the filtered lists
  foreign key (category_id, subject_id, product_type) references category (id, subject_id, product_type) on update cascade,
  foreign key (topic_id, category_id) references topic (id, category_id) on update cascade,
  foreign key (subtopic_id, topic_id) references subtopic (id, topic_id) on update cascade,
  check (case product_type when 1 then type in (1, 2, 3) else type in (2, 5) end),
  check (product_type = 2 or (class_id is not null and topic_id is not null and level_id is not null))
);
create index question_code_trgm on question using gin (code gin_trgm_ops);
create index question_main on question (product_type, id desc) where parent_id is null;
create index question_parent on question (parent_id, id);
create index question_subject on question (subject_id, id desc);
create index question_category on question (category_id, id desc);
create index question_class on question (class_id, id desc);
create index question_topic on question (topic_id, id desc);
create index question_subtopic on question (subtopic_id, id desc);
create index question_indicator on question (indicator_id, id desc);
create index question_level_id on question (level_id, id desc);
create index question_creator on question (created_by, id desc);
create index question_status on question (product_type, status, id desc) where parent_id is null;
create index question_label on question (product_type, label, id desc) where parent_id is null;

create function place_question() returns trigger language plpgsql as $$
declare
  home category;
begin
  select * into home from category where id = new.category_id;
  new.subject_id := coalesce(home.subject_id, 0); -- an unknown category: the foreign key says so
  new.product_type := coalesce(home.product_type, 1);
  if tg_op = 'INSERT' then new.code := numbered(coalesce(home.code, '') || '-Q', new.id, 6); end if;
  return new;
end $$;
create trigger place before insert or update of category_id, subject_id, product_type on question
  for each row execute function place_question();

create table selection (
  id          int generated always as identity primary key,
  question_id int not null references question on delete cascade,
  position    int not null default 0,
  text        text not null default '' check (length(text) <= 10000),
  image_id    text references image,
  created_by  int references account,
  updated_by  int references account,
  created_at  timestamptz(3) not null default clock_timestamp(),
  updated_at  timestamptz(3) not null default clock_timestamp(),
  unique (question_id, id),
  check (text <> '' or image_id is not null)
);
create index selection_image on selection (image_id);

create table answer (
  id           int generated always as identity primary key,
  question_id  int not null references question on delete cascade,
  selection_id int not null,
  created_by   int references account,
  updated_by   int references account,
  created_at   timestamptz(3) not null default clock_timestamp(),
  updated_at   timestamptz(3) not null default clock_timestamp(),
  unique (question_id, selection_id),
  constraint answer_selection_id_fkey foreign key (question_id, selection_id) references selection (question_id, id) on delete cascade
);

create table keyword (
  id          int generated always as identity primary key,
  question_id int not null references question on delete cascade,
  position    int not null default 0,
  text        text not null check (length(text) between 1 and 10000),
  created_by  int references account,
  updated_by  int references account,
  created_at  timestamptz(3) not null default clock_timestamp(),
  updated_at  timestamptz(3) not null default clock_timestamp()
);
create index keyword_question on keyword (question_id);

create table short_answer (
  id           int generated always as identity primary key,
  question_id  int not null references question on delete cascade,
  position     int not null default 0,
  text         text not null default '' check (length(text) <= 10000),
  first_range  text not null default '' check (length(first_range) <= 255),
  second_range text not null default '' check (length(second_range) <= 255),
  created_by   int references account,
  updated_by   int references account,
  created_at   timestamptz(3) not null default clock_timestamp(),
  updated_at   timestamptz(3) not null default clock_timestamp(),
  check (text <> '' or first_range <> '' or second_range <> '')
);
create index short_answer_question on short_answer (question_id);

create table statement (
  id          int generated always as identity primary key,
  question_id int not null references question on delete cascade,
  position    int not null default 0,
  text        text not null check (length(text) between 1 and 10000),
  created_by  int references account,
  updated_by  int references account,
  created_at  timestamptz(3) not null default clock_timestamp(),
  updated_at  timestamptz(3) not null default clock_timestamp(),
  unique (question_id, id)
);

create table statement_answer (
  id           int generated always as identity primary key,
  question_id  int not null references question on delete cascade,
  statement_id int not null unique,
  value        smallint not null check (value in (1, 2)),
  created_by   int references account,
  updated_by   int references account,
  created_at   timestamptz(3) not null default clock_timestamp(),
  updated_at   timestamptz(3) not null default clock_timestamp(),
  constraint statement_answer_statement_id_fkey foreign key (question_id, statement_id) references statement (question_id, id) on delete cascade
);
create index statement_answer_question on statement_answer (question_id);

create table discussion (
  id          int generated always as identity primary key,
  question_id int not null unique references question on delete cascade,
  text        text not null check (length(text) between 1 and 200000),
  created_by  int references account,
  updated_by  int references account,
  created_at  timestamptz(3) not null default clock_timestamp(),
  updated_at  timestamptz(3) not null default clock_timestamp()
);

create table discussion_image (
  discussion_id int not null references discussion on delete cascade,
  image_id      text not null references image,
  position      smallint not null,
  primary key (discussion_id, image_id)
);
create index discussion_image_image on discussion_image (image_id);

-- An upload of the editor; without a question while the question is not saved yet. Being listed here is not being shown.
create table question_image (
  id          int generated always as identity primary key,
  question_id int references question on delete cascade,
  image_id    text not null unique references image on delete cascade,
  created_by  int references account,
  created_at  timestamptz(3) not null default clock_timestamp()
);
create index question_image_question on question_image (question_id);

create table free_trial (
  id          int generated always as identity primary key,
  question_id int not null unique references question on delete cascade,
  created_by  int references account,
  created_at  timestamptz(3) not null default clock_timestamp()
);
