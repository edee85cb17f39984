-- expand concurrently
-- A page of a list with a subject and a status: without it, all that is newer and has another of them is read in vain.
create index concurrently question_place on question (product_type, subject_id, status, id desc) where parent_id is null;
