-- expand
-- An accented letter may stand as one sign or as letter and accent (pasted from PDF, typed on macOS): one form is searched.
-- Backfill `search-in-one-form` writes anew what stood in the other.
create or replace function searchable(html text) returns text language plpgsql immutable parallel safe strict as $$
declare
  plain text := html;
begin
  if position('<math' in html) > 0 then
    plain := concat_ws(' ', regexp_replace(html, '<math[^>]*?\sdata-latex="([^"]*)".*?</math>', ' \1 ', 'g'),
      (select string_agg(formula[1], ' ') from regexp_matches(html, '<math.*?</math>', 'g') as formula));
  end if;
  if position('<' in plain) > 0 then
    plain := regexp_replace(plain, '</?(?:p|div|h[1-6]|blockquote|pre|hr|ul|ol|li|table|thead|tbody|tfoot|tr|th|td|br|img|math|mtr|mtd)\M[^>]*>', ' ', 'g');
    plain := regexp_replace(plain, '<[^>]*>', '', 'g');
  end if;
  if position('&' in plain) > 0 then
    plain := replace(replace(replace(replace(plain, '&lt;', '<'), '&gt;', '>'), '&quot;', '"'), '&amp;', '&');
  end if;
  return lower(normalize(btrim(regexp_replace(plain, '[\s\u00a0]+', ' ', 'g'))));
end $$;
