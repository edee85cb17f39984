-- expand
-- Each save gathers its entries of history, always the newest: planned anew each time, that took 0.7 ms instead of 0.3.
alter function write_change(text, bigint, bigint, text) set plan_cache_mode = force_generic_plan;
