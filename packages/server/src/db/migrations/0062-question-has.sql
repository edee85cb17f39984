-- expand
-- What a question has in its texts (docs/decisions/048): pictures, formulas, and pictures that nobody described. Kept ready
-- like what it lacks, and written beside it as the transaction commits. Backfill `question-has` fills what stands.
create table question_has (
  question_id int not null references question on delete cascade,
  what        text not null check (what in ('image', 'formula', 'bare_image')),
  primary key (question_id, what)
);
create index question_has_what on question_has (what, question_id desc);

-- The table above as it ought to be: of the text, the options, the statements and the document of the present type, in
-- which quotes are escaped.
create view question_having as
  select q.id as question_id, has.what
  from question q,
    lateral (select concat_ws(' ', q.text,
      (select string_agg(s.text, ' ') from selection s where s.question_id = q.id),
      (select string_agg(s.text, ' ') from statement s where s.question_id = q.id),
      (q.interaction -> q.type::text)::text) as html) texts,
    lateral (values
      ('image', html like '%<img %'
        or exists (select from selection s where s.question_id = q.id and s.image_id is not null)),
      ('formula', html like '%<math%'),
      ('bare_image', html ~ '<img (?![^>]*\malt=\\?"[^"\\])')) as has (what, is_so)
  where has.is_so;

create or replace function note_lacks(ids int[]) returns void language plpgsql
  set plan_cache_mode to 'force_generic_plan' as $$
begin
  -- two people at work on one question wait for each other, and the second sees what the first wrote
  perform from question where id = any(ids) order by id for no key update;
  delete from question_lack kept where question_id = any(ids)
    and not exists (select from question_lacking lacking where lacking.question_id = kept.question_id and lacking.what = kept.what);
  insert into question_lack as kept (question_id, what, product_type, main)
  select question_id, what, product_type, main from question_lacking where question_id = any(ids)
  on conflict (question_id, what) do update set product_type = excluded.product_type, main = excluded.main
    where (kept.product_type, kept.main) is distinct from (excluded.product_type, excluded.main);
  delete from question_has kept where question_id = any(ids)
    and not exists (select from question_having now where now.question_id = kept.question_id and now.what = kept.what);
  insert into question_has (question_id, what)
  select question_id, what from question_having where question_id = any(ids)
  on conflict do nothing;
end $$;

create or replace function recount_questions() returns void language sql as $$
  delete from question_lack;
  delete from question_has;
  delete from question_delta;
  delete from lack_delta;
  delete from question_tally;
  delete from topic_tally;
  delete from month_tally;
  select add_question_delta(1, q) from question q;
  insert into question_lack select question_id, what, product_type, main from question_lacking;
  insert into question_has select question_id, what from question_having;
  select fold_question_deltas();
  select fold_lack_deltas();
$$;
