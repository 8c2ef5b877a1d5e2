-- A name or code as it is searched: without marks and widths, with the digits 0 to 9. What it is
-- given is in lower case already. Contracts have the same as `searchKey`.
create function search_key(name text) returns text
  language sql immutable strict parallel safe
as $$
  select replace(replace(regexp_replace(
    normalize(translate(name, '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹', '01234567890123456789'), NFKD),
    '[\u0300-\u036f\u064b-\u065f\u0670]', '', 'g'), 'ı', 'i'), 'ß', 'ss')
$$;

alter table products add code_search text not null generated always as (search_key(code_key)) stored;

do $$
begin
  if exists (select from pg_extension where extname = 'pg_trgm') then
    -- The index on code_key serves the release before, which searches by that column.
    create index products_searched_by_code on products using gin (code_search gin_trgm_ops);
  end if;
end
$$;
