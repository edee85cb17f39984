-- expand
-- Apart from the columns, so that nobody who writes waits while a whole bank is read.
alter table question
  validate constraint question_interaction_check,
  validate constraint question_scoring_check,
  validate constraint question_type_check,
  validate constraint question_bank_check;
