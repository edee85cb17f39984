-- expand
-- What people say to each other of a question (docs/decisions/071). It is no content: it has no history, and nothing restores it.
create table review_thread (
  id          int generated always as identity primary key,
  question_id int not null references question on delete cascade,
  -- as findings name it, but a row of a list by its id; null: the question as a whole
  place       text check (length(place) between 1 and 100),
  -- words at that place, and what stood around them
  quote       text check (length(quote) between 1 and 200),
  before      text not null default '' check (length(before) <= 32),
  after       text not null default '' check (length(after) <= 32),
  -- of the question when it was written
  revision    int not null,
  -- an approval waits until it is resolved
  must_fix    bool not null default false,
  resolved_by int references account,
  resolved_at timestamptz(3),
  created_by  int not null references account,
  created_at  timestamptz(3) not null default clock_timestamp()
);
create index review_thread_question on review_thread (question_id, id);

create table review_comment (
  id         int generated always as identity primary key,
  thread_id  int not null references review_thread on delete cascade,
  -- empty once it was deleted, while others of its thread stay
  text       text not null check (length(text) <= 4000),
  created_by int not null references account,
  created_at timestamptz(3) not null default clock_timestamp(),
  edited_at  timestamptz(3),
  deleted_at timestamptz(3)
);
create index review_comment_thread on review_comment (thread_id, id);

-- Whom a comment names.
create table comment_mention (
  comment_id int not null references review_comment on delete cascade,
  account_id int not null references account,
  primary key (comment_id, account_id)
);
create index comment_mention_account on comment_mention (account_id);
