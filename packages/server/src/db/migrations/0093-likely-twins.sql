-- expand
-- The questions that may be twins of one, those first that share most bands with it. Nearly all twins share a band in each half
-- of the 24, and few others do: these are counted first. What shares one band, often thousands by chance, is counted for the
-- first 100 alone: taking lists of 24 numbers apart is most of the work. In a function it is planned once for each connection.
create function likely_twins(own int, bank int, same bigint, wanted int[], most int, candidates int)
returns table (id_question int, code text, compared text[])
language plpgsql stable set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
begin
  return query
    select q.id, q.code, l.compared
    from (
      select found.id, found.shared
      from (
        (select s.question_id as id, shared_bands(s.bands, wanted) as shared
          from question_likeness s where s.bands && wanted[:12] and s.bands && wanted[13:] limit most)
        union
        (select s.question_id, shared_bands(s.bands, wanted)
          from question_likeness s where s.bands && wanted limit least(most, 100))
      ) found
      order by found.shared desc, found.id desc limit 100
    ) nearest join question_likeness l on l.question_id = nearest.id join question q on q.id = nearest.id
    where q.product_type = bank and q.id <> own and l.exact is distinct from same
      and not exists (select from denied_twins d where d.question_id = least(q.id, own) and d.other_id = greatest(q.id, own))
    order by nearest.shared desc, q.id desc limit candidates;
end $$;
