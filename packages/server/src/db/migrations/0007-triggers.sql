-- Stamped, written to history, and their pictures followed: every content table, said once.
do $$
declare
  content text[];
begin
  foreach content slice 1 in array array[
    -- table, the row's id, its question, its HTML column, its picture column
    ['subject', 'id', '', '', ''],
    ['class', 'id', '', '', ''],
    ['category', 'id', '', 'detail', ''],
    ['category_class', 'category_id', '', '', ''],
    ['category_image', 'category_id', '', '', 'image_id'],
    ['indicator', 'id', '', '', ''],
    ['question_level', 'id', '', '', ''],
    ['topic', 'id', '', 'detail', ''],
    ['topic_image', 'topic_id', '', '', 'image_id'],
    ['subtopic', 'id', '', 'detail', ''],
    ['subtopic_image', 'subtopic_id', '', '', 'image_id'],
    ['banner', 'id', '', '', 'image_id'],
    ['question', 'id', 'id', 'text', ''],
    ['selection', 'id', 'question_id', '', 'image_id'],
    ['answer', 'id', 'question_id', '', ''],
    ['keyword', 'id', 'question_id', '', ''],
    ['short_answer', 'id', 'question_id', '', ''],
    ['statement', 'id', 'question_id', '', ''],
    ['statement_answer', 'id', 'question_id', '', ''],
    ['discussion', 'id', 'question_id', 'text', ''],
    ['discussion_image', 'discussion_id', '', '', 'image_id'],
    ['question_image', 'id', 'question_id', '', ''],
    ['free_trial', 'id', 'question_id', '', '']
  ] loop
    execute format('create trigger history after insert or update or delete on %I for each row execute function write_history(%L, %L)',
      content[1], content[2], content[3]);
    if exists (select from information_schema.columns where table_schema = current_schema() and table_name = content[1] and column_name = 'updated_at') then
      execute format('create trigger stamp before update on %I for each row execute function stamp_update()', content[1]);
    end if;
    if content[4] <> '' then
      execute format('create trigger text_images after insert or delete or update of %I on %I for each row execute function track_text_images(%L)',
        content[4], content[1], content[4]);
    end if;
    if content[5] <> '' then
      execute format('create trigger image_used after insert or update of %I on %I for each row when (new.%I is not null) execute function mark_image_used()',
        content[5], content[1], content[5]);
    end if;
  end loop;
end $$;
