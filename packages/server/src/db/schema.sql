-- The schema as all migrations leave it. Written by npm run golden, never by hand and never run:
-- a change is a new file in migrations/.

create extension pg_trgm;

create table account (
  id integer generated always as identity not null,
  name text not null,
  email text,
  level smallint not null,
  is_active smallint default 2 not null,
  created_at timestamp(3) with time zone default clock_timestamp() not null,
  updated_at timestamp(3) with time zone default clock_timestamp() not null,
  deleted_at timestamp(3) with time zone,
  constraint account_pkey PRIMARY KEY (id),
  constraint account_check CHECK ((deleted_at IS NULL) = (email IS NOT NULL)),
  constraint account_check1 CHECK (deleted_at IS NULL OR is_active = 2),
  constraint account_email_check CHECK (length(email) <= 254),
  constraint account_is_active_check CHECK (is_active = ANY (ARRAY[1, 2])),
  constraint account_level_check CHECK (level = ANY (ARRAY[1, 2])),
  constraint account_name_check CHECK (length(name) >= 1 AND length(name) <= 255)
);
CREATE UNIQUE INDEX account_email ON account USING btree (lower(email));
CREATE TRIGGER pool_tasks AFTER UPDATE ON account FOR EACH ROW WHEN (old.is_active IS DISTINCT FROM new.is_active OR old.level IS DISTINCT FROM new.level OR old.deleted_at IS DISTINCT FROM new.deleted_at) EXECUTE FUNCTION pool_tasks_of_account();
CREATE TRIGGER stamp BEFORE UPDATE ON account FOR EACH ROW EXECUTE FUNCTION stamp_time();

create table account_password (
  account_id integer not null,
  password_hash text not null,
  changed_at timestamp(3) with time zone default clock_timestamp() not null,
  made_up boolean default false not null,
  constraint account_password_pkey PRIMARY KEY (account_id),
  constraint account_password_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE
);

create table answer (
  id integer generated always as identity not null,
  question_id integer not null,
  selection_id integer not null,
  created_by integer,
  updated_by integer,
  created_at timestamp(3) with time zone default clock_timestamp() not null,
  updated_at timestamp(3) with time zone default clock_timestamp() not null,
  constraint answer_pkey PRIMARY KEY (id),
  constraint answer_question_id_selection_id_key UNIQUE (question_id, selection_id),
  constraint answer_created_by_fkey FOREIGN KEY (created_by) REFERENCES account(id),
  constraint answer_question_id_fkey FOREIGN KEY (question_id) REFERENCES question(id) ON DELETE CASCADE,
  constraint answer_selection_id_fkey FOREIGN KEY (question_id, selection_id) REFERENCES selection(question_id, id) ON DELETE CASCADE,
  constraint answer_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES account(id)
);
CREATE CONSTRAINT TRIGGER follow_delete AFTER DELETE ON answer DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (note_change(old.question_id)) EXECUTE FUNCTION follow_change();
CREATE CONSTRAINT TRIGGER follow_insert AFTER INSERT ON answer DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (note_change(new.question_id)) EXECUTE FUNCTION follow_change();
CREATE CONSTRAINT TRIGGER follow_update AFTER UPDATE ON answer DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (old.question_id <> new.question_id) EXECUTE FUNCTION follow_change();
CREATE TRIGGER history AFTER DELETE OR UPDATE ON answer FOR EACH ROW EXECUTE FUNCTION write_history('id', 'question_id');
CREATE TRIGGER history_insert AFTER INSERT ON answer REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION write_added('id', 'question_id');
CREATE TRIGGER multiple_delete AFTER DELETE ON answer REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION follow_multiple();
CREATE TRIGGER multiple_insert AFTER INSERT ON answer REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION follow_multiple();
CREATE TRIGGER revise AFTER UPDATE ON answer FOR EACH ROW WHEN (old.question_id IS DISTINCT FROM new.question_id OR old.selection_id IS DISTINCT FROM new.selection_id) EXECUTE FUNCTION revise_part();
CREATE TRIGGER revise_delete AFTER DELETE ON answer REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION revise_parts();
CREATE TRIGGER revise_insert AFTER INSERT ON answer REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION revise_parts();
CREATE TRIGGER stamp BEFORE UPDATE ON answer FOR EACH ROW EXECUTE FUNCTION stamp_part();

create table backfill (
  name text not null,
  done_to bigint default 0 not null,
  goes_to bigint default 0 not null,
  finished_at timestamp(3) with time zone,
  constraint backfill_pkey PRIMARY KEY (name)
);

create table banner (
  id integer generated always as identity not null,
  description text not null,
  target text not null,
  image_id text not null,
  created_by integer,
  updated_by integer,
  created_at timestamp(3) with time zone default clock_timestamp() not null,
  updated_at timestamp(3) with time zone default clock_timestamp() not null,
  constraint banner_pkey PRIMARY KEY (id),
  constraint banner_created_by_fkey FOREIGN KEY (created_by) REFERENCES account(id),
  constraint banner_image_id_fkey FOREIGN KEY (image_id) REFERENCES image(id),
  constraint banner_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES account(id),
  constraint banner_description_check CHECK (length(description) >= 1 AND length(description) <= 10000)
);
CREATE INDEX banner_image ON banner USING btree (image_id);
CREATE TRIGGER history AFTER DELETE OR UPDATE ON banner FOR EACH ROW EXECUTE FUNCTION write_history('id', '');
CREATE TRIGGER history_insert AFTER INSERT ON banner REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION write_added('id', '');
CREATE TRIGGER image_used AFTER INSERT OR UPDATE OF image_id ON banner FOR EACH ROW WHEN (new.image_id IS NOT NULL) EXECUTE FUNCTION mark_image_used();
CREATE TRIGGER stamp BEFORE UPDATE ON banner FOR EACH ROW EXECUTE FUNCTION stamp_update();

create table bucket_owner (
  id uuid default gen_random_uuid() not null,
  only_one boolean default true not null,
  constraint bucket_owner_pkey PRIMARY KEY (only_one),
  constraint bucket_owner_only_one_check CHECK (only_one)
);

create table capability (
  account_id integer not null,
  what text not null,
  subject_id integer,
  constraint capability_account_id_what_subject_id_key UNIQUE NULLS NOT DISTINCT (account_id, what, subject_id),
  constraint capability_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  constraint capability_subject_id_fkey FOREIGN KEY (subject_id) REFERENCES subject(id) ON DELETE CASCADE,
  constraint capability_what_check CHECK (what = ANY (ARRAY['review'::text, 'publish'::text]))
);
CREATE INDEX capability_subject ON capability USING btree (subject_id);

create table category (
  id integer generated always as identity not null,
  subject_id integer not null,
  name text not null,
  code text not null,
  product_type smallint default 1 not null,
  detail text,
  created_by integer,
  updated_by integer,
  created_at timestamp(3) with time zone default clock_timestamp() not null,
  updated_at timestamp(3) with time zone default clock_timestamp() not null,
  constraint category_pkey PRIMARY KEY (id),
  constraint category_id_subject_id_product_type_key UNIQUE (id, subject_id, product_type),
  constraint category_created_by_fkey FOREIGN KEY (created_by) REFERENCES account(id),
  constraint category_subject_id_fkey FOREIGN KEY (subject_id) REFERENCES subject(id),
  constraint category_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES account(id),
  constraint category_code_check CHECK (code ~ '^[A-Za-z0-9._-]{1,20}$'::text),
  constraint category_detail_check CHECK (length(detail) <= 200000),
  constraint category_name_check CHECK (length(name) >= 1 AND length(name) <= 255),
  constraint category_product_type_check CHECK (product_type = ANY (ARRAY[1, 2]))
);
CREATE UNIQUE INDEX category_code ON category USING btree (lower(code));
CREATE INDEX category_subject ON category USING btree (subject_id);
CREATE TRIGGER history AFTER DELETE OR UPDATE ON category FOR EACH ROW EXECUTE FUNCTION write_history('id', '');
CREATE TRIGGER history_insert AFTER INSERT ON category REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION write_added('id', '');
CREATE TRIGGER stamp BEFORE UPDATE ON category FOR EACH ROW EXECUTE FUNCTION stamp_update();
CREATE TRIGGER text_images AFTER INSERT OR DELETE OR UPDATE OF detail ON category FOR EACH ROW EXECUTE FUNCTION track_text_images('detail');

create table category_class (
  category_id integer not null,
  class_id integer not null,
  constraint category_class_pkey PRIMARY KEY (category_id, class_id),
  constraint category_class_category_id_fkey FOREIGN KEY (category_id) REFERENCES category(id) ON DELETE CASCADE,
  constraint category_class_class_id_fkey FOREIGN KEY (class_id) REFERENCES class(id)
);
CREATE INDEX category_class_class ON category_class USING btree (class_id);
CREATE TRIGGER history AFTER DELETE OR UPDATE ON category_class FOR EACH ROW EXECUTE FUNCTION write_history('category_id', '');
CREATE TRIGGER history_insert AFTER INSERT ON category_class REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION write_added('category_id', '');

create table category_image (
  category_id integer not null,
  image_id text not null,
  "position" smallint not null,
  constraint category_image_pkey PRIMARY KEY (category_id, image_id),
  constraint category_image_category_id_fkey FOREIGN KEY (category_id) REFERENCES category(id) ON DELETE CASCADE,
  constraint category_image_image_id_fkey FOREIGN KEY (image_id) REFERENCES image(id)
);
CREATE INDEX category_image_image ON category_image USING btree (image_id);
CREATE TRIGGER history AFTER DELETE OR UPDATE ON category_image FOR EACH ROW EXECUTE FUNCTION write_history('category_id', '');
CREATE TRIGGER history_insert AFTER INSERT ON category_image REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION write_added('category_id', '');
CREATE TRIGGER image_used AFTER INSERT OR UPDATE OF image_id ON category_image FOR EACH ROW WHEN (new.image_id IS NOT NULL) EXECUTE FUNCTION mark_image_used();

create table change (
  change_id text not null,
  first_id bigint not null,
  last_id bigint not null,
  at timestamp(3) with time zone not null,
  account_id integer,
  kind text not null,
  action text not null,
  what text,
  row_id integer,
  count integer not null,
  title text default NULLIF(current_setting('bank.title'::text, true), ''::text),
  columns text[],
  constraint change_pkey PRIMARY KEY (change_id),
  constraint change_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id),
  constraint change_kind_check CHECK (kind = ANY (ARRAY['save'::text, 'sign-in'::text, 'import'::text, 'bulk'::text]))
);
CREATE INDEX change_account ON change USING btree (account_id, at DESC, first_id DESC) INCLUDE (kind, what);
CREATE INDEX change_at ON change USING btree (at DESC, first_id DESC) INCLUDE (kind, what);

create table change_part (
  change_id text not null,
  resource text not null,
  action text not null,
  at timestamp(3) with time zone not null,
  first_id bigint not null,
  account_id integer,
  kind text not null,
  what text,
  constraint change_part_pkey PRIMARY KEY (change_id, resource, action)
);
CREATE INDEX change_part_action ON change_part USING btree (action, at DESC, first_id DESC) INCLUDE (account_id, kind, what, change_id);
CREATE INDEX change_part_resource ON change_part USING btree (resource, at DESC, first_id DESC) INCLUDE (action, account_id, kind, what, change_id);

create table class (
  id integer generated always as identity not null,
  name text not null,
  stage text not null,
  created_by integer,
  updated_by integer,
  created_at timestamp(3) with time zone default clock_timestamp() not null,
  updated_at timestamp(3) with time zone default clock_timestamp() not null,
  constraint class_pkey PRIMARY KEY (id),
  constraint class_created_by_fkey FOREIGN KEY (created_by) REFERENCES account(id),
  constraint class_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES account(id),
  constraint class_name_check CHECK (length(name) >= 1 AND length(name) <= 255),
  constraint class_stage_check CHECK (stage = ANY (ARRAY['SD'::text, 'SMP'::text, 'SMA'::text]))
);
CREATE TRIGGER history AFTER DELETE OR UPDATE ON class FOR EACH ROW EXECUTE FUNCTION write_history('id', '');
CREATE TRIGGER history_insert AFTER INSERT ON class REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION write_added('id', '');
CREATE TRIGGER stamp BEFORE UPDATE ON class FOR EACH ROW EXECUTE FUNCTION stamp_update();

create table comment_mention (
  comment_id integer not null,
  account_id integer not null,
  constraint comment_mention_pkey PRIMARY KEY (comment_id, account_id),
  constraint comment_mention_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id),
  constraint comment_mention_comment_id_fkey FOREIGN KEY (comment_id) REFERENCES review_comment(id) ON DELETE CASCADE
);
CREATE INDEX comment_mention_account ON comment_mention USING btree (account_id);

create table content_words (
  question_id integer not null,
  doc tsvector not null,
  constraint content_words_pkey PRIMARY KEY (question_id),
  constraint content_words_question_id_fkey FOREIGN KEY (question_id) REFERENCES question(id) ON DELETE CASCADE
);
CREATE INDEX content_words_doc ON content_words USING gin (doc) WITH (gin_pending_list_limit='1024');

create table discussion (
  id integer generated always as identity not null,
  question_id integer not null,
  text text not null,
  created_by integer,
  updated_by integer,
  created_at timestamp(3) with time zone default clock_timestamp() not null,
  updated_at timestamp(3) with time zone default clock_timestamp() not null,
  constraint discussion_pkey PRIMARY KEY (id),
  constraint discussion_question_id_key UNIQUE (question_id),
  constraint discussion_created_by_fkey FOREIGN KEY (created_by) REFERENCES account(id),
  constraint discussion_question_id_fkey FOREIGN KEY (question_id) REFERENCES question(id) ON DELETE CASCADE,
  constraint discussion_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES account(id),
  constraint discussion_text_check CHECK (length(text) >= 1 AND length(text) <= 200000)
);
CREATE CONSTRAINT TRIGGER follow_delete AFTER DELETE ON discussion DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (note_change(old.question_id)) EXECUTE FUNCTION follow_change();
CREATE CONSTRAINT TRIGGER follow_insert AFTER INSERT ON discussion DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (note_change(new.question_id)) EXECUTE FUNCTION follow_change();
CREATE CONSTRAINT TRIGGER follow_update AFTER UPDATE ON discussion DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (
        CASE
            WHEN old.question_id <> new.question_id THEN true
            WHEN old.text IS DISTINCT FROM new.text THEN note_change(new.question_id)
            ELSE false
        END) EXECUTE FUNCTION follow_change();
CREATE TRIGGER history AFTER DELETE OR UPDATE ON discussion FOR EACH ROW EXECUTE FUNCTION write_history('id', 'question_id');
CREATE TRIGGER history_insert AFTER INSERT ON discussion REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION write_added('id', 'question_id');
CREATE TRIGGER revise AFTER UPDATE ON discussion FOR EACH ROW WHEN (old.question_id IS DISTINCT FROM new.question_id OR old.text IS DISTINCT FROM new.text) EXECUTE FUNCTION revise_part();
CREATE TRIGGER revise_delete AFTER DELETE ON discussion REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION revise_parts();
CREATE TRIGGER revise_insert AFTER INSERT ON discussion REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION revise_parts();
CREATE TRIGGER stamp BEFORE UPDATE ON discussion FOR EACH ROW EXECUTE FUNCTION stamp_part();
CREATE TRIGGER text_images AFTER INSERT OR DELETE OR UPDATE OF text ON discussion FOR EACH ROW EXECUTE FUNCTION track_text_images('text');

create table discussion_image (
  discussion_id integer not null,
  image_id text not null,
  "position" smallint not null,
  constraint discussion_image_pkey PRIMARY KEY (discussion_id, image_id),
  constraint discussion_image_discussion_id_fkey FOREIGN KEY (discussion_id) REFERENCES discussion(id) ON DELETE CASCADE,
  constraint discussion_image_image_id_fkey FOREIGN KEY (image_id) REFERENCES image(id)
);
CREATE INDEX discussion_image_image ON discussion_image USING btree (image_id);
CREATE TRIGGER history AFTER DELETE OR UPDATE ON discussion_image FOR EACH ROW EXECUTE FUNCTION write_history('discussion_id', '');
CREATE TRIGGER history_insert AFTER INSERT ON discussion_image REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION write_added('discussion_id', '');
CREATE TRIGGER image_used AFTER INSERT OR UPDATE OF image_id ON discussion_image FOR EACH ROW WHEN (new.image_id IS NOT NULL) EXECUTE FUNCTION mark_image_used();
CREATE TRIGGER revise_delete AFTER DELETE ON discussion_image REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION revise_pictures();
CREATE TRIGGER revise_insert AFTER INSERT ON discussion_image REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION revise_pictures();

create table editing (
  question_id integer not null,
  account_id integer not null,
  since timestamp(3) with time zone default clock_timestamp() not null,
  seen_at timestamp(3) with time zone default clock_timestamp() not null,
  constraint editing_pkey PRIMARY KEY (question_id, account_id),
  constraint editing_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  constraint editing_question_id_fkey FOREIGN KEY (question_id) REFERENCES question(id) ON DELETE CASCADE
);
CREATE INDEX editing_account ON editing USING btree (account_id);
CREATE INDEX editing_seen ON editing USING btree (seen_at);

create table export_file (
  export_id integer not null,
  bytes bytea not null storage external,
  created_at timestamp(3) with time zone default clock_timestamp() not null,
  constraint export_file_pkey PRIMARY KEY (export_id),
  constraint export_file_export_id_fkey FOREIGN KEY (export_id) REFERENCES export_job(id) ON DELETE CASCADE
);

create table export_item (
  export_id integer not null,
  no integer not null,
  question_id integer not null,
  base jsonb,
  seen_at timestamp(3) with time zone,
  constraint export_item_pkey PRIMARY KEY (export_id, no),
  constraint export_item_export_id_fkey FOREIGN KEY (export_id) REFERENCES export_job(id) ON DELETE CASCADE,
  constraint export_item_question_id_fkey FOREIGN KEY (question_id) REFERENCES question(id) ON DELETE CASCADE
);
CREATE INDEX export_item_question ON export_item USING btree (question_id);

create table export_job (
  id integer generated always as identity not null,
  created_by integer not null,
  product_type smallint not null,
  options jsonb not null,
  file_name text not null,
  state text default 'waiting'::text not null,
  losses jsonb default '[]'::jsonb not null,
  error text,
  leased_until timestamp(3) with time zone,
  attempts smallint default 0 not null,
  created_at timestamp(3) with time zone default clock_timestamp() not null,
  updated_at timestamp(3) with time zone default clock_timestamp() not null,
  file uuid,
  constraint export_job_pkey PRIMARY KEY (id),
  constraint export_job_created_by_fkey FOREIGN KEY (created_by) REFERENCES account(id) ON DELETE CASCADE,
  constraint export_job_product_type_check CHECK (product_type = ANY (ARRAY[1, 2])),
  constraint export_job_state_check CHECK (state = ANY (ARRAY['waiting'::text, 'making'::text, 'done'::text, 'failed'::text]))
);
CREATE INDEX export_job_creator ON export_job USING btree (created_by, id DESC);
CREATE INDEX export_job_waiting ON export_job USING btree (id) WHERE state = ANY (ARRAY['waiting'::text, 'making'::text]);
CREATE TRIGGER stamp BEFORE UPDATE ON export_job FOR EACH ROW EXECUTE FUNCTION stamp_time();

create table export_logo (
  export_id integer not null,
  image_id text not null,
  constraint export_logo_pkey PRIMARY KEY (export_id),
  constraint export_logo_export_id_fkey FOREIGN KEY (export_id) REFERENCES export_job(id) ON DELETE CASCADE,
  constraint export_logo_image_id_fkey FOREIGN KEY (image_id) REFERENCES image(id)
);
CREATE INDEX export_logo_image ON export_logo USING btree (image_id);
CREATE TRIGGER image_used AFTER INSERT OR UPDATE ON export_logo FOR EACH ROW EXECUTE FUNCTION mark_image_used();

create table export_piece (
  export_id integer not null,
  file uuid not null,
  no integer not null,
  bytes bytea not null storage external,
  created_at timestamp(3) with time zone default clock_timestamp() not null,
  constraint export_piece_pkey PRIMARY KEY (export_id, file, no),
  constraint export_piece_export_id_fkey FOREIGN KEY (export_id) REFERENCES export_job(id) ON DELETE CASCADE
);

create table factor_challenge (
  challenge text not null,
  account_id integer not null,
  purpose text not null,
  created_at timestamp(3) with time zone default clock_timestamp() not null,
  constraint factor_challenge_pkey PRIMARY KEY (challenge),
  constraint factor_challenge_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  constraint factor_challenge_purpose_check CHECK (purpose = ANY (ARRAY['sign-in'::text, 'add-passkey'::text, 'add-totp'::text]))
);
CREATE INDEX factor_challenge_account ON factor_challenge USING btree (account_id, purpose);

create table factor_passkey (
  id integer generated always as identity not null,
  account_id integer not null,
  credential_id text not null,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  name text not null,
  created_at timestamp(3) with time zone default clock_timestamp() not null,
  used_at timestamp(3) with time zone,
  constraint factor_passkey_pkey PRIMARY KEY (id),
  constraint factor_passkey_credential_id_key UNIQUE (credential_id),
  constraint factor_passkey_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  constraint factor_passkey_name_check CHECK (length(name) >= 1 AND length(name) <= 255)
);
CREATE INDEX factor_passkey_account ON factor_passkey USING btree (account_id);

create table factor_recovery_code (
  account_id integer not null,
  selector text not null,
  code_hash text not null,
  constraint factor_recovery_code_pkey PRIMARY KEY (account_id, selector),
  constraint factor_recovery_code_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE
);

create table factor_totp (
  account_id integer not null,
  secret text not null,
  last_step bigint not null,
  created_at timestamp(3) with time zone default clock_timestamp() not null,
  used_at timestamp(3) with time zone,
  constraint factor_totp_pkey PRIMARY KEY (account_id),
  constraint factor_totp_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE
);

create table free_trial (
  id integer generated always as identity not null,
  question_id integer not null,
  created_by integer,
  created_at timestamp(3) with time zone default clock_timestamp() not null,
  constraint free_trial_pkey PRIMARY KEY (id),
  constraint free_trial_question_id_key UNIQUE (question_id),
  constraint free_trial_created_by_fkey FOREIGN KEY (created_by) REFERENCES account(id),
  constraint free_trial_question_id_fkey FOREIGN KEY (question_id) REFERENCES question(id) ON DELETE CASCADE
);
CREATE TRIGGER history AFTER DELETE OR UPDATE ON free_trial FOR EACH ROW EXECUTE FUNCTION write_history('id', 'question_id');
CREATE TRIGGER history_insert AFTER INSERT ON free_trial REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION write_added('id', 'question_id');

create table history (
  id bigint generated always as identity not null,
  at timestamp(3) with time zone default clock_timestamp() not null,
  change_id text not null,
  account_id integer,
  action text not null,
  resource text not null,
  row_id integer,
  question_id integer,
  title text,
  before jsonb,
  after jsonb,
  constraint history_pkey PRIMARY KEY (id),
  constraint history_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id),
  constraint history_action_check CHECK (action = ANY (ARRAY['add'::text, 'edit'::text, 'delete'::text, 'status'::text, 'restore'::text, 'login'::text, 'logout'::text]))
);
CREATE INDEX history_account ON history USING btree (account_id, at DESC, id DESC) INCLUDE (resource, action);
CREATE INDEX history_action ON history USING btree (action, at DESC, id DESC) INCLUDE (resource);
CREATE INDEX history_at ON history USING btree (at DESC, id DESC) INCLUDE (resource);
CREATE INDEX history_question ON history USING btree (question_id, id DESC) WHERE question_id IS NOT NULL;
CREATE INDEX history_resource ON history USING btree (resource, at DESC, id DESC) INCLUDE (action);
CREATE INDEX history_row ON history USING btree (row_id, resource, id DESC);
CREATE CONSTRAINT TRIGGER change AFTER INSERT ON history DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (begins_change(new.change_id)) EXECUTE FUNCTION write_begun_change();

create table idempotency_key (
  account_id integer not null,
  key text not null,
  request_hash bytea not null,
  reply json not null,
  created_at timestamp(3) with time zone default clock_timestamp() not null,
  constraint idempotency_key_pkey PRIMARY KEY (account_id, key),
  constraint idempotency_key_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  constraint idempotency_key_key_check CHECK (length(key) >= 1 AND length(key) <= 255)
);

create table image (
  id text not null,
  type text not null,
  width integer not null,
  height integer not null,
  byte_size integer not null,
  etag text not null,
  used_at timestamp(3) with time zone,
  created_by integer,
  created_at timestamp(3) with time zone default clock_timestamp() not null,
  constraint image_pkey PRIMARY KEY (id),
  constraint image_created_by_fkey FOREIGN KEY (created_by) REFERENCES account(id),
  constraint image_byte_size_check CHECK (byte_size > 0),
  constraint image_height_check CHECK (height > 0),
  constraint image_id_check CHECK (id ~ '^[0-9a-f]{32}$'::text),
  constraint image_type_check CHECK (type = ANY (ARRAY['png'::text, 'jpg'::text])),
  constraint image_width_check CHECK (width > 0)
);
CREATE INDEX image_by_etag ON image USING btree (etag);
CREATE INDEX image_by_uploader ON image USING btree (created_by, created_at);
CREATE INDEX image_drafts ON image USING btree (created_at) WHERE used_at IS NULL;

create table image_bytes (
  image_id text not null,
  bytes bytea not null storage external,
  constraint image_bytes_pkey PRIMARY KEY (image_id),
  constraint image_bytes_image_id_fkey FOREIGN KEY (image_id) REFERENCES image(id) ON DELETE CASCADE
);

create table image_object (
  image_id text not null,
  moved_at timestamp(3) with time zone default clock_timestamp() not null,
  constraint image_object_pkey PRIMARY KEY (image_id),
  constraint image_object_image_id_fkey FOREIGN KEY (image_id) REFERENCES image(id) ON DELETE CASCADE
);

create table import_file (
  upload uuid not null,
  no integer not null,
  bytes bytea not null,
  created_at timestamp(3) with time zone default clock_timestamp() not null,
  constraint import_file_pkey PRIMARY KEY (upload, no)
);

create table import_head (
  account_id integer not null,
  fingerprint text not null,
  columns jsonb not null,
  said_at timestamp(3) with time zone default clock_timestamp() not null,
  constraint import_head_pkey PRIMARY KEY (account_id, fingerprint),
  constraint import_head_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE
);

create table import_image (
  job_id integer not null,
  image_id text not null,
  constraint import_image_pkey PRIMARY KEY (job_id, image_id),
  constraint import_image_image_id_fkey FOREIGN KEY (image_id) REFERENCES image(id) ON DELETE CASCADE,
  constraint import_image_job_id_fkey FOREIGN KEY (job_id) REFERENCES import_job(id) ON DELETE CASCADE
);
CREATE INDEX import_image_image ON import_image USING btree (image_id);

create table import_job (
  id integer generated always as identity not null,
  created_by integer not null,
  product_type smallint not null,
  file_name text not null,
  upload uuid not null,
  bytes integer not null,
  sha256 bytea not null,
  state text default 'uploaded'::text not null,
  warnings jsonb default '[]'::jsonb not null,
  error text,
  change text default (gen_random_uuid())::text not null,
  leased_until timestamp(3) with time zone,
  attempts smallint default 0 not null,
  created_at timestamp(3) with time zone default clock_timestamp() not null,
  updated_at timestamp(3) with time zone default clock_timestamp() not null,
  grouped boolean default false not null,
  stopped text,
  checking boolean default false not null,
  asked_by integer,
  constraint import_job_pkey PRIMARY KEY (id),
  constraint import_job_asked_by_fkey FOREIGN KEY (asked_by) REFERENCES account(id),
  constraint import_job_created_by_fkey FOREIGN KEY (created_by) REFERENCES account(id) ON DELETE CASCADE,
  constraint import_job_product_type_check CHECK (product_type = ANY (ARRAY[1, 2])),
  constraint import_job_state_check CHECK (state = ANY (ARRAY['uploaded'::text, 'reading'::text, 'ready'::text, 'saving'::text, 'done'::text, 'failed'::text, 'undoing'::text, 'undone'::text])),
  constraint import_job_stopped_check CHECK (stopped = ANY (ARRAY['saving'::text, 'undoing'::text]))
);
CREATE INDEX import_job_creator ON import_job USING btree (created_by, id DESC);
CREATE INDEX import_job_waiting ON import_job USING btree (id) WHERE state = ANY (ARRAY['uploaded'::text, 'reading'::text, 'saving'::text, 'undoing'::text]);
CREATE TRIGGER stamp BEFORE UPDATE ON import_job FOR EACH ROW EXECUTE FUNCTION stamp_time();

create table import_line (
  job_id integer not null,
  no integer not null,
  place jsonb not null,
  text text not null,
  signature text not null,
  used boolean not null,
  role text,
  constraint import_line_pkey PRIMARY KEY (job_id, no),
  constraint import_line_job_id_fkey FOREIGN KEY (job_id) REFERENCES import_job(id) ON DELETE CASCADE,
  constraint import_line_role_check CHECK (role = ANY (ARRAY['question'::text, 'continued'::text, 'option'::text, 'key'::text, 'discussion'::text, 'none'::text]))
);

create table import_row (
  id integer generated always as identity not null,
  job_id integer not null,
  no integer not null,
  state text not null,
  place jsonb not null,
  draft jsonb not null,
  notes jsonb default '[]'::jsonb not null,
  refusal jsonb,
  accepted boolean default false not null,
  skipped boolean default false not null,
  question_id integer,
  saved_at timestamp(3) with time zone,
  updated_at timestamp(3) with time zone default clock_timestamp() not null,
  similar_id integer,
  head_no integer,
  stimulus text,
  match_id integer,
  match jsonb,
  constraint import_row_pkey PRIMARY KEY (id),
  constraint import_row_job_id_no_key UNIQUE (job_id, no),
  constraint import_row_job_id_fkey FOREIGN KEY (job_id) REFERENCES import_job(id) ON DELETE CASCADE,
  constraint import_row_question_id_fkey FOREIGN KEY (question_id) REFERENCES question(id) ON DELETE SET NULL,
  constraint import_row_state_check CHECK (state = ANY (ARRAY['ready'::text, 'look'::text, 'wrong'::text, 'same'::text, 'unchanged'::text, 'skipped'::text, 'saved'::text, 'undone'::text])) NOT VALID
);
CREATE INDEX import_row_question ON import_row USING btree (question_id);
CREATE INDEX import_row_state ON import_row USING btree (job_id, state, no);
CREATE TRIGGER stamp BEFORE UPDATE ON import_row FOR EACH ROW EXECUTE FUNCTION stamp_time();

create table import_sheet (
  job_id integer not null,
  no integer not null,
  about jsonb not null,
  constraint import_sheet_pkey PRIMARY KEY (job_id, no),
  constraint import_sheet_job_id_fkey FOREIGN KEY (job_id) REFERENCES import_job(id) ON DELETE CASCADE
);

create table indicator (
  id integer generated always as identity not null,
  subject_id integer not null,
  name text not null,
  created_by integer,
  updated_by integer,
  created_at timestamp(3) with time zone default clock_timestamp() not null,
  updated_at timestamp(3) with time zone default clock_timestamp() not null,
  constraint indicator_pkey PRIMARY KEY (id),
  constraint indicator_created_by_fkey FOREIGN KEY (created_by) REFERENCES account(id),
  constraint indicator_subject_id_fkey FOREIGN KEY (subject_id) REFERENCES subject(id),
  constraint indicator_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES account(id),
  constraint indicator_name_check CHECK (length(name) >= 1 AND length(name) <= 255)
);
CREATE INDEX indicator_subject ON indicator USING btree (subject_id);
CREATE TRIGGER history AFTER DELETE OR UPDATE ON indicator FOR EACH ROW EXECUTE FUNCTION write_history('id', '');
CREATE TRIGGER history_insert AFTER INSERT ON indicator REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION write_added('id', '');
CREATE TRIGGER stamp BEFORE UPDATE ON indicator FOR EACH ROW EXECUTE FUNCTION stamp_update();

create table key_check (
  id integer generated always as identity not null,
  question_id integer not null,
  revision integer not null,
  created_by integer not null,
  created_at timestamp(3) with time zone default clock_timestamp() not null,
  answer jsonb not null,
  agrees boolean not null,
  seconds integer,
  settled text,
  settled_by integer,
  reason text,
  constraint key_check_pkey PRIMARY KEY (id),
  constraint key_check_question_id_revision_created_by_key UNIQUE (question_id, revision, created_by),
  constraint key_check_created_by_fkey FOREIGN KEY (created_by) REFERENCES account(id),
  constraint key_check_question_id_fkey FOREIGN KEY (question_id) REFERENCES question(id) ON DELETE CASCADE,
  constraint key_check_settled_by_fkey FOREIGN KEY (settled_by) REFERENCES account(id),
  constraint key_check_answer_check CHECK (jsonb_typeof(answer) = 'object'::text),
  constraint key_check_reason_check CHECK (length(reason) >= 1 AND length(reason) <= 255),
  constraint key_check_seconds_check CHECK (seconds >= 0),
  constraint key_check_settled_check CHECK (settled = ANY (ARRAY['keliru'::text, 'diputuskan'::text]))
);
CREATE INDEX key_check_time ON key_check USING btree (created_at);

create table keyword (
  id integer generated always as identity not null,
  question_id integer not null,
  "position" integer default 0 not null,
  text text not null,
  created_by integer,
  updated_by integer,
  created_at timestamp(3) with time zone default clock_timestamp() not null,
  updated_at timestamp(3) with time zone default clock_timestamp() not null,
  constraint keyword_pkey PRIMARY KEY (id),
  constraint keyword_created_by_fkey FOREIGN KEY (created_by) REFERENCES account(id),
  constraint keyword_question_id_fkey FOREIGN KEY (question_id) REFERENCES question(id) ON DELETE CASCADE,
  constraint keyword_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES account(id),
  constraint keyword_text_check CHECK (length(text) >= 1 AND length(text) <= 10000)
);
CREATE INDEX keyword_question ON keyword USING btree (question_id);
CREATE CONSTRAINT TRIGGER follow_delete AFTER DELETE ON keyword DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (note_change(old.question_id)) EXECUTE FUNCTION follow_change();
CREATE CONSTRAINT TRIGGER follow_insert AFTER INSERT ON keyword DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (note_change(new.question_id)) EXECUTE FUNCTION follow_change();
CREATE CONSTRAINT TRIGGER follow_update AFTER UPDATE ON keyword DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (
        CASE
            WHEN old.question_id <> new.question_id THEN true
            WHEN old.text IS DISTINCT FROM new.text THEN note_change(new.question_id)
            ELSE false
        END) EXECUTE FUNCTION follow_change();
CREATE TRIGGER history AFTER DELETE OR UPDATE ON keyword FOR EACH ROW EXECUTE FUNCTION write_history('id', 'question_id');
CREATE TRIGGER history_insert AFTER INSERT ON keyword REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION write_added('id', 'question_id');
CREATE TRIGGER revise AFTER UPDATE ON keyword FOR EACH ROW WHEN (old.question_id IS DISTINCT FROM new.question_id OR old.text IS DISTINCT FROM new.text) EXECUTE FUNCTION revise_part();
CREATE TRIGGER revise_delete AFTER DELETE ON keyword REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION revise_parts();
CREATE TRIGGER revise_insert AFTER INSERT ON keyword REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION revise_parts();
CREATE TRIGGER stamp BEFORE UPDATE ON keyword FOR EACH ROW EXECUTE FUNCTION stamp_part();

create table known_device (
  account_id integer not null,
  device text not null,
  seen_at timestamp(3) with time zone default now() not null,
  told_at timestamp(3) with time zone default now() not null,
  constraint known_device_pkey PRIMARY KEY (account_id, device),
  constraint known_device_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE
);

create table known_place (
  key text not null,
  seen_at timestamp(3) with time zone default now() not null,
  constraint known_place_pkey PRIMARY KEY (key)
);

create table kysely_migration (
  name character varying(255) not null,
  "timestamp" character varying(255) not null,
  kind text,
  constraint kysely_migration_pkey PRIMARY KEY (name),
  constraint kysely_migration_kind_check CHECK (kind = ANY (ARRAY['expand'::text, 'contract'::text]))
);

create table lack_delta (
  amount smallint not null,
  what text not null,
  product_type smallint not null,
  main boolean not null
) with (autovacuum_enabled=off);

create table likeness_due (
  question_id integer not null,
  tries smallint default 0 not null
) with (autovacuum_enabled=off);

create table lint_due (
  question_id integer not null,
  tries smallint default 0 not null
) with (autovacuum_enabled=off);

create table lint_ignore (
  id integer generated always as identity not null,
  question_id integer not null,
  rule text not null,
  place text not null,
  print text not null,
  reason text not null,
  created_by integer,
  created_at timestamp(3) with time zone default clock_timestamp() not null,
  ended_by integer,
  ended_at timestamp(3) with time zone,
  constraint lint_ignore_pkey PRIMARY KEY (id),
  constraint lint_ignore_created_by_fkey FOREIGN KEY (created_by) REFERENCES account(id),
  constraint lint_ignore_ended_by_fkey FOREIGN KEY (ended_by) REFERENCES account(id),
  constraint lint_ignore_question_id_fkey FOREIGN KEY (question_id) REFERENCES question(id) ON DELETE CASCADE,
  constraint lint_ignore_place_check CHECK (length(place) >= 1 AND length(place) <= 100),
  constraint lint_ignore_reason_check CHECK (length(reason) >= 1 AND length(reason) <= 255),
  constraint lint_ignore_rule_check CHECK (length(rule) >= 1 AND length(rule) <= 40)
);
CREATE INDEX lint_ignore_created_by ON lint_ignore USING btree (created_by);
CREATE INDEX lint_ignore_ended_by ON lint_ignore USING btree (ended_by);
CREATE UNIQUE INDEX lint_ignore_now ON lint_ignore USING btree (question_id, rule, place) WHERE ended_at IS NULL;
CREATE INDEX lint_ignore_question ON lint_ignore USING btree (question_id);

create table month_tally (
  month date not null,
  product_type smallint not null,
  subject_id integer not null,
  amount bigint not null,
  constraint month_tally_pkey PRIMARY KEY (month, product_type, subject_id)
);

create table notice (
  id integer generated always as identity not null,
  account_id integer not null,
  kind text not null,
  data jsonb not null,
  at timestamp(3) with time zone default clock_timestamp() not null,
  read_at timestamp(3) with time zone,
  mailed_at timestamp(3) with time zone,
  constraint notice_pkey PRIMARY KEY (id),
  constraint notice_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE
);
CREATE INDEX notice_account ON notice USING btree (account_id, at);
CREATE UNIQUE INDEX notice_counted ON notice USING btree (account_id, kind) WHERE read_at IS NULL AND data ? 'times'::text;

create table notice_mail (
  account_id integer not null,
  wanted boolean default true not null,
  tried_at timestamp(3) with time zone,
  constraint notice_mail_pkey PRIMARY KEY (account_id),
  constraint notice_mail_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE
);

create table password_reset (
  id integer generated always as identity not null,
  email text not null,
  password_hash text not null,
  code text,
  wrong_codes smallint default 0 not null,
  mail_token_hash bytea,
  created_at timestamp(3) with time zone default clock_timestamp() not null,
  code_hash bytea,
  address text,
  constraint password_reset_pkey PRIMARY KEY (id),
  constraint password_reset_mail_token_hash_key UNIQUE (mail_token_hash),
  constraint password_reset_code_check CHECK (code ~ '^\d{6}$'::text),
  constraint password_reset_email_check CHECK (email = lower(email))
);
CREATE INDEX password_reset_email ON password_reset USING btree (email, id);

create table question (
  id integer generated always as identity not null,
  parent_id integer,
  type smallint not null,
  code text default ''::text not null,
  text text not null,
  answer text,
  product_type smallint default 1 not null,
  subject_id integer default 0 not null,
  category_id integer not null,
  class_id integer,
  topic_id integer,
  subtopic_id integer,
  indicator_id integer,
  level_id integer,
  label text not null,
  status text default 'on-progress'::text not null,
  created_by integer,
  updated_by integer,
  created_at timestamp(3) with time zone default clock_timestamp() not null,
  updated_at timestamp(3) with time zone default clock_timestamp() not null,
  "position" smallint,
  interaction jsonb default '{}'::jsonb not null,
  scoring jsonb default '{}'::jsonb not null,
  multiple boolean default false not null,
  keyless boolean default false not null,
  constraint question_pkey PRIMARY KEY (id),
  constraint question_code_key UNIQUE (code),
  constraint question_category_id_subject_id_product_type_fkey FOREIGN KEY (category_id, subject_id, product_type) REFERENCES category(id, subject_id, product_type) ON UPDATE CASCADE,
  constraint question_class_id_fkey FOREIGN KEY (class_id) REFERENCES class(id),
  constraint question_created_by_fkey FOREIGN KEY (created_by) REFERENCES account(id),
  constraint question_indicator_id_fkey FOREIGN KEY (indicator_id) REFERENCES indicator(id),
  constraint question_level_id_fkey FOREIGN KEY (level_id) REFERENCES question_level(id),
  constraint question_parent_id_fkey FOREIGN KEY (parent_id) REFERENCES question(id),
  constraint question_subtopic_id_topic_id_fkey FOREIGN KEY (subtopic_id, topic_id) REFERENCES subtopic(id, topic_id) ON UPDATE CASCADE,
  constraint question_topic_id_category_id_fkey FOREIGN KEY (topic_id, category_id) REFERENCES topic(id, category_id) ON UPDATE CASCADE,
  constraint question_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES account(id),
  constraint question_answer_check CHECK (length(answer) <= 10000),
  constraint question_bank_check CHECK ((type = ANY (ARRAY[2, 3, 6, 7])) OR
CASE product_type
    WHEN 1 THEN type = 1
    ELSE type = 5
END),
  constraint question_check CHECK (parent_id <> id),
  constraint question_check2 CHECK (product_type = 2 OR class_id IS NOT NULL AND topic_id IS NOT NULL AND level_id IS NOT NULL),
  constraint question_interaction_check CHECK (jsonb_typeof(interaction) = 'object'::text),
  constraint question_label_check CHECK (label = ANY (ARRAY['tryout'::text, 'exam'::text, 'daily_question'::text, 'example_question'::text])),
  constraint question_position_check CHECK ("position" > 0),
  constraint question_scoring_check CHECK (jsonb_typeof(scoring) = 'object'::text),
  constraint question_status_check CHECK (status = ANY (ARRAY['on-progress'::text, 'approved'::text, 'published'::text])),
  constraint question_text_check CHECK (length(text) >= 1 AND length(text) <= 200000),
  constraint question_type_check CHECK (type = ANY (ARRAY[1, 2, 3, 5, 6, 7]))
) with (autovacuum_vacuum_threshold=500, autovacuum_vacuum_scale_factor=0.002, autovacuum_vacuum_insert_threshold=500, autovacuum_vacuum_insert_scale_factor=0.002);
CREATE INDEX question_category ON question USING btree (category_id, id DESC);
CREATE INDEX question_class ON question USING btree (class_id, id DESC);
CREATE INDEX question_code_trgm ON question USING gin (code gin_trgm_ops) WITH (gin_pending_list_limit='1024');
CREATE INDEX question_created ON question USING btree (product_type, created_at, subject_id);
CREATE INDEX question_creator ON question USING btree (created_by, id DESC);
CREATE INDEX question_facets ON question USING btree (subject_id, status, level_id, class_id, label, topic_id, category_id, created_by, product_type) WHERE parent_id IS NULL;
CREATE INDEX question_form ON question USING btree (product_type, type, multiple, id DESC) WHERE parent_id IS NULL;
CREATE INDEX question_indicator ON question USING btree (indicator_id, id DESC);
CREATE INDEX question_label ON question USING btree (product_type, label, id DESC) WHERE parent_id IS NULL;
CREATE INDEX question_level_id ON question USING btree (level_id, id DESC);
CREATE INDEX question_main ON question USING btree (product_type, id DESC) WHERE parent_id IS NULL;
CREATE INDEX question_parent ON question USING btree (parent_id, id);
CREATE INDEX question_place ON question USING btree (product_type, subject_id, status, id DESC) WHERE parent_id IS NULL;
CREATE INDEX question_status ON question USING btree (product_type, status, id DESC) WHERE parent_id IS NULL;
CREATE INDEX question_subject ON question USING btree (subject_id, id DESC);
CREATE INDEX question_subtopic ON question USING btree (subtopic_id, id DESC);
CREATE INDEX question_topic ON question USING btree (topic_id, id DESC);
CREATE CONSTRAINT TRIGGER follow_insert AFTER INSERT ON question DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (note_change(new.id)) EXECUTE FUNCTION follow_change();
CREATE CONSTRAINT TRIGGER follow_update AFTER UPDATE ON question DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (
        CASE
            WHEN old.type IS DISTINCT FROM new.type OR old.text IS DISTINCT FROM new.text OR old.answer IS DISTINCT FROM new.answer OR old.interaction IS DISTINCT FROM new.interaction OR old.keyless IS DISTINCT FROM new.keyless OR old.product_type IS DISTINCT FROM new.product_type OR (old.parent_id IS NULL) IS DISTINCT FROM (new.parent_id IS NULL) THEN note_change(new.id)
            ELSE false
        END) EXECUTE FUNCTION follow_change();
CREATE TRIGGER guard_status BEFORE UPDATE OF status ON question FOR EACH ROW WHEN (new.status <> 'on-progress'::text AND new.status <> old.status) EXECUTE FUNCTION guard_status();
CREATE TRIGGER guard_status_insert BEFORE INSERT ON question FOR EACH ROW WHEN (new.status <> 'on-progress'::text) EXECUTE FUNCTION guard_status();
CREATE TRIGGER history AFTER DELETE OR UPDATE ON question FOR EACH ROW EXECUTE FUNCTION write_history('id', 'id');
CREATE TRIGGER history_insert AFTER INSERT ON question REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION write_added('id', 'id');
CREATE TRIGGER multiple BEFORE INSERT OR UPDATE OF interaction ON question FOR EACH ROW EXECUTE FUNCTION set_multiple();
CREATE TRIGGER numbers BEFORE UPDATE OF interaction ON question FOR EACH ROW EXECUTE FUNCTION keep_numbers();
CREATE TRIGGER place BEFORE INSERT OR UPDATE OF category_id, subject_id, product_type ON question FOR EACH ROW EXECUTE FUNCTION place_question();
CREATE TRIGGER pool_tasks AFTER UPDATE ON question FOR EACH ROW WHEN (old.subject_id IS DISTINCT FROM new.subject_id) EXECUTE FUNCTION pool_tasks_of_question();
CREATE TRIGGER revise AFTER UPDATE ON question FOR EACH ROW WHEN (old.type IS DISTINCT FROM new.type OR old.text IS DISTINCT FROM new.text OR old.answer IS DISTINCT FROM new.answer OR (old.interaction - 'given'::text) IS DISTINCT FROM (new.interaction - 'given'::text)) EXECUTE FUNCTION revise_question();
CREATE TRIGGER stamp BEFORE UPDATE ON question FOR EACH ROW EXECUTE FUNCTION stamp_question();
CREATE TRIGGER tally AFTER INSERT OR DELETE ON question FOR EACH ROW EXECUTE FUNCTION tally_question();
CREATE TRIGGER tally_moved AFTER UPDATE ON question FOR EACH ROW WHEN (old.product_type IS DISTINCT FROM new.product_type OR (old.parent_id IS NULL) IS DISTINCT FROM (new.parent_id IS NULL) OR old.subject_id IS DISTINCT FROM new.subject_id OR old.category_id IS DISTINCT FROM new.category_id OR old.class_id IS DISTINCT FROM new.class_id OR old.topic_id IS DISTINCT FROM new.topic_id OR old.level_id IS DISTINCT FROM new.level_id OR old.indicator_id IS DISTINCT FROM new.indicator_id OR old.created_by IS DISTINCT FROM new.created_by OR old.status IS DISTINCT FROM new.status OR old.label IS DISTINCT FROM new.label OR old.created_at IS DISTINCT FROM new.created_at) EXECUTE FUNCTION tally_question();
CREATE TRIGGER text_images AFTER INSERT OR DELETE OR UPDATE OF text, interaction ON question FOR EACH ROW EXECUTE FUNCTION track_text_images('text', 'interaction');

create table question_author (
  question_id integer not null,
  created_by integer not null,
  revision integer not null,
  constraint question_author_pkey PRIMARY KEY (question_id, created_by),
  constraint question_author_created_by_fkey FOREIGN KEY (created_by) REFERENCES account(id),
  constraint question_author_question_id_fkey FOREIGN KEY (question_id) REFERENCES question(id) ON DELETE CASCADE
);
CREATE TRIGGER pool_own_tasks AFTER INSERT OR UPDATE ON question_author FOR EACH ROW EXECUTE FUNCTION pool_own_tasks();

create table question_cell (
  product_type smallint not null,
  main boolean not null,
  subject_id integer not null,
  status text not null,
  class_id integer,
  level_id integer,
  label text not null,
  amount bigint not null,
  constraint question_cell_product_type_main_subject_id_status_class_id__key UNIQUE NULLS NOT DISTINCT (product_type, main, subject_id, status, class_id, level_id, label)
);

create table question_delta (
  amount smallint not null,
  product_type smallint not null,
  main boolean not null,
  subject_id integer not null,
  category_id integer not null,
  class_id integer,
  topic_id integer,
  level_id integer,
  indicator_id integer,
  created_by integer,
  status text not null,
  label text not null,
  month date not null
) with (autovacuum_enabled=off);

create table question_has (
  question_id integer not null,
  what text not null,
  constraint question_has_pkey PRIMARY KEY (question_id, what),
  constraint question_has_question_id_fkey FOREIGN KEY (question_id) REFERENCES question(id) ON DELETE CASCADE,
  constraint question_has_what_check CHECK (what = ANY (ARRAY['image'::text, 'formula'::text, 'bare_image'::text]))
);
CREATE INDEX question_has_what ON question_has USING btree (what, question_id DESC);

create table question_image (
  id integer generated always as identity not null,
  question_id integer,
  image_id text not null,
  created_by integer,
  created_at timestamp(3) with time zone default clock_timestamp() not null,
  "position" smallint,
  constraint question_image_pkey PRIMARY KEY (id),
  constraint question_image_image_id_key UNIQUE (image_id),
  constraint question_image_created_by_fkey FOREIGN KEY (created_by) REFERENCES account(id),
  constraint question_image_image_id_fkey FOREIGN KEY (image_id) REFERENCES image(id) ON DELETE CASCADE,
  constraint question_image_question_id_fkey FOREIGN KEY (question_id) REFERENCES question(id) ON DELETE CASCADE
);
CREATE INDEX question_image_question ON question_image USING btree (question_id);
CREATE TRIGGER history AFTER DELETE OR UPDATE ON question_image FOR EACH ROW EXECUTE FUNCTION write_history('id', 'question_id');
CREATE TRIGGER history_insert AFTER INSERT ON question_image REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION write_added('id', 'question_id');
CREATE TRIGGER image_kept AFTER DELETE OR UPDATE OF question_id, image_id ON question_image FOR EACH ROW WHEN (old.question_id IS NOT NULL) EXECUTE FUNCTION keep_listed_image();

create table question_lack (
  question_id integer not null,
  what text not null,
  product_type smallint not null,
  main boolean not null,
  constraint question_lack_pkey PRIMARY KEY (question_id, what),
  constraint question_lack_question_id_fkey FOREIGN KEY (question_id) REFERENCES question(id) ON DELETE CASCADE,
  constraint question_lack_what_check CHECK (what = ANY (ARRAY['answer'::text, 'discussion'::text]))
);
CREATE INDEX question_lack_what ON question_lack USING btree (what, question_id DESC);
CREATE TRIGGER tally AFTER INSERT OR DELETE OR UPDATE ON question_lack FOR EACH ROW EXECUTE FUNCTION tally_lack();

create table question_level (
  id integer generated always as identity not null,
  name text not null,
  created_by integer,
  updated_by integer,
  created_at timestamp(3) with time zone default clock_timestamp() not null,
  updated_at timestamp(3) with time zone default clock_timestamp() not null,
  constraint question_level_pkey PRIMARY KEY (id),
  constraint question_level_created_by_fkey FOREIGN KEY (created_by) REFERENCES account(id),
  constraint question_level_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES account(id),
  constraint question_level_name_check CHECK (length(name) >= 1 AND length(name) <= 255)
);
CREATE UNIQUE INDEX question_level_name ON question_level USING btree (lower(name));
CREATE TRIGGER history AFTER DELETE OR UPDATE ON question_level FOR EACH ROW EXECUTE FUNCTION write_history('id', '');
CREATE TRIGGER history_insert AFTER INSERT ON question_level REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION write_added('id', '');
CREATE TRIGGER stamp BEFORE UPDATE ON question_level FOR EACH ROW EXECUTE FUNCTION stamp_update();

create table question_likeness (
  question_id integer not null,
  exact bigint not null,
  made_at timestamp(3) with time zone default clock_timestamp() not null,
  compared text[],
  bands integer[],
  constraint question_likeness_pkey PRIMARY KEY (question_id),
  constraint question_likeness_question_id_fkey FOREIGN KEY (question_id) REFERENCES question(id) ON DELETE CASCADE
);
CREATE INDEX question_likeness_bands ON question_likeness USING gin (bands) WITH (fastupdate=off);
CREATE INDEX question_likeness_exact ON question_likeness USING btree (exact);

create table question_lint (
  question_id integer not null,
  galat smallint not null,
  peringatan smallint not null,
  found text[] not null,
  constraint question_lint_pkey PRIMARY KEY (question_id),
  constraint question_lint_question_id_fkey FOREIGN KEY (question_id) REFERENCES question(id) ON DELETE CASCADE
);
CREATE INDEX question_lint_found ON question_lint USING gin (found);

create table question_review (
  question_id integer not null,
  stage text not null,
  revision integer default 0 not null,
  round integer default 0 not null,
  submitted_by integer,
  submitted_at timestamp(3) with time zone,
  approved_revision integer,
  approved_by integer,
  approved_at timestamp(3) with time zone,
  own_approval boolean default false not null,
  constraint question_review_pkey PRIMARY KEY (question_id),
  constraint question_review_approved_by_fkey FOREIGN KEY (approved_by) REFERENCES account(id),
  constraint question_review_question_id_fkey FOREIGN KEY (question_id) REFERENCES question(id) ON DELETE CASCADE,
  constraint question_review_submitted_by_fkey FOREIGN KEY (submitted_by) REFERENCES account(id),
  constraint question_review_stage_check CHECK (stage = ANY (ARRAY['draft'::text, 'submitted'::text, 'changes'::text, 'rejected'::text, 'approved'::text, 'published'::text]))
);
CREATE INDEX question_review_stage ON question_review USING btree (stage, question_id DESC);
CREATE TRIGGER guard_approval BEFORE UPDATE OF approved_revision ON question_review FOR EACH ROW WHEN (new.approved_revision IS NOT NULL AND new.approved_revision IS DISTINCT FROM old.approved_revision) EXECUTE FUNCTION guard_approval();
CREATE TRIGGER guard_approval_insert BEFORE INSERT ON question_review FOR EACH ROW WHEN (new.approved_revision IS NOT NULL) EXECUTE FUNCTION guard_approval();
CREATE TRIGGER reopen_tasks AFTER UPDATE ON question_review FOR EACH ROW WHEN (new.stage = 'submitted'::text AND new.revision <> old.revision) EXECUTE FUNCTION reopen_tasks();

create table question_search (
  question_id integer not null,
  text text not null,
  constraint question_search_pkey PRIMARY KEY (question_id),
  constraint question_search_question_id_fkey FOREIGN KEY (question_id) REFERENCES question(id) ON DELETE CASCADE
);
CREATE INDEX question_search_text ON question_search USING gin (text gin_trgm_ops) WITH (gin_pending_list_limit='1024');

create table question_tally (
  facet text not null,
  value text not null,
  product_type smallint not null,
  main boolean not null,
  amount bigint not null,
  constraint question_tally_pkey PRIMARY KEY (facet, value, product_type, main)
);

create table question_twin (
  question_id integer not null,
  other_id integer not null,
  kind text not null,
  score real not null,
  constraint question_twin_pkey PRIMARY KEY (question_id, other_id),
  constraint question_twin_other_id_fkey FOREIGN KEY (other_id) REFERENCES question(id) ON DELETE CASCADE,
  constraint question_twin_question_id_fkey FOREIGN KEY (question_id) REFERENCES question(id) ON DELETE CASCADE,
  constraint question_twin_check CHECK (question_id < other_id),
  constraint question_twin_kind_check CHECK (kind = ANY (ARRAY['mirip'::text, 'beda angka'::text]))
);
CREATE INDEX question_twin_other ON question_twin USING btree (other_id);

create table review (
  id integer generated always as identity not null,
  question_id integer not null,
  revision integer not null,
  round integer not null,
  created_by integer not null,
  created_at timestamp(3) with time zone default clock_timestamp() not null,
  verdict text not null,
  form text not null,
  version smallint not null,
  aspects jsonb not null,
  note text,
  constraint review_pkey PRIMARY KEY (id),
  constraint review_question_id_revision_created_by_key UNIQUE (question_id, revision, created_by),
  constraint review_created_by_fkey FOREIGN KEY (created_by) REFERENCES account(id),
  constraint review_question_id_fkey FOREIGN KEY (question_id) REFERENCES question(id) ON DELETE CASCADE,
  constraint review_aspects_check CHECK (jsonb_typeof(aspects) = 'array'::text),
  constraint review_note_check CHECK (length(note) >= 1 AND length(note) <= 4000),
  constraint review_verdict_check CHECK (verdict = ANY (ARRAY['layak'::text, 'perbaiki'::text, 'tolak'::text]))
);
CREATE INDEX review_time ON review USING btree (created_at);

create table review_comment (
  id integer generated always as identity not null,
  thread_id integer not null,
  text text not null,
  created_by integer not null,
  created_at timestamp(3) with time zone default clock_timestamp() not null,
  edited_at timestamp(3) with time zone,
  deleted_at timestamp(3) with time zone,
  constraint review_comment_pkey PRIMARY KEY (id),
  constraint review_comment_created_by_fkey FOREIGN KEY (created_by) REFERENCES account(id),
  constraint review_comment_thread_id_fkey FOREIGN KEY (thread_id) REFERENCES review_thread(id) ON DELETE CASCADE,
  constraint review_comment_text_check CHECK (length(text) <= 4000)
);
CREATE INDEX review_comment_thread ON review_comment USING btree (thread_id, id);

create table review_event (
  id bigint generated always as identity not null,
  question_id integer not null,
  revision integer not null,
  created_by integer,
  created_at timestamp(3) with time zone default clock_timestamp() not null,
  kind text not null,
  from_stage text not null,
  to_stage text not null,
  note text,
  constraint review_event_pkey PRIMARY KEY (id),
  constraint review_event_created_by_fkey FOREIGN KEY (created_by) REFERENCES account(id),
  constraint review_event_kind_check CHECK (kind = ANY (ARRAY['submitted'::text, 'withdrawn'::text, 'reopened'::text, 'returned'::text, 'rejected'::text, 'approved'::text, 'published'::text, 'unpublished'::text, 'revised'::text, 'voided'::text, 'taken'::text])) NOT VALID
);
CREATE INDEX review_event_question ON review_event USING btree (question_id, id DESC);
CREATE INDEX review_event_time ON review_event USING btree (created_at);

create table review_policy (
  only_one boolean default true not null,
  binding boolean not null,
  reviews smallint not null,
  own_approval boolean not null,
  block_on text not null,
  key_checks smallint default 0 not null,
  due_days smallint default 7 not null,
  rules jsonb default '{}'::jsonb not null,
  constraint review_policy_pkey PRIMARY KEY (only_one),
  constraint review_policy_block_on_check CHECK (block_on = ANY (ARRAY['galat'::text, 'peringatan'::text, 'tidak'::text])),
  constraint review_policy_due_days_check CHECK (due_days >= 1 AND due_days <= 90),
  constraint review_policy_key_checks_check CHECK (key_checks >= 0 AND key_checks <= 2),
  constraint review_policy_only_one_check CHECK (only_one),
  constraint review_policy_reviews_check CHECK (reviews >= 1 AND reviews <= 3)
);

create table review_task (
  id integer generated always as identity not null,
  kind text not null,
  question_id integer not null,
  account_id integer,
  due_on date,
  asked_by integer,
  created_at timestamp(3) with time zone default clock_timestamp() not null,
  done_at timestamp(3) with time zone,
  late_told_at timestamp(3) with time zone,
  constraint review_task_pkey PRIMARY KEY (id),
  constraint review_task_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id),
  constraint review_task_asked_by_fkey FOREIGN KEY (asked_by) REFERENCES account(id),
  constraint review_task_question_id_fkey FOREIGN KEY (question_id) REFERENCES question(id) ON DELETE CASCADE,
  constraint review_task_kind_check CHECK (kind = ANY (ARRAY['telaah'::text, 'kunci'::text, 'perbaiki'::text]))
);
CREATE INDEX review_task_account ON review_task USING btree (account_id, done_at, due_on);
CREATE INDEX review_task_question ON review_task USING btree (question_id);

create table review_thread (
  id integer generated always as identity not null,
  question_id integer not null,
  place text,
  quote text,
  before text default ''::text not null,
  after text default ''::text not null,
  revision integer not null,
  must_fix boolean default false not null,
  resolved_by integer,
  resolved_at timestamp(3) with time zone,
  created_by integer not null,
  created_at timestamp(3) with time zone default clock_timestamp() not null,
  constraint review_thread_pkey PRIMARY KEY (id),
  constraint review_thread_created_by_fkey FOREIGN KEY (created_by) REFERENCES account(id),
  constraint review_thread_question_id_fkey FOREIGN KEY (question_id) REFERENCES question(id) ON DELETE CASCADE,
  constraint review_thread_resolved_by_fkey FOREIGN KEY (resolved_by) REFERENCES account(id),
  constraint review_thread_after_check CHECK (length(after) <= 32),
  constraint review_thread_before_check CHECK (length(before) <= 32),
  constraint review_thread_place_check CHECK (length(place) >= 1 AND length(place) <= 100),
  constraint review_thread_quote_check CHECK (length(quote) >= 1 AND length(quote) <= 200)
);
CREATE INDEX review_thread_question ON review_thread USING btree (question_id, id);

create table search_word (
  word text not null,
  roots text[] not null,
  constraint search_word_pkey PRIMARY KEY (word)
);
CREATE INDEX search_word_roots ON search_word USING gin (roots);

create table security_event (
  id bigint generated always as identity not null,
  kind text not null,
  account_id integer,
  by_id integer,
  address text,
  device text,
  count integer default 1 not null,
  hour timestamp(3) with time zone not null,
  first_at timestamp(3) with time zone default now() not null,
  at timestamp(3) with time zone default now() not null,
  constraint security_event_pkey PRIMARY KEY (id),
  constraint security_event_once UNIQUE NULLS NOT DISTINCT (account_id, kind, by_id, address, device, hour),
  constraint security_event_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id)
);
CREATE INDEX security_event_account ON security_event USING btree (account_id, kind, at DESC, id DESC);
CREATE INDEX security_event_at ON security_event USING btree (at DESC, id DESC) INCLUDE (kind, account_id);

create table selection (
  id integer generated always as identity not null,
  question_id integer not null,
  "position" integer default 0 not null,
  text text default ''::text not null,
  image_id text,
  created_by integer,
  updated_by integer,
  created_at timestamp(3) with time zone default clock_timestamp() not null,
  updated_at timestamp(3) with time zone default clock_timestamp() not null,
  constraint selection_pkey PRIMARY KEY (id),
  constraint selection_question_id_id_key UNIQUE (question_id, id),
  constraint selection_created_by_fkey FOREIGN KEY (created_by) REFERENCES account(id),
  constraint selection_image_id_fkey FOREIGN KEY (image_id) REFERENCES image(id),
  constraint selection_question_id_fkey FOREIGN KEY (question_id) REFERENCES question(id) ON DELETE CASCADE,
  constraint selection_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES account(id),
  constraint selection_check CHECK (text <> ''::text OR image_id IS NOT NULL),
  constraint selection_text_check CHECK (length(text) <= 10000)
);
CREATE INDEX selection_image ON selection USING btree (image_id);
CREATE CONSTRAINT TRIGGER follow_delete AFTER DELETE ON selection DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (note_change(old.question_id)) EXECUTE FUNCTION follow_change();
CREATE CONSTRAINT TRIGGER follow_insert AFTER INSERT ON selection DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (note_change(new.question_id)) EXECUTE FUNCTION follow_change();
CREATE CONSTRAINT TRIGGER follow_update AFTER UPDATE ON selection DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (
        CASE
            WHEN old.question_id <> new.question_id THEN true
            WHEN old.* IS DISTINCT FROM new.* THEN note_change(new.question_id)
            ELSE false
        END) EXECUTE FUNCTION follow_change();
CREATE TRIGGER history AFTER DELETE OR UPDATE ON selection FOR EACH ROW EXECUTE FUNCTION write_history('id', 'question_id');
CREATE TRIGGER history_insert AFTER INSERT ON selection REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION write_added('id', 'question_id');
CREATE TRIGGER image_used AFTER INSERT OR UPDATE OF image_id ON selection FOR EACH ROW WHEN (new.image_id IS NOT NULL) EXECUTE FUNCTION mark_image_used();
CREATE TRIGGER revise AFTER UPDATE ON selection FOR EACH ROW WHEN (old.question_id IS DISTINCT FROM new.question_id OR old.text IS DISTINCT FROM new.text OR old.image_id IS DISTINCT FROM new.image_id) EXECUTE FUNCTION revise_part();
CREATE TRIGGER revise_delete AFTER DELETE ON selection REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION revise_parts();
CREATE TRIGGER revise_insert AFTER INSERT ON selection REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION revise_parts();
CREATE TRIGGER stamp BEFORE UPDATE ON selection FOR EACH ROW EXECUTE FUNCTION stamp_part();

create table session (
  token_hash bytea not null,
  account_id integer not null,
  created_at timestamp(3) with time zone default clock_timestamp() not null,
  last_used_at timestamp(3) with time zone default clock_timestamp() not null,
  constraint session_pkey PRIMARY KEY (token_hash),
  constraint session_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE
);
CREATE INDEX session_account ON session USING btree (account_id);

create table session_origin (
  id integer generated always as identity not null,
  token_hash bytea not null,
  device_name text,
  address text,
  constraint session_origin_pkey PRIMARY KEY (id),
  constraint session_origin_token_hash_key UNIQUE (token_hash),
  constraint session_origin_token_hash_fkey FOREIGN KEY (token_hash) REFERENCES session(token_hash) ON DELETE CASCADE
);

create table short_answer (
  id integer generated always as identity not null,
  question_id integer not null,
  "position" integer default 0 not null,
  text text default ''::text not null,
  first_range text default ''::text not null,
  second_range text default ''::text not null,
  created_by integer,
  updated_by integer,
  created_at timestamp(3) with time zone default clock_timestamp() not null,
  updated_at timestamp(3) with time zone default clock_timestamp() not null,
  constraint short_answer_pkey PRIMARY KEY (id),
  constraint short_answer_created_by_fkey FOREIGN KEY (created_by) REFERENCES account(id),
  constraint short_answer_question_id_fkey FOREIGN KEY (question_id) REFERENCES question(id) ON DELETE CASCADE,
  constraint short_answer_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES account(id),
  constraint short_answer_check CHECK (text <> ''::text OR first_range <> ''::text OR second_range <> ''::text),
  constraint short_answer_first_range_check CHECK (length(first_range) <= 255),
  constraint short_answer_second_range_check CHECK (length(second_range) <= 255),
  constraint short_answer_text_check CHECK (length(text) <= 10000)
);
CREATE INDEX short_answer_question ON short_answer USING btree (question_id);
CREATE CONSTRAINT TRIGGER follow_delete AFTER DELETE ON short_answer DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (note_change(old.question_id)) EXECUTE FUNCTION follow_change();
CREATE CONSTRAINT TRIGGER follow_insert AFTER INSERT ON short_answer DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (note_change(new.question_id)) EXECUTE FUNCTION follow_change();
CREATE CONSTRAINT TRIGGER follow_update AFTER UPDATE ON short_answer DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (
        CASE
            WHEN old.question_id <> new.question_id THEN true
            WHEN old.text IS DISTINCT FROM new.text THEN note_change(new.question_id)
            ELSE false
        END) EXECUTE FUNCTION follow_change();
CREATE TRIGGER history AFTER DELETE OR UPDATE ON short_answer FOR EACH ROW EXECUTE FUNCTION write_history('id', 'question_id');
CREATE TRIGGER history_insert AFTER INSERT ON short_answer REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION write_added('id', 'question_id');
CREATE TRIGGER revise AFTER UPDATE ON short_answer FOR EACH ROW WHEN (old.question_id IS DISTINCT FROM new.question_id OR old.text IS DISTINCT FROM new.text OR old.first_range IS DISTINCT FROM new.first_range OR old.second_range IS DISTINCT FROM new.second_range) EXECUTE FUNCTION revise_part();
CREATE TRIGGER revise_delete AFTER DELETE ON short_answer REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION revise_parts();
CREATE TRIGGER revise_insert AFTER INSERT ON short_answer REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION revise_parts();
CREATE TRIGGER stamp BEFORE UPDATE ON short_answer FOR EACH ROW EXECUTE FUNCTION stamp_part();

create table statement (
  id integer generated always as identity not null,
  question_id integer not null,
  "position" integer default 0 not null,
  text text not null,
  created_by integer,
  updated_by integer,
  created_at timestamp(3) with time zone default clock_timestamp() not null,
  updated_at timestamp(3) with time zone default clock_timestamp() not null,
  constraint statement_pkey PRIMARY KEY (id),
  constraint statement_question_id_id_key UNIQUE (question_id, id),
  constraint statement_created_by_fkey FOREIGN KEY (created_by) REFERENCES account(id),
  constraint statement_question_id_fkey FOREIGN KEY (question_id) REFERENCES question(id) ON DELETE CASCADE,
  constraint statement_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES account(id),
  constraint statement_text_check CHECK (length(text) >= 1 AND length(text) <= 10000)
);
CREATE CONSTRAINT TRIGGER follow_delete AFTER DELETE ON statement DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (note_change(old.question_id)) EXECUTE FUNCTION follow_change();
CREATE CONSTRAINT TRIGGER follow_insert AFTER INSERT ON statement DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (note_change(new.question_id)) EXECUTE FUNCTION follow_change();
CREATE CONSTRAINT TRIGGER follow_update AFTER UPDATE ON statement DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (
        CASE
            WHEN old.question_id <> new.question_id THEN true
            WHEN old.* IS DISTINCT FROM new.* THEN note_change(new.question_id)
            ELSE false
        END) EXECUTE FUNCTION follow_change();
CREATE TRIGGER history AFTER DELETE OR UPDATE ON statement FOR EACH ROW EXECUTE FUNCTION write_history('id', 'question_id');
CREATE TRIGGER history_insert AFTER INSERT ON statement REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION write_added('id', 'question_id');
CREATE TRIGGER revise AFTER UPDATE ON statement FOR EACH ROW WHEN (old.question_id IS DISTINCT FROM new.question_id OR old.text IS DISTINCT FROM new.text) EXECUTE FUNCTION revise_part();
CREATE TRIGGER revise_delete AFTER DELETE ON statement REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION revise_parts();
CREATE TRIGGER revise_insert AFTER INSERT ON statement REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION revise_parts();
CREATE TRIGGER stamp BEFORE UPDATE ON statement FOR EACH ROW EXECUTE FUNCTION stamp_part();

create table statement_answer (
  id integer generated always as identity not null,
  question_id integer not null,
  statement_id integer not null,
  value smallint not null,
  created_by integer,
  updated_by integer,
  created_at timestamp(3) with time zone default clock_timestamp() not null,
  updated_at timestamp(3) with time zone default clock_timestamp() not null,
  constraint statement_answer_pkey PRIMARY KEY (id),
  constraint statement_answer_statement_id_key UNIQUE (statement_id),
  constraint statement_answer_created_by_fkey FOREIGN KEY (created_by) REFERENCES account(id),
  constraint statement_answer_question_id_fkey FOREIGN KEY (question_id) REFERENCES question(id) ON DELETE CASCADE,
  constraint statement_answer_statement_id_fkey FOREIGN KEY (question_id, statement_id) REFERENCES statement(question_id, id) ON DELETE CASCADE,
  constraint statement_answer_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES account(id),
  constraint statement_answer_value_check CHECK (value = ANY (ARRAY[1, 2]))
);
CREATE INDEX statement_answer_question ON statement_answer USING btree (question_id);
CREATE CONSTRAINT TRIGGER follow_delete AFTER DELETE ON statement_answer DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (note_change(old.question_id)) EXECUTE FUNCTION follow_change();
CREATE CONSTRAINT TRIGGER follow_insert AFTER INSERT ON statement_answer DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (note_change(new.question_id)) EXECUTE FUNCTION follow_change();
CREATE CONSTRAINT TRIGGER follow_update AFTER UPDATE ON statement_answer DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (old.question_id <> new.question_id) EXECUTE FUNCTION follow_change();
CREATE TRIGGER history AFTER DELETE OR UPDATE ON statement_answer FOR EACH ROW EXECUTE FUNCTION write_history('id', 'question_id');
CREATE TRIGGER history_insert AFTER INSERT ON statement_answer REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION write_added('id', 'question_id');
CREATE TRIGGER moves_statement AFTER INSERT OR DELETE OR UPDATE ON statement_answer FOR EACH ROW EXECUTE FUNCTION move_statement();
CREATE TRIGGER revise AFTER UPDATE ON statement_answer FOR EACH ROW WHEN (old.question_id IS DISTINCT FROM new.question_id OR old.statement_id IS DISTINCT FROM new.statement_id OR old.value IS DISTINCT FROM new.value) EXECUTE FUNCTION revise_part();
CREATE TRIGGER revise_delete AFTER DELETE ON statement_answer REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION revise_parts();
CREATE TRIGGER revise_insert AFTER INSERT ON statement_answer REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION revise_parts();
CREATE TRIGGER stamp BEFORE UPDATE ON statement_answer FOR EACH ROW EXECUTE FUNCTION stamp_part();

create table subject (
  id integer generated always as identity not null,
  name text not null,
  code text not null,
  family text,
  created_by integer,
  updated_by integer,
  created_at timestamp(3) with time zone default clock_timestamp() not null,
  updated_at timestamp(3) with time zone default clock_timestamp() not null,
  constraint subject_pkey PRIMARY KEY (id),
  constraint subject_created_by_fkey FOREIGN KEY (created_by) REFERENCES account(id),
  constraint subject_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES account(id),
  constraint subject_code_check CHECK (code ~ '^[A-Za-z0-9._-]{1,20}$'::text),
  constraint subject_family_check CHECK (family = ANY (ARRAY['literasi'::text, 'numerasi'::text])),
  constraint subject_name_check CHECK (length(name) >= 1 AND length(name) <= 255)
);
CREATE UNIQUE INDEX subject_code ON subject USING btree (lower(code));
CREATE TRIGGER history AFTER DELETE OR UPDATE ON subject FOR EACH ROW EXECUTE FUNCTION write_history('id', '');
CREATE TRIGGER history_insert AFTER INSERT ON subject REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION write_added('id', '');
CREATE TRIGGER stamp BEFORE UPDATE ON subject FOR EACH ROW EXECUTE FUNCTION stamp_update();

create table subtopic (
  id integer generated always as identity not null,
  topic_id integer not null,
  name text not null,
  code text default ''::text not null,
  detail text not null,
  created_by integer,
  updated_by integer,
  created_at timestamp(3) with time zone default clock_timestamp() not null,
  updated_at timestamp(3) with time zone default clock_timestamp() not null,
  constraint subtopic_pkey PRIMARY KEY (id),
  constraint subtopic_code_key UNIQUE (code),
  constraint subtopic_id_topic_id_key UNIQUE (id, topic_id),
  constraint subtopic_created_by_fkey FOREIGN KEY (created_by) REFERENCES account(id),
  constraint subtopic_topic_id_fkey FOREIGN KEY (topic_id) REFERENCES topic(id),
  constraint subtopic_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES account(id),
  constraint subtopic_detail_check CHECK (length(detail) <= 200000),
  constraint subtopic_name_check CHECK (length(name) >= 1 AND length(name) <= 255)
);
CREATE INDEX subtopic_topic ON subtopic USING btree (topic_id);
CREATE TRIGGER code BEFORE INSERT ON subtopic FOR EACH ROW EXECUTE FUNCTION code_subtopic();
CREATE TRIGGER history AFTER DELETE OR UPDATE ON subtopic FOR EACH ROW EXECUTE FUNCTION write_history('id', '');
CREATE TRIGGER history_insert AFTER INSERT ON subtopic REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION write_added('id', '');
CREATE TRIGGER stamp BEFORE UPDATE ON subtopic FOR EACH ROW EXECUTE FUNCTION stamp_update();
CREATE TRIGGER text_images AFTER INSERT OR DELETE OR UPDATE OF detail ON subtopic FOR EACH ROW EXECUTE FUNCTION track_text_images('detail');
CREATE TRIGGER words AFTER INSERT OR UPDATE OF code, name, detail ON subtopic FOR EACH ROW EXECUTE FUNCTION follow_topic();

create table subtopic_image (
  subtopic_id integer not null,
  image_id text not null,
  "position" smallint not null,
  constraint subtopic_image_pkey PRIMARY KEY (subtopic_id, image_id),
  constraint subtopic_image_image_id_fkey FOREIGN KEY (image_id) REFERENCES image(id),
  constraint subtopic_image_subtopic_id_fkey FOREIGN KEY (subtopic_id) REFERENCES subtopic(id) ON DELETE CASCADE
);
CREATE INDEX subtopic_image_image ON subtopic_image USING btree (image_id);
CREATE TRIGGER history AFTER DELETE OR UPDATE ON subtopic_image FOR EACH ROW EXECUTE FUNCTION write_history('subtopic_id', '');
CREATE TRIGGER history_insert AFTER INSERT ON subtopic_image REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION write_added('subtopic_id', '');
CREATE TRIGGER image_used AFTER INSERT OR UPDATE OF image_id ON subtopic_image FOR EACH ROW WHEN (new.image_id IS NOT NULL) EXECUTE FUNCTION mark_image_used();

create table subtopic_words (
  subtopic_id integer not null,
  text text not null,
  doc tsvector not null,
  constraint subtopic_words_pkey PRIMARY KEY (subtopic_id),
  constraint subtopic_words_subtopic_id_fkey FOREIGN KEY (subtopic_id) REFERENCES subtopic(id) ON DELETE CASCADE
);
CREATE INDEX subtopic_words_doc ON subtopic_words USING gin (doc);
CREATE INDEX subtopic_words_text ON subtopic_words USING gin (text gin_trgm_ops);

create table text_image (
  image_id text not null,
  resource text not null,
  row_id integer not null,
  constraint text_image_pkey PRIMARY KEY (resource, row_id, image_id),
  constraint text_image_image_id_fkey FOREIGN KEY (image_id) REFERENCES image(id)
);
CREATE INDEX text_image_image ON text_image USING btree (image_id);

create table throttle (
  key text not null,
  hits integer not null,
  since timestamp(3) with time zone default clock_timestamp() not null,
  closed_till timestamp(3) with time zone,
  recent timestamp(3) with time zone[] default '{}'::timestamp with time zone[] not null,
  constraint throttle_pkey PRIMARY KEY (key)
);

create table topic (
  id integer generated always as identity not null,
  category_id integer not null,
  class_id integer,
  name text not null,
  code text default ''::text not null,
  detail text not null,
  created_by integer,
  updated_by integer,
  created_at timestamp(3) with time zone default clock_timestamp() not null,
  updated_at timestamp(3) with time zone default clock_timestamp() not null,
  constraint topic_pkey PRIMARY KEY (id),
  constraint topic_code_key UNIQUE (code),
  constraint topic_id_category_id_key UNIQUE (id, category_id),
  constraint topic_category_id_fkey FOREIGN KEY (category_id) REFERENCES category(id),
  constraint topic_class_id_fkey FOREIGN KEY (class_id) REFERENCES class(id),
  constraint topic_created_by_fkey FOREIGN KEY (created_by) REFERENCES account(id),
  constraint topic_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES account(id),
  constraint topic_detail_check CHECK (length(detail) <= 200000),
  constraint topic_name_check CHECK (length(name) >= 1 AND length(name) <= 255)
);
CREATE INDEX topic_category ON topic USING btree (category_id);
CREATE INDEX topic_class ON topic USING btree (class_id);
CREATE TRIGGER code BEFORE INSERT ON topic FOR EACH ROW EXECUTE FUNCTION code_topic();
CREATE TRIGGER history AFTER DELETE OR UPDATE ON topic FOR EACH ROW EXECUTE FUNCTION write_history('id', '');
CREATE TRIGGER history_insert AFTER INSERT ON topic REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION write_added('id', '');
CREATE TRIGGER stamp BEFORE UPDATE ON topic FOR EACH ROW EXECUTE FUNCTION stamp_update();
CREATE TRIGGER text_images AFTER INSERT OR DELETE OR UPDATE OF detail ON topic FOR EACH ROW EXECUTE FUNCTION track_text_images('detail');
CREATE TRIGGER words AFTER INSERT OR UPDATE OF code, name, detail ON topic FOR EACH ROW EXECUTE FUNCTION follow_topic();

create table topic_image (
  topic_id integer not null,
  image_id text not null,
  "position" smallint not null,
  constraint topic_image_pkey PRIMARY KEY (topic_id, image_id),
  constraint topic_image_image_id_fkey FOREIGN KEY (image_id) REFERENCES image(id),
  constraint topic_image_topic_id_fkey FOREIGN KEY (topic_id) REFERENCES topic(id) ON DELETE CASCADE
);
CREATE INDEX topic_image_image ON topic_image USING btree (image_id);
CREATE TRIGGER history AFTER DELETE OR UPDATE ON topic_image FOR EACH ROW EXECUTE FUNCTION write_history('topic_id', '');
CREATE TRIGGER history_insert AFTER INSERT ON topic_image REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION write_added('topic_id', '');
CREATE TRIGGER image_used AFTER INSERT OR UPDATE OF image_id ON topic_image FOR EACH ROW WHEN (new.image_id IS NOT NULL) EXECUTE FUNCTION mark_image_used();

create table topic_tally (
  topic_id integer not null,
  status text not null,
  indicator_id integer,
  level_id integer,
  amount bigint not null,
  constraint topic_tally_topic_id_status_indicator_id_level_id_key UNIQUE NULLS NOT DISTINCT (topic_id, status, indicator_id, level_id)
);

create table topic_words (
  topic_id integer not null,
  text text not null,
  doc tsvector not null,
  constraint topic_words_pkey PRIMARY KEY (topic_id),
  constraint topic_words_topic_id_fkey FOREIGN KEY (topic_id) REFERENCES topic(id) ON DELETE CASCADE
);
CREATE INDEX topic_words_doc ON topic_words USING gin (doc);
CREATE INDEX topic_words_text ON topic_words USING gin (text gin_trgm_ops);

create table twin_denial (
  question_id integer not null,
  other_id integer not null,
  print text not null,
  created_by integer,
  created_at timestamp(3) with time zone default clock_timestamp() not null,
  constraint twin_denial_pkey PRIMARY KEY (question_id, other_id),
  constraint twin_denial_created_by_fkey FOREIGN KEY (created_by) REFERENCES account(id),
  constraint twin_denial_other_id_fkey FOREIGN KEY (other_id) REFERENCES question(id) ON DELETE CASCADE,
  constraint twin_denial_question_id_fkey FOREIGN KEY (question_id) REFERENCES question(id) ON DELETE CASCADE,
  constraint twin_denial_check CHECK (question_id < other_id)
);
CREATE INDEX twin_denial_other ON twin_denial USING btree (other_id);

create table twin_due (
  question_id integer not null,
  tries smallint default 0 not null
) with (autovacuum_enabled=off);

create table view (
  id integer generated always as identity not null,
  owner integer not null,
  product_type smallint not null,
  name text not null,
  shared boolean default false not null,
  query text not null,
  columns text[] default '{}'::text[] not null,
  created_at timestamp(3) with time zone default clock_timestamp() not null,
  constraint view_pkey PRIMARY KEY (id),
  constraint view_owner_fkey FOREIGN KEY (owner) REFERENCES account(id) ON DELETE CASCADE,
  constraint view_name_check CHECK (length(name) >= 1 AND length(name) <= 100),
  constraint view_product_type_check CHECK (product_type = ANY (ARRAY[1, 2])),
  constraint view_query_check CHECK (length(query) <= 2000)
);
CREATE INDEX view_owner ON view USING btree (owner, product_type, id);
CREATE INDEX view_shared ON view USING btree (product_type, id) WHERE shared;

create table word_due (
  word text not null,
  tries smallint default 0 not null
) with (autovacuum_enabled=off);

create table words_due (
  question_id integer not null,
  tries smallint default 0 not null
) with (autovacuum_enabled=off);

create view denied_twins as
 SELECT d.question_id,
    d.other_id
   FROM twin_denial d
     JOIN question_likeness l ON l.question_id = d.question_id
     JOIN question_likeness r ON r.question_id = d.other_id
  WHERE d.print = twin_print(l.exact, r.exact);

create view question_having as
 SELECT q.id AS question_id,
    has.what
   FROM question q,
    LATERAL ( SELECT concat_ws(' '::text, q.text, ( SELECT string_agg(s.text, ' '::text) AS string_agg
                   FROM selection s
                  WHERE s.question_id = q.id), ( SELECT string_agg(s.text, ' '::text) AS string_agg
                   FROM statement s
                  WHERE s.question_id = q.id), (q.interaction -> q.type::text)::text) AS html) texts,
    LATERAL ( VALUES ('image'::text,texts.html ~~ '%<img %'::text OR (EXISTS ( SELECT
                   FROM selection s
                  WHERE s.question_id = q.id AND s.image_id IS NOT NULL))), ('formula'::text,texts.html ~~ '%<math%'::text), ('bare_image'::text,texts.html ~ '<img (?![^>]*\malt=\\?"[^"\\])'::text)) has(what, is_so)
  WHERE has.is_so;

create view question_lacking as
 SELECT q.id AS question_id,
    lack.what,
    q.product_type,
    q.parent_id IS NULL AS main
   FROM question q,
    LATERAL ( VALUES ('answer'::text,
                CASE q.type
                    WHEN 1 THEN COALESCE(q.answer, ''::text) = ''::text
                    WHEN 2 THEN NOT (EXISTS ( SELECT
                       FROM answer
                      WHERE answer.question_id = q.id))
                    WHEN 3 THEN NOT (EXISTS ( SELECT
                       FROM short_answer
                      WHERE short_answer.question_id = q.id))
                    WHEN 5 THEN NOT (EXISTS ( SELECT
                       FROM statement
                      WHERE statement.question_id = q.id)) OR (EXISTS ( SELECT
                       FROM statement s
                         LEFT JOIN statement_answer a ON a.statement_id = s.id
                      WHERE s.question_id = q.id AND a.id IS NULL))
                    ELSE q.keyless
                END), ('discussion'::text,NOT (EXISTS ( SELECT
                   FROM discussion
                  WHERE discussion.question_id = q.id)))) lack(what, is_so)
  WHERE lack.is_so;

CREATE OR REPLACE FUNCTION add_question_delta(amount integer, q question)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  insert into question_delta values (
    amount, q.product_type, q.parent_id is null, q.subject_id, q.category_id, q.class_id, q.topic_id, q.level_id,
    q.indicator_id, q.created_by, q.status, q.label, date_trunc('month', q.created_at at time zone 'Asia/Jakarta'));
end $function$;

CREATE OR REPLACE FUNCTION begin_review(ids integer[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  begun int[];
begin
  with added as (
    insert into question_review (question_id, stage)
    select id, stage_of(status, null) from question where id = any(ids) order by id
    on conflict do nothing returning question_id
  )
  select array_agg(question_id) into begun from added;
  if begun is null then return; end if;
  insert into question_author (question_id, created_by, revision)
  select distinct h.question_id, h.account_id, 0 from history h
  where h.question_id = any(begun) and h.account_id is not null
    and case h.resource
      when 'question' then h.after is not null and (h.before is null or
        (h.before -> 'type', h.before -> 'text', h.before -> 'answer', (h.before -> 'interaction') - 'given')
          is distinct from (h.after -> 'type', h.after -> 'text', h.after -> 'answer', (h.after -> 'interaction') - 'given'))
      when 'free_trial' then false
      when 'question_image' then false
      else h.before - 'position' is distinct from h.after - 'position' end
  on conflict do nothing;
end $function$;

CREATE OR REPLACE FUNCTION begins_change(which text)
 RETURNS boolean
 LANGUAGE plpgsql
AS $function$
begin
  if current_setting('bank.begun_change', true) = which then return false; end if;
  perform set_config('bank.begun_change', which, true);
  return true;
end $function$;

CREATE OR REPLACE FUNCTION code_subtopic()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if new.code <> '' then return new; end if;
  select numbered(topic.code || '-S', new.id, 2) into new.code from topic where topic.id = new.topic_id;
  new.code := coalesce(new.code, '');
  return new;
end $function$;

CREATE OR REPLACE FUNCTION code_topic()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if new.code <> '' then return new; end if;
  select numbered(category.code || '-T', new.id, 3) into new.code from category where category.id = new.category_id;
  new.code := coalesce(new.code, ''); -- an unknown category: the foreign key says so
  return new;
end $function$;

CREATE OR REPLACE FUNCTION count_cells()
 RETURNS void
 LANGUAGE sql
AS $function$
  select pg_advisory_xact_lock(6401772905);
  delete from question_cell;
  insert into question_cell
  select product_type, main, subject_id, status, class_id, level_id, label, sum(amount)
  from (
    select product_type, parent_id is null as main, subject_id, status, class_id, level_id, label, 1 as amount from question
    union all
    select product_type, main, subject_id, status, class_id, level_id, label, -amount from question_delta
  ) counted
  group by 1, 2, 3, 4, 5, 6, 7 having sum(amount) <> 0;
$function$;

CREATE OR REPLACE FUNCTION current_actor()
 RETURNS integer
 LANGUAGE sql
 STABLE
AS $function$
  select nullif(current_setting('bank.actor', true), '')::int
$function$;

CREATE OR REPLACE FUNCTION fold_lack_deltas()
 RETURNS bigint
 LANGUAGE sql
AS $function$
  with gone as (delete from lack_delta returning *),
  kept as (
    insert into question_tally as kept
    select 'missing', what, product_type, main, sum(amount) from gone group by what, product_type, main
    on conflict (facet, value, product_type, main) do update set amount = kept.amount + excluded.amount
  )
  select count(*) from gone
$function$;

CREATE OR REPLACE FUNCTION fold_question_deltas()
 RETURNS bigint
 LANGUAGE sql
AS $function$
  with gone as (delete from question_delta returning *),
  facets as (
    insert into question_tally as kept
    select facet, value, product_type, main, sum(amount)
    from gone, lateral (values ('', ''), ('subject_id', subject_id::text), ('category_id', category_id::text),
      ('class_id', class_id::text), ('topic_id', topic_id::text), ('level_id', level_id::text),
      ('created_by', created_by::text), ('status', status), ('label', label)) as counted (facet, value)
    where value is not null
    group by facet, value, product_type, main
    on conflict (facet, value, product_type, main) do update set amount = kept.amount + excluded.amount
  ),
  cells as (
    insert into question_cell as kept
    select product_type, main, subject_id, status, class_id, level_id, label, sum(amount) from gone group by 1, 2, 3, 4, 5, 6, 7
    on conflict (product_type, main, subject_id, status, class_id, level_id, label)
      do update set amount = kept.amount + excluded.amount
  ),
  topics as (
    insert into topic_tally as kept
    select topic_id, status, indicator_id, level_id, sum(amount) from gone where topic_id is not null group by 1, 2, 3, 4
    on conflict (topic_id, status, indicator_id, level_id) do update set amount = kept.amount + excluded.amount
  ),
  months as (
    insert into month_tally as kept
    select month, product_type, subject_id, sum(amount) from gone group by 1, 2, 3
    on conflict (month, product_type, subject_id) do update set amount = kept.amount + excluded.amount
  )
  select count(*) from gone
$function$;

CREATE OR REPLACE FUNCTION follow_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_table_name = 'question' then
    perform follow_question(new.id);
  else
    perform follow_question(coalesce(new.question_id, old.question_id));
    if new.question_id <> old.question_id then perform follow_question(old.question_id); end if;
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION follow_lacks()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  ids int[];
begin
  if tg_table_name = 'question' then
    if tg_op = 'INSERT' then
      select array_agg(id) into ids from changed;
    else
      select array_agg(changed.id) into ids from changed join was using (id)
      where (changed.type, coalesce(changed.answer, '') = '', changed.keyless, changed.product_type, changed.parent_id is null)
        is distinct from (was.type, coalesce(was.answer, '') = '', was.keyless, was.product_type, was.parent_id is null);
    end if;
  elsif tg_op = 'UPDATE' then
    select array_agg(distinct moved.id) into ids
    from changed join was using (id), unnest(array[changed.question_id, was.question_id]) as moved (id)
    where changed.question_id <> was.question_id;
  else
    select array_agg(distinct question_id) into ids from changed;
  end if;
  if ids is not null then perform note_lacks(ids); end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION follow_multiple()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update question q set multiple = not q.multiple
  where q.id in (select question_id from changed) and q.multiple <> is_multiple(q.id, q.interaction);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION follow_question(id integer)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  -- from here on, a change is a new one
  perform set_config('bank.noted', replace(current_setting('bank.noted', true), ' ' || id || ' ', ' '), true);
  perform write_question_search(array[id]);
  perform write_content_words(array[id]);
  perform note_lacks(array[id]);
  insert into likeness_due values (id);
  insert into lint_due values (id);
end $function$;

CREATE OR REPLACE FUNCTION follow_question_search()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  ids int[];
begin
  if tg_table_name = 'question' then
    if tg_op = 'UPDATE' then
      select array_agg(changed.id) into ids from changed join was using (id)
      where (changed.text, changed.interaction, changed.interaction <> '{}' and changed.type <> was.type)
        is distinct from (was.text, was.interaction, false);
    else
      select array_agg(id) into ids from changed;
    end if;
  elsif tg_op = 'UPDATE' then
    select array_agg(distinct changed.question_id) into ids from changed join was using (id) where changed.text <> was.text;
  else
    select array_agg(distinct question_id) into ids from changed;
  end if;
  if ids is not null then perform write_question_search(ids); end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION follow_topic()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform write_topic_words(tg_table_name, array[new.id]);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION guard_approval()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if (select binding and (
      reviews > (
        select count(*) from review
        where question_id = new.question_id and revision = new.approved_revision and verdict = 'layak')
      or key_checks > 0 and (select type <> 1 from question where id = new.question_id) and (
        key_checks > (
          select count(*) from key_check
          where question_id = new.question_id and revision = new.approved_revision and agrees)
        or exists (
          select from key_check
          where question_id = new.question_id and revision = new.approved_revision and not agrees and settled is null)))
    from review_policy)
  then
    raise exception 'question % is not reviewed', new.question_id using errcode = 'BS001';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION guard_status()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  was text := case when tg_op = 'UPDATE' then old.status else 'on-progress' end;
begin
  if is_binding() and not exists (
    select from question_review r
    where r.question_id = new.id and r.stage = new.status and (was <> 'on-progress' or r.approved_revision = r.revision))
  then
    raise exception 'question % is not reviewed', new.id using errcode = 'BS001';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION is_binding()
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE
AS $function$
begin
  return exists (select from review_policy where binding);
end $function$;

CREATE OR REPLACE FUNCTION is_multiple(question_id integer, interaction jsonb)
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE
AS $function$
begin
  return coalesce((interaction -> '2' ->> 'multiple')::bool, false)
    or (select count(*) from answer where answer.question_id = is_multiple.question_id) > 1;
end $function$;

CREATE OR REPLACE PROCEDURE keep_history(IN content regclass)
 LANGUAGE plpgsql
AS $procedure$
declare
  columns text[] := (select array_agg(attname) from pg_attribute
    where attrelid = content and attnum > 0 and not attisdropped);
  first_of_key text := (select attname from pg_index join pg_attribute on attrelid = indrelid and attnum = indkey[0]
    where indrelid = content and indisprimary);
  is_part bool := 'question_id' = any(columns);
begin
  call trigger_history(content, case when 'id' = any(columns) then 'id' else first_of_key end,
    case when is_part then 'question_id' else '' end);
  if 'updated_at' = any(columns) then
    execute format('create trigger stamp before update on %s for each row execute function %I()', content,
      case when is_part then 'stamp_part' when 'updated_by' = any(columns) then 'stamp_update' else 'stamp_time' end);
  end if;
end $procedure$;

CREATE OR REPLACE FUNCTION keep_listed_image()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update image set used_at = clock_timestamp() where id = old.image_id and used_at is null;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION keep_numbers()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if old.interaction -> 'given' is null or old.interaction -> 'given' = new.interaction -> 'given' then return new; end if;
  new.interaction := new.interaction || jsonb_build_object('given', coalesce((
    select jsonb_object_agg(type, highest) from (
      select type, jsonb_object_agg(list, number) as highest from (
        select type, list, max(number::int) as number
        from (values (old.interaction -> 'given'), (new.interaction -> 'given')) as version (given),
          jsonb_each(coalesce(given, '{}')) as of_type (type, numbers), jsonb_each_text(numbers) as of_list (list, number)
        group by type, list) as one
      group by type) as each), '{}'));
  return new;
end $function$;

CREATE OR REPLACE FUNCTION likely_twins(own integer, bank integer, same bigint, wanted integer[], most integer, candidates integer)
 RETURNS TABLE(id_question integer, code text, compared text[])
 LANGUAGE plpgsql
 STABLE
 SET enable_seqscan TO 'off'
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
begin
  return query
    select q.id, q.code, l.compared
    from (
      select found.id, found.shared
      from (
        (select s.question_id as id, shared_bands(s.bands, wanted) as shared
          from question_likeness s
          where (s.bands && wanted[:8] and s.bands && wanted[9:] or s.bands && wanted[9:16] and s.bands && wanted[17:])
            and s.question_id <> own and s.exact is distinct from same limit most)
        union all
        (select s.question_id, shared_bands(s.bands, wanted)
          from question_likeness s
          where s.bands && wanted
            and not (s.bands && wanted[:8] and s.bands && wanted[9:] or s.bands && wanted[9:16] and s.bands && wanted[17:])
            and s.question_id <> own and s.exact is distinct from same limit least(most, 100))
      ) found
      order by found.shared desc, found.id desc limit 100
    ) nearest join question_likeness l on l.question_id = nearest.id join question q on q.id = nearest.id
    where q.product_type = bank
      and not exists (select from denied_twins d where d.question_id = least(q.id, own) and d.other_id = greatest(q.id, own))
    order by nearest.shared desc, q.id desc limit candidates;
end $function$;

CREATE OR REPLACE FUNCTION mark_image_used()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update image set used_at = clock_timestamp() where id = new.image_id and used_at is null;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION may_do(wanted text, who integer, subject integer)
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE
AS $function$
begin
  return exists (select from account a where a.id = who and a.is_active = 1 and a.deleted_at is null
    and (wanted <> 'telaah' or a.level = 1 or exists (select from capability c
      where c.account_id = who and c.what = 'review' and coalesce(c.subject_id, subject) = subject)));
end $function$;

CREATE OR REPLACE FUNCTION move_statement()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'UPDATE' and new.value = old.value then return null; end if;
  update statement
  set updated_at = clock_timestamp(),
    -- who it already names as the last one is not named again: a new statement was edited by nobody
    updated_by = case when coalesce(updated_by, created_by) = current_actor() then updated_by
      else coalesce(current_actor(), updated_by) end
  where id = coalesce(new.statement_id, old.statement_id);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION note_change(question_id integer)
 RETURNS boolean
 LANGUAGE plpgsql
AS $function$
declare
  noted text := coalesce(current_setting('bank.noted', true), '');
begin
  if position(' ' || question_id || ' ' in noted) > 0 then return false; end if;
  perform set_config('bank.noted', right(noted, 16000) || ' ' || question_id || ' ', true);
  return true;
end $function$;

CREATE OR REPLACE FUNCTION note_lacks(ids integer[])
 RETURNS void
 LANGUAGE plpgsql
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
begin
  -- two people at work on one question wait for each other, and the second sees what the first wrote
  perform from question where id = any(ids) order by id for no key update;
  with now as materialized (select question_id, what, product_type, main from question_lacking where question_id = any(ids)),
  gone as (
    delete from question_lack kept where question_id = any(ids)
      and not exists (select from now where now.question_id = kept.question_id and now.what = kept.what))
  insert into question_lack as kept (question_id, what, product_type, main)
  select question_id, what, product_type, main from now
  on conflict (question_id, what) do update set product_type = excluded.product_type, main = excluded.main
    where (kept.product_type, kept.main) is distinct from (excluded.product_type, excluded.main);
  with now as materialized (select question_id, what from question_having where question_id = any(ids)),
  gone as (
    delete from question_has kept where question_id = any(ids)
      and not exists (select from now where now.question_id = kept.question_id and now.what = kept.what))
  insert into question_has (question_id, what) select question_id, what from now on conflict do nothing;
end $function$;

CREATE OR REPLACE FUNCTION note_likeness()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into likeness_due values (new.id);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION note_likeness_of_parts()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into likeness_due select distinct question_id from changed;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION numbered(prefix text, number integer, digits integer)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select prefix || lpad(number::text, greatest(digits, length(number::text)), '0')
$function$;

CREATE OR REPLACE FUNCTION place_question()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  home category;
begin
  select * into home from category where id = new.category_id;
  new.subject_id := coalesce(home.subject_id, 0); -- an unknown category: the foreign key says so
  new.product_type := coalesce(home.product_type, 1);
  if tg_op = 'INSERT' and new.code = '' then new.code := numbered(coalesce(home.code, '') || '-Q', new.id, 6); end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION pool_own_tasks()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if exists (select from review_policy where own_approval) then return null; end if;
  with pooled as (
    update review_task set account_id = null
    where question_id = new.question_id and account_id = new.created_by and done_at is null and kind <> 'perbaiki'
    returning question_id
  )
  insert into notice (account_id, kind, data)
  select distinct new.created_by, 'review-own', jsonb_build_object('question_id', q.id, 'code', q.code)
  from pooled join question q on q.id = question_id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION pool_tasks(holder integer, question integer)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  update review_task t set account_id = null from question q
  where q.id = t.question_id and t.done_at is null and t.account_id is not null
    and (t.account_id = holder or t.question_id = question) and not may_do(t.kind, t.account_id, q.subject_id);
end $function$;

CREATE OR REPLACE FUNCTION pool_tasks_of_account()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform pool_tasks(new.id, null);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION pool_tasks_of_question()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform pool_tasks(null, new.id);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION question_of_discussion(discussion_id integer)
 RETURNS integer
 LANGUAGE sql
 STABLE
AS $function$
  select coalesce(
    (select question_id from discussion where id = $1),
    (select question_id from history where resource = 'discussion' and row_id = $1 order by id desc limit 1))
$function$;

CREATE OR REPLACE FUNCTION recount_questions()
 RETURNS void
 LANGUAGE sql
AS $function$
  delete from question_lack;
  delete from question_has;
  delete from question_delta;
  delete from lack_delta;
  delete from question_tally;
  delete from question_cell;
  delete from topic_tally;
  delete from month_tally;
  select add_question_delta(1, q) from question q;
  insert into question_lack select question_id, what, product_type, main from question_lacking;
  insert into question_has select question_id, what from question_having;
  select fold_question_deltas();
  select fold_lack_deltas();
  insert into backfill (name, finished_at) values ('question-cells', clock_timestamp())
  on conflict (name) do update set finished_at = excluded.finished_at;
$function$;

CREATE OR REPLACE FUNCTION reopen_tasks()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update review_task set done_at = null
  where question_id = new.question_id and kind <> 'perbaiki' and done_at >= new.submitted_at;
  perform pool_tasks(null, new.question_id);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION revise(ids integer[])
 RETURNS void
 LANGUAGE plpgsql
 STRICT
AS $function$
declare
  binds bool := exists (select from review_policy where binding);
  actor int;
  noted text;
  changed int[];
begin
  -- of most questions nobody has found anything yet
  if not binds and not exists (select from question_review where question_id = any(ids)) then return; end if;
  actor := current_actor();
  noted := coalesce(current_setting('bank.revised', true), '');
  select array_agg(q.id order by q.id) into changed from question q
  where q.id = any(ids) and position(' ' || q.id || ' ' in noted) = 0
    and (exists (select from question_review r where r.question_id = q.id) or (binds and q.status <> 'on-progress'));
  if changed is null then return; end if;
  perform set_config('bank.revised', right(noted, 16000) || ' ' || array_to_string(changed, '  ') || ' ', true);

  -- questions first, by id, then their reviews, or two who edit would wait for each other
  perform from question where id = any(changed) order by id for no key update;
  perform begin_review(changed);
  perform from question_review where question_id = any(changed) order by question_id for no key update;
  insert into review_event (question_id, revision, created_by, kind, from_stage, to_stage)
  select r.question_id, r.revision + 1, actor, case when q.status = 'on-progress' then 'revised' else 'voided' end,
    stage_of(q.status, r.stage), case when q.status = 'on-progress' then r.stage else 'draft' end
  from question_review r join question q on q.id = r.question_id
  where r.question_id = any(changed) and binds and stage_of(q.status, r.stage) in ('submitted', 'approved', 'published')
  order by r.question_id;
  update question_review r set revision = r.revision + 1,
    stage = case when not binds then r.stage when q.status <> 'on-progress' then 'draft' else stage_of(q.status, r.stage) end
  from question q where q.id = r.question_id and r.question_id = any(changed);
  insert into question_author (question_id, created_by, revision)
  select question_id, actor, revision from question_review where question_id = any(changed) and actor is not null
  on conflict (question_id, created_by) do update set revision = excluded.revision;
  if binds then
    update question set status = 'on-progress', updated_by = coalesce(actor, updated_by)
    where id = any(changed) and status <> 'on-progress';
  end if;
end $function$;

CREATE OR REPLACE FUNCTION revise_part()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform revise(array[new.question_id, old.question_id]);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION revise_parts()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform revise((select array_agg(distinct question_id) from changed));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION revise_pictures()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform revise((select array_agg(distinct question_of_discussion(discussion_id)) from changed));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION revise_question()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform revise(array[new.id]);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION searchable(html text)
 RETURNS text
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
declare
  plain text := html;
begin
  if position('<math' in html) > 0 then
    plain := concat_ws(' ', regexp_replace(html, '<math[^>]*?\sdata-latex="([^"]*)".*?</math>', ' \1 ', 'g'),
      (select string_agg(formula[1], ' ') from regexp_matches(html, '<math.*?</math>', 'g') as formula));
  end if;
  if position('<' in plain) > 0 then
    plain := regexp_replace(plain, '</?(?:p|div|h[1-6]|blockquote|pre|hr|ul|ol|li|table|thead|tbody|tfoot|tr|th|td|br|img|math|mtr|mtd)\M[^>]*>', ' ', 'g');
    plain := regexp_replace(plain, '<[^>]*>', '', 'g');
  end if;
  if position('&' in plain) > 0 then
    plain := replace(replace(replace(replace(plain, '&lt;', '<'), '&gt;', '>'), '&quot;', '"'), '&amp;', '&');
  end if;
  return lower(normalize(btrim(regexp_replace(plain, '[\s\u00a0]+', ' ', 'g'))));
end $function$;

CREATE OR REPLACE FUNCTION set_multiple()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.multiple := is_multiple(new.id, new.interaction);
  return new;
end $function$;

CREATE OR REPLACE FUNCTION shared_bands(one integer[], other integer[])
 RETURNS integer
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select (one[1] = other[1])::int + (one[2] = other[2])::int + (one[3] = other[3])::int + (one[4] = other[4])::int +
    (one[5] = other[5])::int + (one[6] = other[6])::int + (one[7] = other[7])::int + (one[8] = other[8])::int +
    (one[9] = other[9])::int + (one[10] = other[10])::int + (one[11] = other[11])::int + (one[12] = other[12])::int +
    (one[13] = other[13])::int + (one[14] = other[14])::int + (one[15] = other[15])::int + (one[16] = other[16])::int +
    (one[17] = other[17])::int + (one[18] = other[18])::int + (one[19] = other[19])::int + (one[20] = other[20])::int +
    (one[21] = other[21])::int + (one[22] = other[22])::int + (one[23] = other[23])::int + (one[24] = other[24])::int
$function$;

CREATE OR REPLACE FUNCTION sharing_bands(wanted integer[], most integer)
 RETURNS TABLE(question_id integer, exact bigint, compared text[], shared bigint)
 LANGUAGE plpgsql
 STABLE
 SET enable_seqscan TO 'off'
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
begin
  return query
    select l.question_id, l.exact, l.compared, nearest.shared::bigint
    from (
      select found.id, found.shared
      from (select s.question_id as id, shared_bands(s.bands, wanted) as shared
        from question_likeness s where s.bands && wanted limit most) found
      order by found.shared desc, found.id desc limit 100
    ) nearest join question_likeness l on l.question_id = nearest.id;
end $function$;

CREATE OR REPLACE FUNCTION stage_of(status text, stage text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select case when status <> 'on-progress' then status when stage in ('approved', 'published') then 'draft' else coalesce(stage, 'draft') end
$function$;

CREATE OR REPLACE FUNCTION stamp_part()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  unsaid constant text[] := '{position,updated_at,updated_by}';
begin
  if new.updated_at = old.updated_at and to_jsonb(new) - unsaid = to_jsonb(old) - unsaid then
    return jsonb_populate_record(old, to_jsonb(new) - '{updated_at,updated_by}'::text[]);
  end if;
  new.updated_at := greatest(clock_timestamp()::timestamptz(3), old.updated_at + interval '1 millisecond');
  return new;
end $function$;

CREATE OR REPLACE FUNCTION stamp_question()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  unmoved question := new;
begin
  unmoved.position := old.position;
  unmoved.multiple := old.multiple;
  unmoved.updated_by := old.updated_by;
  if unmoved is not distinct from old then
    new.updated_by := old.updated_by;
    return new;
  end if;
  new.updated_at := greatest(clock_timestamp()::timestamptz(3), old.updated_at + interval '1 millisecond');
  return new;
end $function$;

CREATE OR REPLACE FUNCTION stamp_time()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if new is distinct from old then
    new.updated_at := greatest(clock_timestamp()::timestamptz(3), old.updated_at + interval '1 millisecond');
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION stamp_update()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  editor int := new.updated_by;
begin
  new.updated_by := old.updated_by;
  if new is not distinct from old then return new; end if;
  new.updated_by := editor;
  new.updated_at := greatest(clock_timestamp()::timestamptz(3), old.updated_at + interval '1 millisecond');
  return new;
end $function$;

CREATE OR REPLACE FUNCTION tally_lack()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op <> 'INSERT' then insert into lack_delta values (-1, old.what, old.product_type, old.main); end if;
  if tg_op <> 'DELETE' then insert into lack_delta values (1, new.what, new.product_type, new.main); end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION tally_question()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op <> 'INSERT' then perform add_question_delta(-1, old); end if;
  if tg_op <> 'DELETE' then perform add_question_delta(1, new); end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION track_text_images()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  html text;
begin
  if tg_op <> 'INSERT' then
    delete from text_image where resource = tg_table_name and row_id = old.id;
  end if;
  if tg_op = 'DELETE' then return null; end if;
  html := (select string_agg(to_jsonb(new) ->> name, ' ') from unnest(tg_argv) as name);
  if html is null or position('/media/' in html) = 0 then return null; end if;
  insert into text_image (image_id, resource, row_id)
  select distinct image.id, tg_table_name, new.id
  from regexp_matches(html, '/media/([0-9a-f]{32})\.', 'g') as mention (parts)
  join image on image.id = mention.parts[1];
  update image set used_at = clock_timestamp()
  where used_at is null and id in (select image_id from text_image where resource = tg_table_name and row_id = new.id);
  return null;
end $function$;

CREATE OR REPLACE PROCEDURE trigger_history(IN content regclass, IN row_column text, IN question_column text)
 LANGUAGE plpgsql
AS $procedure$
begin
  execute format('create trigger history after update or delete on %s for each row execute function write_history(%L, %L)',
    content, row_column, question_column);
  execute format('create trigger history_insert after insert on %s referencing new table as added for each statement execute function write_added(%L, %L)',
    content, row_column, question_column);
end $procedure$;

CREATE OR REPLACE FUNCTION twin_print(one bigint, other bigint)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select one || ' ' || other
$function$;

CREATE OR REPLACE FUNCTION words_in(plain text)
 RETURNS text[]
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
begin
  return array(
    select left(word, 64) from unnest(regexp_split_to_array(left(plain, 400000),
      '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00a9\u00ab-\u00b1\u00b4\u00b6-\u00b8\u00bb\u00bf\u00d7\u00f7\u2000-\u206f\u207a-\u207e\u208a-\u208e\u20a0-\u20cf\u2190-\u2bff\u3000-\u3004\u3008-\u3020\ufe10-\ufe6f\uff00-\uff0f\uff1a-\uff20\uff3b-\uff40\uff5b-\uff65]+'
    )) with ordinality as split (word, place) where word <> '' order by place);
end $function$;

CREATE OR REPLACE FUNCTION words_of(id integer)
 RETURNS tsvector
 LANGUAGE plpgsql
 STABLE
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
begin
  return (
    with part (rank, position, part_id, weight, plain) as (
      select own.rank, own.place, 0, own.weight, own.plain
        from question q, lateral (
          values (1, 0, 'A', lower(q.code)), (2, 0, 'A', searchable(q.text)), (7, 0, 'B', searchable(nullif(q.answer, '')))
          union all select 5, place, 'B', searchable(typed #>> '{}')
            from jsonb_path_query(q.interaction -> q.type::text, 'strict $.**.text') with ordinality as of (typed, place)
        ) as own (rank, place, weight, plain) where q.id = words_of.id and own.plain is not null
      union all select 3, position, s.id, 'B', searchable(text) from selection s where question_id = words_of.id
      union all select 4, position, s.id, 'B', searchable(text) from statement s where question_id = words_of.id
      union all select 6, 0, s.id, 'B', searchable(text) from short_answer s where question_id = words_of.id
      union all select 8, position, k.id, 'C', searchable(text) from keyword k where question_id = words_of.id
      union all select 9, 0, 0, 'D', searchable(text) from discussion d where question_id = words_of.id
    ), numbered as (
      select weight, plain, row_number() over (order by rank, position, part_id) as number from part
    ), word as (
      select number, weight, place, word,
        row_number() over (order by number, place) + 8 * number as at,
        sum(octet_length(word) + 1) over (order by number, place rows unbounded preceding) as until
      from numbered, unnest(words_in(plain)) with ordinality as split (word, place)
    )
    select coalesce(string_agg('''' || word || ''':' || least(at, 16383) || weight, ' '), '')::tsvector
    from word where until <= 400000);
end $function$;

CREATE OR REPLACE FUNCTION words_of_topic(code text, name text, detail text)
 RETURNS tsvector
 LANGUAGE sql
 IMMUTABLE
AS $function$
  with word as (
    select part, place, word,
      row_number() over (order by part, place) + 8 * part as at,
      sum(octet_length(word) + 1) over (order by part, place rows unbounded preceding) as until
    from unnest(array[code, name, detail]) with ordinality as parts (plain, part),
      unnest(words_in(plain)) with ordinality as split (word, place)
  )
  select coalesce(string_agg(
    '''' || word || ''':' || least(at, 16383) || case part when 3 then 'D' else 'A' end, ' '), '')::tsvector
  from word where until <= 400000
$function$;

CREATE OR REPLACE FUNCTION write_added()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  unsaid constant text[] := '{bytes,password_hash,token_hash,search_text,used_at,updated_at,updated_by,multiple}';
  change text := coalesce(nullif(current_setting('bank.change', true), ''), 'tx-' || txid_current());
  actor int := current_actor();
  act text := coalesce(nullif(current_setting('bank.action', true), ''), 'add');
begin
  insert into history (change_id, account_id, action, resource, row_id, question_id, title, after)
  select change, actor, act, tg_table_name, (becomes ->> tg_argv[0])::int,
    case tg_table_name when 'discussion_image' then question_of_discussion((becomes ->> 'discussion_id')::int)
      else (becomes ->> tg_argv[1])::int end,
    left(coalesce(becomes ->> 'code', becomes ->> 'name', becomes ->> 'description', becomes ->> 'text'), 200), becomes
  -- "offset 0": each row is made into JSON once, not once for each of these columns
  from (select to_jsonb(added) - unsaid as becomes from added offset 0) entry;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION write_begun_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  set_columns text := nullif(current_setting('bank.columns', true), '');
begin
  perform write_change(new.change_id, new.id, (select last_value from history_id_seq),
    nullif(current_setting('bank.kind', true), ''));
  if set_columns is not null then
    update change set columns = string_to_array(set_columns, ',') where change_id = new.change_id;
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION write_change(which text, from_id bigint, to_id bigint, said text)
 RETURNS void
 LANGUAGE plpgsql
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
declare
  found record;
  several bool;
begin
  select min(id) as first_id, max(id) as last_id, min(at) as at, min(account_id) as account_id,
    min(root) as root, max(root) as last_root, min(root_id) as root_id, max(root_id) as last_root_id,
    min(action) filter (where resource = root) as act, max(action) filter (where resource = root) as last_act,
    bool_and(action in ('login', 'logout')) as is_sign_in
  into found
  from (
    select *, coalesce(question_id, row_id) as root_id,
      case when question_id is null then regexp_replace(resource, '_(image|class)$', '') else 'question' end as root
    from history where id between from_id and to_id and change_id = which) entry;
  if found.first_id is null then return; end if;
  several := found.root <> found.last_root or found.root_id <> found.last_root_id;

  insert into change as known (change_id, first_id, last_id, at, account_id, kind, action, what, row_id, count)
  values (which, found.first_id, found.last_id, found.at, found.account_id,
    coalesce(said, case when found.is_sign_in then 'sign-in' else 'save' end),
    case when found.act = found.last_act then found.act else 'edit' end,
    case when found.root = found.last_root then found.root end,
    case when not several then found.root_id end,
    case when not several then 1 else (
      select count(distinct (coalesce(question_id::text, regexp_replace(resource, '_(image|class)$', '')), coalesce(question_id, row_id)))
      from history where id between from_id and to_id and change_id = which) end)
  on conflict (change_id) do update set last_id = greatest(known.last_id, excluded.last_id), row_id = null,
    what = case when known.what = excluded.what then known.what end,
    action = case when known.action = excluded.action then known.action else 'edit' end,
    count = known.count + excluded.count;

  insert into change_part (change_id, resource, action, at, first_id, account_id, kind, what)
  select which, entry.resource, entry.action, change.at, change.first_id, change.account_id, change.kind, change.what
  from change, (
    select resource, action from history where id between from_id and to_id and change_id = which group by 1, 2) entry
  where change.change_id = which
  on conflict do nothing;
end $function$;

CREATE OR REPLACE FUNCTION write_content_words(ids integer[])
 RETURNS void
 LANGUAGE plpgsql
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
begin
  -- two people at work on one question wait for each other, and the second sees what the first wrote
  perform from question where id = any(ids) order by id for no key update;
  with written as (
    insert into content_words as known (question_id, doc) select id, words_of(id) from question where id = any(ids)
    on conflict (question_id) do update set doc = excluded.doc where known.doc <> excluded.doc
    returning question_id
  )
  insert into words_due select question_id from written;
end $function$;

CREATE OR REPLACE FUNCTION write_history()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  unsaid constant text[] := '{bytes,password_hash,token_hash,search_text,used_at,updated_at,updated_by,multiple}';
  was jsonb;
  becomes jsonb;
  subject jsonb;
  act text := coalesce(nullif(current_setting('bank.action', true), ''),
    case tg_op when 'INSERT' then 'add' when 'UPDATE' then 'edit' else 'delete' end);
begin
  if tg_op <> 'INSERT' then was := to_jsonb(old) - unsaid; end if;
  if tg_op <> 'DELETE' then becomes := to_jsonb(new) - unsaid; end if;
  if was = becomes then return null; end if;
  if act = 'edit' and was - 'status' = becomes - 'status' then act := 'status'; end if;
  subject := coalesce(becomes, was);
  insert into history (change_id, account_id, action, resource, row_id, question_id, title, before, after)
  values (
    coalesce(nullif(current_setting('bank.change', true), ''), 'tx-' || txid_current()),
    current_actor(), act, tg_table_name, (subject ->> tg_argv[0])::int,
    case tg_table_name when 'discussion_image' then question_of_discussion((subject ->> 'discussion_id')::int)
      else (subject ->> tg_argv[1])::int end,
    left(coalesce(subject ->> 'code', subject ->> 'name', subject ->> 'description', subject ->> 'text'), 200),
    was, becomes);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION write_question_search(ids integer[])
 RETURNS void
 LANGUAGE plpgsql
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
begin
  -- two people at work on one question wait for each other, and the second sees what the first wrote
  perform from question where id = any(ids) order by id for no key update;
  insert into question_search (question_id, text)
  select q.id, concat_ws(E'\n', lower(q.code), searchable(q.text),
    (select string_agg(searchable(text), E'\n' order by position, id) from selection where question_id = q.id),
    (select string_agg(searchable(text), E'\n' order by position, id) from statement where question_id = q.id),
    (select string_agg(searchable(text #>> '{}'), E'\n')
      from jsonb_path_query(q.interaction -> q.type::text, 'strict $.**.text') as text))
  from question q where q.id = any(ids)
  on conflict (question_id) do update set text = excluded.text where question_search.text <> excluded.text;
end $function$;

CREATE OR REPLACE FUNCTION write_topic_words(of text, ids integer[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  execute format($words$
    with locked as materialized (select id, code, name, detail from %1$I where id = any($1) order by id for no key update),
    plain as materialized (
      select id, lower(code) as code, lower(normalize(name)) as name, searchable(detail) as detail from locked),
    written as (
      insert into %2$I as known (%3$I, text, doc)
      select id, concat_ws(e'\n', code, name, detail), words_of_topic(code, name, detail) from plain
      on conflict (%3$I) do update set text = excluded.text, doc = excluded.doc
        where (known.text, known.doc) is distinct from (excluded.text, excluded.doc)
      returning doc)
    insert into word_due
    select distinct found.word from written, unnest(tsvector_to_array(doc)) as found (word)
    where found.word ~ '^[a-z]{3,32}$' and not exists (select from search_word known where known.word = found.word)
  $words$, of, of || '_words', of || '_id') using ids;
end $function$;
