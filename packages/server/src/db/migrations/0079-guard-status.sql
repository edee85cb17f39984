-- expand
-- While the review flow binds, the database lets a status only follow a review (docs/decisions/063): a question becomes
-- approved when its present revision is, and that only when as many have found it fit as the policy asks.

create function guard_status() returns trigger language plpgsql as $$
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
end $$;
create trigger guard_status_insert before insert on question for each row when (new.status <> 'on-progress') execute function guard_status();
create trigger guard_status before update of status on question for each row
  when (new.status <> 'on-progress' and new.status <> old.status) execute function guard_status();

create function guard_approval() returns trigger language plpgsql as $$
begin
  if (select binding and reviews > (
      select count(*) from review
      where question_id = new.question_id and revision = new.approved_revision and verdict = 'layak')
    from review_policy)
  then
    raise exception 'question % is not reviewed', new.question_id using errcode = 'BS001';
  end if;
  return new;
end $$;
create trigger guard_approval_insert before insert on question_review for each row
  when (new.approved_revision is not null) execute function guard_approval();
create trigger guard_approval before update of approved_revision on question_review for each row
  when (new.approved_revision is not null and new.approved_revision is distinct from old.approved_revision) execute function guard_approval();
