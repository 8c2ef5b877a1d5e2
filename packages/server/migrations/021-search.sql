-- A name or code as it is searched: without marks and widths, with the digits 0 to 9. What it is
-- given is in lower case already. Contracts have the same as `searchKey`.
create function search_key(name text) returns text
  language sql immutable strict parallel safe
as $$
  select replace(replace(regexp_replace(
    normalize(translate(name, '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹', '01234567890123456789'), NFKD),
    '[\u0300-\u036f\u064b-\u065f\u0670]', '', 'g'), 'ı', 'i'), 'ß', 'ss')
$$;

-- What was compared with full-width forms is so no longer; what exists doubly stays.
do $$
declare
  kept record;
  wide record;
begin
  for kept in select * from (values ('brands', 'name_key'), ('colors', 'name_key'),
    ('numbers', 'name_key'), ('specific_types', 'name_key'), ('locations', 'name_key'),
    ('products', 'code_key'), ('products', 'name_key'), ('articles', 'article_number_key')
  ) as all_kept (named, keyed) loop
    for wide in execute format(
      'select company_id, id from %I where %I ~ ''[\uff01-\uff5e\u3000]''', kept.named, kept.keyed)
    loop
      begin
        execute format('update %1$I set %2$I = normalize(%2$I, NFKC)
          where company_id = $1 and id = $2', kept.named, kept.keyed)
          using wide.company_id, wide.id;
      exception when unique_violation then null;
      end;
    end loop;
  end loop;
end
$$;

alter table products add code_search text not null generated always as (search_key(code_key)) stored;

create index products_by_code_search on products (company_id, code_search);

do $$
begin
  if exists (select from pg_extension where extname = 'pg_trgm') then
    -- The index on code_key serves the release before, which searches by that column.
    create index products_searched_by_code on products using gin (code_search gin_trgm_ops);
  end if;
end
$$;
