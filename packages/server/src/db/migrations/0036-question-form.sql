-- expand concurrently
create index concurrently question_form on question (product_type, type, multiple, id desc) where parent_id is null;
