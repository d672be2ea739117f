-- Orders are found by any part of their recipient's name, and by the phone number.

-- The digits of a phone number, however it is written: without its extension, and without the zeros that stand for a way
-- out of the country or the town.
create function phone_digits(phone text) returns text language sql immutable strict parallel safe as $$
  select ltrim(regexp_replace(regexp_replace(phone, '(ext|x|#|转|,|;).*$', '', 'i'), '[^0-9]', '', 'g'), '0')
$$;

-- A sheet brings thousands of names at once, so their entries wait for each other; few enough to be read through.
create index orders_recipient_grams on orders using gin (name_grams(recipients_name)) with (gin_pending_list_limit = 1024);
create index orders_phone on orders (right(phone_digits(recipients_phone), 7)) where recipients_phone <> '';
