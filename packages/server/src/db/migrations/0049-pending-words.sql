-- expand
-- What saves add to a trigram index waits in a list, which a search reads through and the save that fills it puts into place. Of
-- 1 MB, neither pays for the other: docs/decisions/045-what-follows-a-save.md
alter index question_search_text set (gin_pending_list_limit = 1024);
alter index question_code_trgm set (gin_pending_list_limit = 1024);
