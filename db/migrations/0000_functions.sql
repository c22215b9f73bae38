CREATE EXTENSION IF NOT EXISTS unaccent WITH SCHEMA public;--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS pg_trgm WITH SCHEMA public;--> statement-breakpoint
-- Folding: NFC, lower case, no marks (đ included), numbers joined to their unit ('9 kg' = '9kg').
-- unaccent() itself is STABLE because its dictionary may change; ours is named and fixed, so the wrapper may be IMMUTABLE.
CREATE FUNCTION vi_fold(s text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN regexp_replace(
  lower(public.unaccent('public.unaccent'::regdictionary, normalize(s, NFC))),
  '(\d)\s+(kg|lit|l|inch|w|hp|btu|gb|tb|bo|loi)\y', '\1\2', 'g');--> statement-breakpoint
-- VND of a price text: digits only; null where no number results or where it is longer than any price (15 digits).
CREATE FUNCTION vnd(price text) RETURNS bigint LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN CASE WHEN length(regexp_replace(price, '\D', '', 'g')) BETWEEN 1 AND 15
  THEN regexp_replace(price, '\D', '', 'g')::bigint END;--> statement-breakpoint
-- The main price: the first one present, in the specification's order.
CREATE FUNCTION main_vnd(lowest text, manufacturer text, rumored text, price text) RETURNS bigint
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN vnd(coalesce(nullif(trim(lowest), ''), nullif(trim(manufacturer), ''), nullif(trim(rumored), ''), nullif(trim(price), '')));
