-- expand concurrently
create index concurrently question_likeness_bands on question_likeness using gin (bands) with (fastupdate = off);
