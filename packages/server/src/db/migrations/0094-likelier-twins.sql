-- expand
-- As before, but likely are those that share a band in two thirds of the 24, a few more twins than by halves; the question itself
-- and those that ask exactly the same take no place of the others, nor do the likely ones among those that share any band.
create or replace function likely_twins(own int, bank int, same bigint, wanted int[], most int, candidates int)
returns table (id_question int, code text, compared text[])
language plpgsql stable set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
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
end $$;
