-- Products are searched by code_search; this one served the release before.
drop index if exists products_by_part_of_code;
