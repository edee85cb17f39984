-- expand
-- The logo of the letterhead of a paper. It stays like any picture that was shown, for the next paper has it too.
create table export_logo (
  export_id int primary key references export_job on delete cascade,
  image_id  text not null references image
);
create index export_logo_image on export_logo (image_id);
create trigger image_used after insert or update on export_logo for each row execute function mark_image_used();
