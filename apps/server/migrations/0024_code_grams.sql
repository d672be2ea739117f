-- Product codes found by any part of them, as pictures and SKU ids are.
create index product_codes_grams on product_codes using gin (name_grams(code)) with (fastupdate = off);
