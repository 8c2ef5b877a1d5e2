-- Products are searched by code_search; this one served the release before, and made imports slower.
drop index if exists products_by_part_of_code;
