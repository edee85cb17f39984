-- expand
-- How many bands two questions share. Each has 24, in one order: no list is taken apart.
create function shared_bands(one int[], other int[]) returns int language sql immutable parallel safe as $$
  select (one[1] = other[1])::int + (one[2] = other[2])::int + (one[3] = other[3])::int + (one[4] = other[4])::int +
    (one[5] = other[5])::int + (one[6] = other[6])::int + (one[7] = other[7])::int + (one[8] = other[8])::int +
    (one[9] = other[9])::int + (one[10] = other[10])::int + (one[11] = other[11])::int + (one[12] = other[12])::int +
    (one[13] = other[13])::int + (one[14] = other[14])::int + (one[15] = other[15])::int + (one[16] = other[16])::int +
    (one[17] = other[17])::int + (one[18] = other[18])::int + (one[19] = other[19])::int + (one[20] = other[20])::int +
    (one[21] = other[21])::int + (one[22] = other[22])::int + (one[23] = other[23])::int + (one[24] = other[24])::int
$$;

-- As before, but what questions say is read of those alone that share most.
create or replace function sharing_bands(wanted int[], most int)
returns table (question_id int, exact bigint, compared text[], shared bigint)
language plpgsql stable set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
begin
  return query
    select l.question_id, l.exact, l.compared, nearest.shared::bigint
    from (
      select found.id, found.shared
      from (select s.question_id as id, shared_bands(s.bands, wanted) as shared
        from question_likeness s where s.bands && wanted limit most) found
      order by found.shared desc, found.id desc limit 100
    ) nearest join question_likeness l on l.question_id = nearest.id;
end $$;
