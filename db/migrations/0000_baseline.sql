-- The schema of the first release, with the rows that every site starts from.
CREATE EXTENSION IF NOT EXISTS unaccent WITH SCHEMA public;--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS pg_trgm WITH SCHEMA public;--> statement-breakpoint
-- Functions name tables that come after them.
SET LOCAL check_function_bodies = false;--> statement-breakpoint
-- Words are added in their order and only where they are new, so that two writers seldom meet and never in a circle.
CREATE FUNCTION public.add_words_of_inserted() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  INSERT INTO article_words (word)
  SELECT DISTINCT n.word FROM inserted i CROSS JOIN unnest(i.search_words) AS n (word)
  WHERE NOT EXISTS (SELECT FROM article_words k WHERE k.word = n.word) ORDER BY n.word
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION public.add_words_of_updated() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  INSERT INTO article_words (word)
  SELECT n.word FROM unnest(NEW.search_words) AS n (word)
  WHERE NOT EXISTS (SELECT FROM article_words k WHERE k.word = n.word) ORDER BY n.word
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION public.brand_renamed() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  PERFORM refresh_product_search(array(SELECT id FROM products WHERE brand_id = new.id));
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION public.catalogue_changed() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  PERFORM raise_catalogue_version();
  RETURN NULL;
END $$;--> statement-breakpoint
-- A review that waits for approval changes no answer.
CREATE FUNCTION public.catalogue_reviewed() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  IF EXISTS (SELECT FROM after WHERE is_approved) THEN
    PERFORM raise_catalogue_version();
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
-- Every place a row is counted at: its facets, its price step and its stars.
CREATE FUNCTION public.counted_places(facets text[], price_step smallint, rating_floor smallint) RETURNS text[]
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN ((facets || ('price='::text || price_step)) || ('rating='::text || rating_floor));--> statement-breakpoint
-- Where a value stands in a facet: the range between two edges ('250-350', '-150', '600-'), or the value itself.
CREATE FUNCTION public.facet_place(edges double precision[], value jsonb) RETURNS text
    LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE
    AS $$
DECLARE number double precision; step integer;
BEGIN
  IF jsonb_typeof(value) = 'number' THEN number := (value #>> '{}')::double precision; END IF;
  IF edges IS NULL THEN
    RETURN CASE WHEN number IS NULL THEN value #>> '{}' ELSE trim_scale(number::numeric)::text END;
  END IF;
  IF number IS NULL THEN RETURN NULL; END IF;
  step := width_bucket(number, edges);
  RETURN concat(trim_scale(edges[step]::numeric), '-', trim_scale(edges[step + 1]::numeric));
END $$;--> statement-breakpoint
-- A new facet or other edges put every product of the kind at new places.
CREATE FUNCTION public.facets_changed() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  PERFORM refresh_product_search(array(
    SELECT p.id FROM products p JOIN product_categories c ON c.id = p.category_id
    WHERE c.kind IN (SELECT kind FROM changed)));
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TABLE public.facets (
    kind text NOT NULL,
    attribute text NOT NULL,
    edges double precision[],
    display_order smallint NOT NULL
);--> statement-breakpoint
CREATE FUNCTION public.facets_of(of_kind text, attributes jsonb) RETURNS text[]
    LANGUAGE sql STABLE
    RETURN (SELECT COALESCE(array_agg(((f.attribute || '='::text) || public.facet_place(f.edges, (facets_of.attributes -> f.attribute))) ORDER BY f.display_order), '{}'::text[]) AS "coalesce" FROM public.facets f WHERE ((f.kind = facets_of.of_kind) AND (public.facet_place(f.edges, (facets_of.attributes -> f.attribute)) IS NOT NULL)));--> statement-breakpoint
-- VND of a price text: digits only; null where no number results or where it is longer than any price (15 digits).
CREATE FUNCTION public.vnd(price text) RETURNS bigint
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN CASE WHEN ((length(regexp_replace(price, '\D'::text, ''::text, 'g'::text)) >= 1) AND (length(regexp_replace(price, '\D'::text, ''::text, 'g'::text)) <= 15)) THEN (regexp_replace(price, '\D'::text, ''::text, 'g'::text))::bigint ELSE NULL::bigint END;--> statement-breakpoint
-- The main price: the first one present, in the specification's order.
CREATE FUNCTION public.main_vnd(lowest text, manufacturer text, rumored text, price text) RETURNS bigint
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN public.vnd(COALESCE(NULLIF(TRIM(BOTH FROM lowest), ''::text), NULLIF(TRIM(BOTH FROM manufacturer), ''::text), NULLIF(TRIM(BOTH FROM rumored), ''::text), NULLIF(TRIM(BOTH FROM price), ''::text)));--> statement-breakpoint
-- When an account was last signed in to, so that one left for years can be told: sessions themselves are forgotten.
CREATE FUNCTION public.note_sign_in() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  UPDATE users SET updated_at = now() WHERE id = NEW.user_id;
  RETURN NULL;
END $$;--> statement-breakpoint
-- The step of the price ladder a price in VND is on: 1 below the first edge; 0 without a price.
CREATE FUNCTION public.price_ladder() RETURNS bigint[]
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN ARRAY[(300000)::bigint, (500000)::bigint, (700000)::bigint, (1000000)::bigint, (1500000)::bigint, (2000000)::bigint, (3000000)::bigint, (4000000)::bigint, (5000000)::bigint, (6000000)::bigint, (7000000)::bigint, (8000000)::bigint, (10000000)::bigint, (12000000)::bigint, (15000000)::bigint, (18000000)::bigint, (20000000)::bigint, (25000000)::bigint, (30000000)::bigint, (40000000)::bigint, (50000000)::bigint, (70000000)::bigint, (100000000)::bigint];--> statement-breakpoint
CREATE FUNCTION public.price_step(vnd bigint) RETURNS smallint
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN (CASE WHEN (vnd IS NULL) THEN 0 ELSE (width_bucket(vnd, public.price_ladder()) + 1) END)::smallint;--> statement-breakpoint
CREATE FUNCTION public.product_category_renamed() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  PERFORM refresh_product_search(array(SELECT id FROM products WHERE category_id = new.id));
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION public.product_search_counted() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  IF tg_op <> 'INSERT' THEN
    UPDATE product_counts c SET n = c.n - gone.n
    FROM (SELECT category_id, coalesce(brand_id, 0) AS brand_id, count(*)::int AS n FROM before GROUP BY 1, 2) gone
    WHERE c.category_id = gone.category_id AND c.brand_id = gone.brand_id;
    UPDATE facet_counts c SET n = c.n - gone.n
    FROM (SELECT category_id, place, count(*)::int AS n
      FROM before, unnest(counted_places(facets, price_step, rating_floor)) place GROUP BY 1, 2) gone
    WHERE c.category_id = gone.category_id AND c.facet = gone.place;
  END IF;
  IF tg_op <> 'DELETE' THEN
    INSERT INTO product_counts AS c (category_id, brand_id, n)
    SELECT category_id, coalesce(brand_id, 0), count(*)::int FROM after GROUP BY 1, 2 ORDER BY 1, 2
    ON CONFLICT (category_id, brand_id) DO UPDATE SET n = c.n + excluded.n;
    INSERT INTO facet_counts AS c (category_id, facet, n)
    SELECT category_id, place, count(*)::int
    FROM after, unnest(counted_places(facets, price_step, rating_floor)) place GROUP BY 1, 2 ORDER BY 1, 2
    ON CONFLICT (category_id, facet) DO UPDATE SET n = c.n + excluded.n;
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION public.product_words_counted() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  IF tg_op <> 'INSERT' THEN
    UPDATE product_words w SET n = w.n - gone.n
    FROM (SELECT word, count(*)::int AS n FROM before, unnest(words_of(tsv)) word GROUP BY 1) gone
    WHERE w.word = gone.word;
  END IF;
  IF tg_op <> 'DELETE' THEN
    INSERT INTO product_words AS w (word, n)
    SELECT word, count(*)::int FROM after, unnest(words_of(tsv)) word GROUP BY 1 ORDER BY 1
    ON CONFLICT (word) DO UPDATE SET n = w.n + excluded.n;
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION public.products_changed() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  PERFORM refresh_product_search(array(SELECT id FROM changed));
  RETURN NULL;
END $$;--> statement-breakpoint
-- Raises the version once a transaction, in a slot that no other transaction holds: a writer never waits for another
-- one here, so no deadlock can come of it, and a version is seen in the same moment as the rows it stands for.
CREATE FUNCTION public.raise_catalogue_version() RETURNS void
    LANGUAGE plpgsql
    AS $$
BEGIN
  IF current_setting('catalogue.raised_in', true) IS NOT DISTINCT FROM pg_current_xact_id()::text THEN
    RETURN;
  END IF;
  UPDATE catalogue_version SET version = version + 1, changed_at = clock_timestamp()
  WHERE slot = (SELECT slot FROM catalogue_version ORDER BY slot LIMIT 1 FOR UPDATE SKIP LOCKED);
  IF NOT FOUND THEN
    INSERT INTO catalogue_version (version) VALUES (1);
  END IF;
  PERFORM set_config('catalogue.raised_in', pg_current_xact_id()::text, true);
END $$;--> statement-breakpoint
-- Ratings, and with them stars, orders and filters, are of people's reviews alone; samples are shown where they are marked.
CREATE FUNCTION public.refresh_product_ratings(ids integer[]) RETURNS void
    LANGUAGE sql
    AS $$
  DELETE FROM product_ratings WHERE product_id = ANY (ids);
  INSERT INTO product_ratings (product_id, review_count, rating_sum)
  SELECT product_id, count(*)::int, sum(rating)::int FROM product_reviews
  WHERE product_id = ANY (ids) AND is_approved GROUP BY product_id;
  UPDATE product_search s SET rating_floor = now_at.stars
  FROM (SELECT changed.id, coalesce(floor(r.average), 0)::smallint AS stars
    FROM unnest(ids) changed (id) LEFT JOIN product_ratings r ON r.product_id = changed.id) now_at
  WHERE s.product_id = now_at.id AND s.rating_floor <> now_at.stars;
$$;--> statement-breakpoint
-- product_search follows products; product_counts follows product_search; product_ratings follows product_reviews.
-- Statement-level with transition tables, so that an import of 1,000 rows costs one statement each, not 1,000.
CREATE FUNCTION public.refresh_product_search(ids integer[]) RETURNS void
    LANGUAGE sql
    AS $$
  DELETE FROM product_search s USING products p
    WHERE s.product_id = ANY (ids) AND p.id = s.product_id AND p.deleted_at IS NOT NULL;
  INSERT INTO product_search AS s
    (product_id, category_id, brand_id, main_price_value, updated_at, title_folded, attributes, facets, price_step, rating_floor, tsv)
  SELECT p.id, p.category_id, p.brand_id, p.main_price_value, p.updated_at, p.title_folded, p.attributes,
    facets_of(c.kind, p.attributes), price_step(p.main_price_value), coalesce(floor(r.average), 0),
    setweight(to_tsvector('simple', concat_ws(' ', vi_words(p.title), vi_words(p.model),
      regexp_replace(vi_fold(p.model), '[^a-z0-9]+', '', 'g'))), 'A') ||
    setweight(to_tsvector('simple', vi_words(concat_ws(' ', b.name, c.name, p.sub_cate))), 'B') ||
    setweight(to_tsvector('simple', vi_marked(concat_ws(' ', p.title, c.name, p.sub_cate))), 'C') ||
    setweight(to_tsvector('simple', vi_words(p.des)), 'D')
  FROM products p
  JOIN product_categories c ON c.id = p.category_id
  LEFT JOIN brands b ON b.id = p.brand_id
  LEFT JOIN product_ratings r ON r.product_id = p.id
  WHERE p.id = ANY (ids) AND p.deleted_at IS NULL
  ORDER BY p.category_id, p.brand_id
  ON CONFLICT (product_id) DO UPDATE SET
    category_id = excluded.category_id, brand_id = excluded.brand_id,
    main_price_value = excluded.main_price_value, updated_at = excluded.updated_at,
    title_folded = excluded.title_folded, attributes = excluded.attributes, facets = excluded.facets,
    price_step = excluded.price_step, rating_floor = excluded.rating_floor, tsv = excluded.tsv;
$$;--> statement-breakpoint
CREATE FUNCTION public.reviews_added() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  PERFORM refresh_product_ratings(array(SELECT DISTINCT product_id FROM after));
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION public.reviews_removed() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  PERFORM refresh_product_ratings(array(
    SELECT b.product_id FROM before b JOIN products p ON p.id = b.product_id GROUP BY b.product_id));
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION public.tell_changed_products() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  PERFORM tell_product_ids((SELECT array_agg(id) FROM (SELECT DISTINCT id FROM changed LIMIT 101) AS few));
  RETURN NULL;
END $$;--> statement-breakpoint
-- Whoever likes an article finds the like counted when the page is read again: 'article:12' for its page, 'likes' for hearts
-- that are added up.
CREATE FUNCTION public.tell_like() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  PERFORM pg_notify('page_changes', 'likes');
  PERFORM pg_notify('page_changes', 'article:' || NEW.id);
  RETURN NULL;
END $$;--> statement-breakpoint
-- Tells every server on the channel 'page_changes' what its kept pages must not show any more. A payload is a tag; a tag
-- told twice in a transaction goes out once, and only when the transaction is committed.
CREATE FUNCTION public.tell_page_change() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  PERFORM pg_notify('page_changes', TG_ARGV[0]);
  RETURN NULL;
END $$;--> statement-breakpoint
-- 'products' for every list, and 'product:12' for each page that shows it; 'product:*' where a statement changes many.
CREATE FUNCTION public.tell_product_ids(ids integer[]) RETURNS void
    LANGUAGE plpgsql
    AS $$
BEGIN
  IF cardinality(ids) IS NULL THEN
    RETURN;
  END IF;
  PERFORM pg_notify('page_changes', 'products');
  IF cardinality(ids) > 100 THEN
    PERFORM pg_notify('page_changes', 'product:*');
  ELSE
    PERFORM pg_notify('page_changes', 'product:' || id) FROM unnest(ids) AS id;
  END IF;
END $$;--> statement-breakpoint
CREATE FUNCTION public.tell_products_of_parts() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  PERFORM tell_product_ids((SELECT array_agg(product_id) FROM (SELECT DISTINCT product_id FROM changed LIMIT 101) AS few));
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION public.tell_products_of_prices() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  PERFORM tell_product_ids((SELECT array_agg(product_id) FROM (SELECT DISTINCT product_id
    FROM changed JOIN offers ON offers.id = changed.offer_id LIMIT 101) AS few));
  RETURN NULL;
END $$;--> statement-breakpoint
-- A review that waits for approval is on no page.
CREATE FUNCTION public.tell_products_of_reviews() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  PERFORM tell_product_ids((SELECT array_agg(product_id)
    FROM (SELECT DISTINCT product_id FROM changed WHERE is_approved LIMIT 101) AS few));
  RETURN NULL;
END $$;--> statement-breakpoint
-- The same as before: text that is composed already, as nearly all is, is not composed again, which took half of the time.
CREATE FUNCTION public.vi_fold(s text) RETURNS text
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    RETURN regexp_replace(lower(public.unaccent('public.unaccent'::regdictionary, CASE WHEN (s IS NFC NORMALIZED) THEN s ELSE NORMALIZE(s, NFC) END)), '(\d)\s+(kg|lit|l|inch|w|hp|btu|gb|tb|bo|loi)\y'::text, '\1\2'::text, 'g'::text);--> statement-breakpoint
-- The words of a text that carry marks, with the tone on the vowel the reform puts it on ('hoà' is 'hòa').
CREATE FUNCTION public.vi_marked(s text) RETURNS text
    LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE
    AS $$
DECLARE w text := lower(normalize(s, NFC)); pair text;
BEGIN
  FOREACH pair IN ARRAY string_to_array('oàòa oáóa oảỏa oãõa oạọa oèòe oéóe oẻỏe oẽõe oẹọe uỳùy uýúy uỷủy uỹũy uỵụy', ' ') LOOP
    w := replace(w, left(pair, 2), right(pair, 2));
  END LOOP;
  RETURN trim(regexp_replace(regexp_replace(w, '[^[:alpha:]]+', ' ', 'g'), '(?<![^ ])[a-z]+(?![^ ])', '', 'g'));
END $$;--> statement-breakpoint
-- The words of a text as searches compare them: folded, decimals and thousands as one word, a number joined to its unit
-- under one name ('55 inches', '55in' and '55"' are '55inch'). app/vietnamese/fold.ts follows the same rules.
CREATE FUNCTION public.vi_words(s text) RETURNS text
    LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE
    AS $$
DECLARE w text := vi_fold(s);
BEGIN
  w := regexp_replace(w, '(\d)\.(\d{3})(?![\d])', '\1\2', 'g');
  w := regexp_replace(w, '(\d)[.,](\d)', '\1p\2', 'g');
  w := regexp_replace(w, '(\d)\s*(?:inches|inch|in|"|″|”)(?![a-z0-9])', '\1inch ', 'g');
  w := regexp_replace(w, '(\d)\s*(?:liters|liter|litres|litre|lits|lit|l)(?![a-z0-9])', '\1l ', 'g');
  w := regexp_replace(w, '(\d)\s*(?:kilogram|kgs|kg|ky|ki)(?![a-z0-9])', '\1kg ', 'g');
  w := regexp_replace(w, '(\d)\s*(gb|tb|btu|hz|mah|w|bo|loi|cm|mm|m2)(?![a-z0-9])', '\1\2 ', 'g');
  w := regexp_replace(w, '(?<![a-z0-9])(\d|\dp\d)\s*(?:hp|ngua)(?![a-z0-9])', '\1hp ', 'g');
  RETURN trim(regexp_replace(w, '[^a-z0-9]+', ' ', 'g'));
END $$;--> statement-breakpoint
-- The same words as before in well under half the time: a text search vector is what sorts and keeps each word once without
-- a query of its own for every article. Words too long and texts too large for a vector go the old way. The rarer kinds of
-- space are looked for before they are replaced: replacing has a price for each of them and each character.
-- `public.` because a dump that is restored is filled with an empty search path.
CREATE FUNCTION public.words_of(s text) RETURNS text[]
    LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE
    AS $$
DECLARE
  folded text := translate(public.vi_fold(s), E'\t\n\r\u00a0', '    ');
BEGIN
  IF folded ~ '[\x0b\f\u0085\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]' THEN
    folded := regexp_replace(folded, '[\x0b\f\u0085\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]', ' ', 'g');
  END IF;
  IF octet_length(folded) < 1000000 AND folded !~ '[^ ]{201}' THEN
    RETURN tsvector_to_array(array_to_tsvector(array_remove(string_to_array(folded, ' '), '')));
  END IF;
  RETURN ARRAY(SELECT DISTINCT left(word, 200) FROM string_to_table(folded, ' ') AS word WHERE word <> '' ORDER BY 1);
END $$;--> statement-breakpoint
-- The same words as before in well under half the time: a text search vector is what sorts and keeps each word once without
-- a query of its own for every article. Words too long and texts too large for a vector go the old way. The rarer kinds of
-- space are looked for before they are replaced: replacing has a price for each of them and each character.
-- `public.` because a dump that is restored is filled with an empty search path.
CREATE FUNCTION public.words_of(tsv tsvector) RETURNS text[]
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN (SELECT COALESCE(array_agg(word.word), '{}'::text[]) AS "coalesce" FROM unnest(tsvector_to_array(ts_filter(words_of.tsv, '{a,b}'::"char"[]))) word(word) WHERE (word.word ~ '^[a-z]{2,30}$'::text));--> statement-breakpoint
CREATE TABLE public.accounts (
    id text NOT NULL,
    account_id text NOT NULL,
    provider_id text NOT NULL,
    user_id text NOT NULL,
    access_token text,
    refresh_token text,
    id_token text,
    access_token_expires_at timestamp with time zone,
    refresh_token_expires_at timestamp with time zone,
    scope text,
    password text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL
);--> statement-breakpoint
CREATE TABLE public.answer_feedback (
    id integer NOT NULL,
    question_text text NOT NULL,
    answer_text text NOT NULL,
    is_helpful boolean NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    reason text,
    vote_key text,
    updated_at timestamp with time zone DEFAULT now() NOT NULL
);--> statement-breakpoint
ALTER TABLE public.answer_feedback ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.answer_feedback_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);--> statement-breakpoint
CREATE TABLE public.api_keys (
    id integer NOT NULL,
    user_id text NOT NULL,
    name text NOT NULL,
    prefix text NOT NULL,
    key_hash text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    last_used_at timestamp with time zone,
    revoked_at timestamp with time zone
);--> statement-breakpoint
ALTER TABLE public.api_keys ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.api_keys_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);--> statement-breakpoint
CREATE TABLE public.article_beginnings (
    key text NOT NULL,
    editor_id text NOT NULL,
    snapshot jsonb NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL
);--> statement-breakpoint
CREATE TABLE public.article_daily_views (
    article_id integer NOT NULL,
    day date NOT NULL,
    views integer DEFAULT 0 NOT NULL
);--> statement-breakpoint
CREATE TABLE public.article_editors (
    article_id integer NOT NULL,
    "window" text NOT NULL,
    editor_id text NOT NULL,
    opened_at timestamp with time zone DEFAULT now() NOT NULL,
    seen_at timestamp with time zone DEFAULT now() NOT NULL
);--> statement-breakpoint
CREATE TABLE public.article_likes (
    article_id integer NOT NULL,
    visitor_hash text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);--> statement-breakpoint
CREATE TABLE public.article_revisions (
    id integer NOT NULL,
    article_id integer NOT NULL,
    editor_id text,
    snapshot jsonb NOT NULL,
    is_autosave boolean DEFAULT false NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);--> statement-breakpoint
ALTER TABLE public.article_revisions ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.article_revisions_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);--> statement-breakpoint
CREATE TABLE public.article_slug_history (
    slug text NOT NULL,
    article_id integer NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);--> statement-breakpoint
CREATE TABLE public.article_tags (
    article_id integer NOT NULL,
    tag_id integer NOT NULL
);--> statement-breakpoint
CREATE TABLE public.article_views (
    article_id integer NOT NULL,
    visitor_hash text NOT NULL,
    seen_at timestamp with time zone DEFAULT now() NOT NULL
);--> statement-breakpoint
CREATE TABLE public.article_words (
    word text NOT NULL
);--> statement-breakpoint
CREATE TABLE public.articles (
    id integer NOT NULL,
    slug text NOT NULL,
    title text NOT NULL,
    excerpt text,
    content text NOT NULL,
    featured_image text,
    featured_image_alt text,
    status text DEFAULT 'draft'::text NOT NULL,
    is_featured boolean DEFAULT false NOT NULL,
    is_ai_written boolean DEFAULT false NOT NULL,
    is_demo boolean DEFAULT false NOT NULL,
    view_count integer DEFAULT 0 NOT NULL,
    like_count integer DEFAULT 0 NOT NULL,
    reading_time double precision,
    meta_title text,
    meta_description text,
    published_at timestamp with time zone,
    category_id integer NOT NULL,
    subcategory_id integer,
    author_id integer NOT NULL,
    title_folded text GENERATED ALWAYS AS (public.vi_fold(title)) STORED,
    tsv tsvector GENERATED ALWAYS AS ((setweight(to_tsvector('simple'::regconfig, public.vi_fold(title)), 'A'::"char") || setweight(to_tsvector('simple'::regconfig, public.vi_fold(COALESCE(excerpt, ''::text))), 'B'::"char"))) STORED,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    deleted_at timestamp with time zone,
    content_text text DEFAULT ''::text NOT NULL,
    search_words text[] GENERATED ALWAYS AS (public.words_of(((((title || ' '::text) || COALESCE(excerpt, ''::text)) || ' '::text) || content_text))) STORED
);--> statement-breakpoint
ALTER TABLE public.articles ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.articles_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);--> statement-breakpoint
CREATE TABLE public.audit_log (
    id bigint NOT NULL,
    actor_id text,
    action text NOT NULL,
    entity text NOT NULL,
    entity_id text,
    detail jsonb DEFAULT '{}'::jsonb NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);--> statement-breakpoint
ALTER TABLE public.audit_log ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.audit_log_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);--> statement-breakpoint
CREATE TABLE public.authors (
    id integer NOT NULL,
    name text NOT NULL,
    slug text NOT NULL,
    email text,
    bio text,
    avatar_url text,
    is_active boolean DEFAULT true NOT NULL,
    is_demo boolean DEFAULT false NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);--> statement-breakpoint
ALTER TABLE public.authors ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.authors_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);--> statement-breakpoint
CREATE TABLE public.brand_contents (
    brand_id integer NOT NULL,
    tagline text,
    description text,
    highlights jsonb DEFAULT '[]'::jsonb NOT NULL,
    sections jsonb DEFAULT '{}'::jsonb NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL
);--> statement-breakpoint
CREATE TABLE public.brands (
    id integer NOT NULL,
    name text NOT NULL,
    slug text NOT NULL,
    display_order integer DEFAULT 0 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    former_slugs text[] DEFAULT '{}'::text[] NOT NULL
);--> statement-breakpoint
ALTER TABLE public.brands ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.brands_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);--> statement-breakpoint
CREATE TABLE public.catalogue_version (
    slot integer NOT NULL,
    version bigint NOT NULL,
    changed_at timestamp with time zone DEFAULT now() NOT NULL
);--> statement-breakpoint
ALTER TABLE public.catalogue_version ALTER COLUMN slot ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.catalogue_version_slot_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);--> statement-breakpoint
CREATE TABLE public.categories (
    id integer NOT NULL,
    name text NOT NULL,
    slug text NOT NULL,
    description text,
    icon text,
    display_order integer DEFAULT 0 NOT NULL,
    is_active boolean DEFAULT true NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);--> statement-breakpoint
ALTER TABLE public.categories ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.categories_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);--> statement-breakpoint
CREATE TABLE public.consents (
    id integer NOT NULL,
    subject text NOT NULL,
    purpose text NOT NULL,
    wording text NOT NULL,
    given_at timestamp with time zone DEFAULT now() NOT NULL,
    withdrawn_at timestamp with time zone
);--> statement-breakpoint
ALTER TABLE public.consents ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.consents_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);--> statement-breakpoint
CREATE TABLE public.contact_messages (
    id integer NOT NULL,
    name text NOT NULL,
    phone text,
    email text NOT NULL,
    subject text NOT NULL,
    message text NOT NULL,
    is_read boolean DEFAULT false NOT NULL,
    mailed_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    deleted_at timestamp with time zone
);--> statement-breakpoint
ALTER TABLE public.contact_messages ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.contact_messages_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);--> statement-breakpoint
CREATE TABLE public.electricity_tariffs (
    id integer NOT NULL,
    effective_from date NOT NULL,
    tiers jsonb NOT NULL,
    vat_rate double precision NOT NULL,
    source text NOT NULL
);--> statement-breakpoint
ALTER TABLE public.electricity_tariffs ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.electricity_tariffs_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);--> statement-breakpoint
CREATE TABLE public.facet_counts (
    category_id integer NOT NULL,
    facet text NOT NULL,
    n integer NOT NULL
);--> statement-breakpoint
CREATE TABLE public.import_jobs (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    subject text NOT NULL,
    state text DEFAULT 'uploaded'::text NOT NULL,
    file_name text NOT NULL,
    file_key text NOT NULL,
    file_hash text NOT NULL,
    idempotency_key text,
    duplicate_strategy text DEFAULT 'skip'::text NOT NULL,
    options jsonb DEFAULT '{}'::jsonb NOT NULL,
    started_by text,
    total integer,
    processed integer DEFAULT 0 NOT NULL,
    imported integer DEFAULT 0 NOT NULL,
    skipped integer DEFAULT 0 NOT NULL,
    errors integer DEFAULT 0 NOT NULL,
    current_operation text,
    failure text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    started_at timestamp with time zone,
    finished_at timestamp with time zone,
    leased_until timestamp with time zone,
    undone_at timestamp with time zone,
    lease_holder text,
    tries integer DEFAULT 0 NOT NULL,
    made jsonb DEFAULT '{}'::jsonb NOT NULL
);--> statement-breakpoint
CREATE TABLE public.import_mappings (
    user_id text NOT NULL,
    subject text NOT NULL,
    header text NOT NULL,
    mapping jsonb NOT NULL
);--> statement-breakpoint
CREATE TABLE public.import_rows (
    job_id uuid NOT NULL,
    row_number integer NOT NULL,
    outcome text NOT NULL,
    slug text,
    entity_id integer,
    raw jsonb,
    before jsonb,
    line integer NOT NULL,
    title text,
    problems jsonb,
    stamp timestamp with time zone,
    undo text
);--> statement-breakpoint
CREATE TABLE public.invitations (
    email text NOT NULL,
    role text NOT NULL,
    token_hash text NOT NULL,
    invited_by text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    expires_at timestamp with time zone NOT NULL
);--> statement-breakpoint
CREATE TABLE public.mails (
    id integer NOT NULL,
    recipient text NOT NULL,
    subject text NOT NULL,
    text text NOT NULL,
    html text NOT NULL,
    attempts integer DEFAULT 0 NOT NULL,
    next_attempt_at timestamp with time zone DEFAULT now() NOT NULL,
    failed_at timestamp with time zone,
    last_error text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    reply_to text,
    unsubscribe_url text
);--> statement-breakpoint
ALTER TABLE public.mails ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.mails_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);--> statement-breakpoint
CREATE TABLE public.media (
    id integer NOT NULL,
    storage_key text NOT NULL,
    alt text NOT NULL,
    width integer NOT NULL,
    height integer NOT NULL,
    byte_size integer NOT NULL,
    uploaded_by text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    deleted_at timestamp with time zone
);--> statement-breakpoint
ALTER TABLE public.media ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.media_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);--> statement-breakpoint
CREATE TABLE public.model_health (
    model text NOT NULL,
    failures integer NOT NULL,
    retry_at timestamp with time zone NOT NULL
);--> statement-breakpoint
CREATE TABLE public.model_usage (
    day date NOT NULL,
    model text NOT NULL,
    requests integer DEFAULT 0 NOT NULL,
    input_tokens integer DEFAULT 0 NOT NULL,
    output_tokens integer DEFAULT 0 NOT NULL,
    fallbacks integer DEFAULT 0 NOT NULL
);--> statement-breakpoint
CREATE TABLE public.offers (
    id integer NOT NULL,
    product_id integer NOT NULL,
    shop text NOT NULL,
    url text
);--> statement-breakpoint
ALTER TABLE public.offers ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.offers_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);--> statement-breakpoint
CREATE TABLE public.price_observations (
    id integer NOT NULL,
    offer_id integer NOT NULL,
    price bigint NOT NULL,
    list_price bigint,
    observed_on date NOT NULL,
    source text NOT NULL
);--> statement-breakpoint
ALTER TABLE public.price_observations ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.price_observations_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);--> statement-breakpoint
CREATE TABLE public.product_categories (
    id integer NOT NULL,
    name text NOT NULL,
    slug text NOT NULL,
    kind text NOT NULL,
    group_key text NOT NULL,
    description text DEFAULT ''::text NOT NULL,
    icon text,
    display_order integer DEFAULT 0 NOT NULL
);--> statement-breakpoint
ALTER TABLE public.product_categories ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.product_categories_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);--> statement-breakpoint
CREATE TABLE public.product_counts (
    category_id integer NOT NULL,
    brand_id integer NOT NULL,
    n integer NOT NULL
);--> statement-breakpoint
CREATE TABLE public.product_faqs (
    id integer NOT NULL,
    product_id integer NOT NULL,
    question text NOT NULL,
    answer text NOT NULL,
    display_order integer DEFAULT 0 NOT NULL
);--> statement-breakpoint
ALTER TABLE public.product_faqs ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.product_faqs_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);--> statement-breakpoint
CREATE TABLE public.product_images (
    id integer NOT NULL,
    product_id integer NOT NULL,
    url text NOT NULL,
    alt text DEFAULT ''::text NOT NULL,
    display_order integer DEFAULT 0 NOT NULL
);--> statement-breakpoint
ALTER TABLE public.product_images ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.product_images_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);--> statement-breakpoint
CREATE TABLE public.product_promotions (
    id integer NOT NULL,
    product_id integer NOT NULL,
    title text NOT NULL,
    description text DEFAULT ''::text NOT NULL,
    promotion_type text NOT NULL,
    discount_amount bigint,
    discount_percentage double precision,
    valid_until timestamp with time zone,
    is_active boolean DEFAULT true NOT NULL
);--> statement-breakpoint
ALTER TABLE public.product_promotions ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.product_promotions_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);--> statement-breakpoint
CREATE TABLE public.product_ratings (
    product_id integer NOT NULL,
    review_count integer NOT NULL,
    rating_sum integer NOT NULL,
    average double precision GENERATED ALWAYS AS (((rating_sum)::double precision / (NULLIF(review_count, 0))::double precision)) STORED
);--> statement-breakpoint
CREATE TABLE public.product_reviews (
    id integer NOT NULL,
    product_id integer NOT NULL,
    customer_name text NOT NULL,
    rating smallint NOT NULL,
    review_text text NOT NULL,
    is_verified_purchase boolean DEFAULT false NOT NULL,
    helpful_votes integer DEFAULT 0 NOT NULL,
    is_approved boolean DEFAULT false NOT NULL,
    rejection_reason text,
    is_demo boolean DEFAULT false NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    months_used smallint,
    moderated_at timestamp with time zone,
    CONSTRAINT product_reviews_demo_not_verified CHECK ((NOT (is_demo AND is_verified_purchase))),
    CONSTRAINT product_reviews_rating_range CHECK (((rating >= 1) AND (rating <= 5)))
);--> statement-breakpoint
ALTER TABLE public.product_reviews ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.product_reviews_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);--> statement-breakpoint
CREATE TABLE public.product_search (
    product_id integer NOT NULL,
    category_id integer NOT NULL,
    brand_id integer,
    main_price_value bigint,
    updated_at timestamp with time zone NOT NULL,
    title_folded text NOT NULL,
    attributes jsonb NOT NULL,
    tsv tsvector NOT NULL,
    facets text[] DEFAULT '{}'::text[] NOT NULL,
    price_step smallint DEFAULT 0 NOT NULL,
    rating_floor smallint DEFAULT 0 NOT NULL
);--> statement-breakpoint
CREATE TABLE public.product_specifications (
    id integer NOT NULL,
    product_id integer NOT NULL,
    spec_category text NOT NULL,
    spec_name text NOT NULL,
    spec_value text NOT NULL,
    display_order integer DEFAULT 0 NOT NULL
);--> statement-breakpoint
ALTER TABLE public.product_specifications ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.product_specifications_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);--> statement-breakpoint
CREATE TABLE public.product_variants (
    id integer NOT NULL,
    product_id integer NOT NULL,
    sku text,
    name text NOT NULL,
    price text,
    is_available boolean DEFAULT true NOT NULL
);--> statement-breakpoint
ALTER TABLE public.product_variants ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.product_variants_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);--> statement-breakpoint
CREATE TABLE public.product_words (
    word text NOT NULL,
    n integer NOT NULL
);--> statement-breakpoint
CREATE TABLE public.products (
    id integer NOT NULL,
    source_key text,
    title text NOT NULL,
    des text DEFAULT ''::text NOT NULL,
    image text,
    brand_id integer,
    category_id integer NOT NULL,
    sub_cate text,
    model text,
    release_year smallint,
    price text,
    lowest_price text,
    manufacturer_price text,
    rumored_price text,
    price_value bigint GENERATED ALWAYS AS (public.vnd(price)) STORED,
    lowest_price_value bigint GENERATED ALWAYS AS (public.vnd(lowest_price)) STORED,
    manufacturer_price_value bigint GENERATED ALWAYS AS (public.vnd(manufacturer_price)) STORED,
    rumored_price_value bigint GENERATED ALWAYS AS (public.vnd(rumored_price)) STORED,
    main_price_value bigint GENERATED ALWAYS AS (public.main_vnd(lowest_price, manufacturer_price, rumored_price, price)) STORED,
    title_folded text GENERATED ALWAYS AS (public.vi_fold(title)) STORED,
    attributes jsonb DEFAULT '{}'::jsonb NOT NULL,
    is_demo boolean DEFAULT false NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    deleted_at timestamp with time zone
);--> statement-breakpoint
ALTER TABLE public.products ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.products_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);--> statement-breakpoint
CREATE TABLE public.rate_limits (
    bucket text NOT NULL,
    hits integer NOT NULL,
    resets_at timestamp with time zone NOT NULL
);--> statement-breakpoint
CREATE TABLE public.sessions (
    id text NOT NULL,
    token text NOT NULL,
    user_id text NOT NULL,
    ip_address text,
    user_agent text,
    expires_at timestamp with time zone NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL
);--> statement-breakpoint
CREATE TABLE public.settings (
    key text NOT NULL,
    value jsonb NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL
);--> statement-breakpoint
CREATE TABLE public.sizing_rules (
    rule_key text NOT NULL,
    definition jsonb NOT NULL,
    source text NOT NULL,
    as_of date NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL
);--> statement-breakpoint
CREATE TABLE public.subcategories (
    id integer NOT NULL,
    category_id integer NOT NULL,
    name text NOT NULL,
    display_order integer DEFAULT 0 NOT NULL,
    is_active boolean DEFAULT true NOT NULL
);--> statement-breakpoint
ALTER TABLE public.subcategories ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.subcategories_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);--> statement-breakpoint
CREATE TABLE public.subscriptions (
    id integer NOT NULL,
    email text NOT NULL,
    token_hash text NOT NULL,
    consent_text text NOT NULL,
    consented_at timestamp with time zone NOT NULL,
    confirmed_at timestamp with time zone,
    unsubscribed_at timestamp with time zone
);--> statement-breakpoint
ALTER TABLE public.subscriptions ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.subscriptions_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);--> statement-breakpoint
CREATE TABLE public.suggestion_questions (
    id integer NOT NULL,
    questions text NOT NULL,
    is_demo boolean DEFAULT false NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);--> statement-breakpoint
ALTER TABLE public.suggestion_questions ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.suggestion_questions_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);--> statement-breakpoint
CREATE TABLE public.synonyms (
    id integer NOT NULL,
    forms jsonb NOT NULL,
    note text,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    narrower jsonb DEFAULT '[]'::jsonb NOT NULL,
    "except" jsonb DEFAULT '[]'::jsonb NOT NULL
);--> statement-breakpoint
ALTER TABLE public.synonyms ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.synonyms_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);--> statement-breakpoint
CREATE TABLE public.tags (
    id integer NOT NULL,
    name text NOT NULL,
    slug text NOT NULL,
    description text,
    color text DEFAULT '#3B82F6'::text NOT NULL,
    image_url text,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);--> statement-breakpoint
ALTER TABLE public.tags ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.tags_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);--> statement-breakpoint
CREATE TABLE public.two_factors (
    id text NOT NULL,
    secret text NOT NULL,
    backup_codes text NOT NULL,
    user_id text NOT NULL,
    verified boolean DEFAULT false NOT NULL,
    failed_verification_count integer DEFAULT 0 NOT NULL,
    locked_until timestamp with time zone
);--> statement-breakpoint
CREATE TABLE public.unanswered_questions (
    id integer NOT NULL,
    question_text text NOT NULL,
    reason text NOT NULL,
    asked_count integer DEFAULT 1 NOT NULL,
    last_asked_at timestamp with time zone DEFAULT now() NOT NULL,
    resolved_at timestamp with time zone
);--> statement-breakpoint
ALTER TABLE public.unanswered_questions ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.unanswered_questions_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);--> statement-breakpoint
CREATE TABLE public.user_questions (
    id integer NOT NULL,
    question_text text NOT NULL,
    question_count integer DEFAULT 1 NOT NULL,
    first_asked_at timestamp with time zone DEFAULT now() NOT NULL,
    last_asked_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    is_public boolean DEFAULT false NOT NULL,
    editors_choice boolean
);--> statement-breakpoint
ALTER TABLE public.user_questions ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.user_questions_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);--> statement-breakpoint
CREATE TABLE public.user_roles (
    user_id text NOT NULL,
    role text NOT NULL
);--> statement-breakpoint
CREATE TABLE public.users (
    id text NOT NULL,
    name text NOT NULL,
    email text NOT NULL,
    email_verified boolean DEFAULT false NOT NULL,
    image text,
    two_factor_enabled boolean DEFAULT false NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    disabled_at timestamp with time zone
);--> statement-breakpoint
CREATE TABLE public.verifications (
    id text NOT NULL,
    identifier text NOT NULL,
    value text NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL
);--> statement-breakpoint
CREATE TABLE public.zero_result_queries (
    query_folded text NOT NULL,
    query_text text NOT NULL,
    search_count integer DEFAULT 1 NOT NULL,
    last_searched_at timestamp with time zone DEFAULT now() NOT NULL,
    resolved_at timestamp with time zone
);--> statement-breakpoint
ALTER TABLE ONLY public.accounts
    ADD CONSTRAINT accounts_pkey PRIMARY KEY (id);--> statement-breakpoint
ALTER TABLE ONLY public.answer_feedback
    ADD CONSTRAINT answer_feedback_pkey PRIMARY KEY (id);--> statement-breakpoint
ALTER TABLE ONLY public.answer_feedback
    ADD CONSTRAINT answer_feedback_vote_key_unique UNIQUE (vote_key);--> statement-breakpoint
ALTER TABLE ONLY public.api_keys
    ADD CONSTRAINT api_keys_key_hash_unique UNIQUE (key_hash);--> statement-breakpoint
ALTER TABLE ONLY public.api_keys
    ADD CONSTRAINT api_keys_pkey PRIMARY KEY (id);--> statement-breakpoint
ALTER TABLE ONLY public.article_beginnings
    ADD CONSTRAINT article_beginnings_pkey PRIMARY KEY (key);--> statement-breakpoint
ALTER TABLE ONLY public.article_daily_views
    ADD CONSTRAINT article_daily_views_day_article_id_pk PRIMARY KEY (day, article_id);--> statement-breakpoint
ALTER TABLE ONLY public.article_editors
    ADD CONSTRAINT article_editors_article_id_window_pk PRIMARY KEY (article_id, "window");--> statement-breakpoint
ALTER TABLE ONLY public.article_likes
    ADD CONSTRAINT article_likes_article_id_visitor_hash_pk PRIMARY KEY (article_id, visitor_hash);--> statement-breakpoint
ALTER TABLE ONLY public.article_revisions
    ADD CONSTRAINT article_revisions_pkey PRIMARY KEY (id);--> statement-breakpoint
ALTER TABLE ONLY public.article_slug_history
    ADD CONSTRAINT article_slug_history_pkey PRIMARY KEY (slug);--> statement-breakpoint
ALTER TABLE ONLY public.article_tags
    ADD CONSTRAINT article_tags_article_id_tag_id_pk PRIMARY KEY (article_id, tag_id);--> statement-breakpoint
ALTER TABLE ONLY public.article_views
    ADD CONSTRAINT article_views_article_id_visitor_hash_pk PRIMARY KEY (article_id, visitor_hash);--> statement-breakpoint
ALTER TABLE ONLY public.article_words
    ADD CONSTRAINT article_words_pkey PRIMARY KEY (word);--> statement-breakpoint
ALTER TABLE ONLY public.articles
    ADD CONSTRAINT articles_pkey PRIMARY KEY (id);--> statement-breakpoint
ALTER TABLE ONLY public.articles
    ADD CONSTRAINT articles_slug_unique UNIQUE (slug);--> statement-breakpoint
ALTER TABLE ONLY public.audit_log
    ADD CONSTRAINT audit_log_pkey PRIMARY KEY (id);--> statement-breakpoint
ALTER TABLE ONLY public.authors
    ADD CONSTRAINT authors_pkey PRIMARY KEY (id);--> statement-breakpoint
ALTER TABLE ONLY public.authors
    ADD CONSTRAINT authors_slug_unique UNIQUE (slug);--> statement-breakpoint
ALTER TABLE ONLY public.brand_contents
    ADD CONSTRAINT brand_contents_pkey PRIMARY KEY (brand_id);--> statement-breakpoint
ALTER TABLE ONLY public.brands
    ADD CONSTRAINT brands_name_unique UNIQUE (name);--> statement-breakpoint
ALTER TABLE ONLY public.brands
    ADD CONSTRAINT brands_pkey PRIMARY KEY (id);--> statement-breakpoint
ALTER TABLE ONLY public.brands
    ADD CONSTRAINT brands_slug_unique UNIQUE (slug);--> statement-breakpoint
ALTER TABLE ONLY public.catalogue_version
    ADD CONSTRAINT catalogue_version_pkey PRIMARY KEY (slot);--> statement-breakpoint
ALTER TABLE ONLY public.categories
    ADD CONSTRAINT categories_pkey PRIMARY KEY (id);--> statement-breakpoint
ALTER TABLE ONLY public.categories
    ADD CONSTRAINT categories_slug_unique UNIQUE (slug);--> statement-breakpoint
ALTER TABLE ONLY public.consents
    ADD CONSTRAINT consents_pkey PRIMARY KEY (id);--> statement-breakpoint
ALTER TABLE ONLY public.contact_messages
    ADD CONSTRAINT contact_messages_pkey PRIMARY KEY (id);--> statement-breakpoint
ALTER TABLE ONLY public.electricity_tariffs
    ADD CONSTRAINT electricity_tariffs_effective_from_unique UNIQUE (effective_from);--> statement-breakpoint
ALTER TABLE ONLY public.electricity_tariffs
    ADD CONSTRAINT electricity_tariffs_pkey PRIMARY KEY (id);--> statement-breakpoint
ALTER TABLE ONLY public.facet_counts
    ADD CONSTRAINT facet_counts_category_id_facet_pk PRIMARY KEY (category_id, facet);--> statement-breakpoint
ALTER TABLE ONLY public.facets
    ADD CONSTRAINT facets_kind_attribute_pk PRIMARY KEY (kind, attribute);--> statement-breakpoint
ALTER TABLE ONLY public.import_jobs
    ADD CONSTRAINT import_jobs_idempotency_key_unique UNIQUE (idempotency_key);--> statement-breakpoint
ALTER TABLE ONLY public.import_jobs
    ADD CONSTRAINT import_jobs_pkey PRIMARY KEY (id);--> statement-breakpoint
ALTER TABLE ONLY public.import_mappings
    ADD CONSTRAINT import_mappings_user_id_subject_header_pk PRIMARY KEY (user_id, subject, header);--> statement-breakpoint
ALTER TABLE ONLY public.import_rows
    ADD CONSTRAINT import_rows_job_id_row_number_pk PRIMARY KEY (job_id, row_number);--> statement-breakpoint
ALTER TABLE ONLY public.invitations
    ADD CONSTRAINT invitations_pkey PRIMARY KEY (email);--> statement-breakpoint
ALTER TABLE ONLY public.invitations
    ADD CONSTRAINT invitations_token_hash_unique UNIQUE (token_hash);--> statement-breakpoint
ALTER TABLE ONLY public.mails
    ADD CONSTRAINT mails_pkey PRIMARY KEY (id);--> statement-breakpoint
ALTER TABLE ONLY public.media
    ADD CONSTRAINT media_pkey PRIMARY KEY (id);--> statement-breakpoint
ALTER TABLE ONLY public.media
    ADD CONSTRAINT media_storage_key_unique UNIQUE (storage_key);--> statement-breakpoint
ALTER TABLE ONLY public.model_health
    ADD CONSTRAINT model_health_pkey PRIMARY KEY (model);--> statement-breakpoint
ALTER TABLE ONLY public.model_usage
    ADD CONSTRAINT model_usage_day_model_pk PRIMARY KEY (day, model);--> statement-breakpoint
ALTER TABLE ONLY public.offers
    ADD CONSTRAINT offers_pkey PRIMARY KEY (id);--> statement-breakpoint
ALTER TABLE ONLY public.offers
    ADD CONSTRAINT offers_product_shop UNIQUE (product_id, shop);--> statement-breakpoint
ALTER TABLE ONLY public.price_observations
    ADD CONSTRAINT price_observations_offer_day UNIQUE (offer_id, observed_on);--> statement-breakpoint
ALTER TABLE ONLY public.price_observations
    ADD CONSTRAINT price_observations_pkey PRIMARY KEY (id);--> statement-breakpoint
ALTER TABLE ONLY public.product_categories
    ADD CONSTRAINT product_categories_name_unique UNIQUE (name);--> statement-breakpoint
ALTER TABLE ONLY public.product_categories
    ADD CONSTRAINT product_categories_pkey PRIMARY KEY (id);--> statement-breakpoint
ALTER TABLE ONLY public.product_categories
    ADD CONSTRAINT product_categories_slug_unique UNIQUE (slug);--> statement-breakpoint
ALTER TABLE ONLY public.product_counts
    ADD CONSTRAINT product_counts_category_id_brand_id_pk PRIMARY KEY (category_id, brand_id);--> statement-breakpoint
ALTER TABLE ONLY public.product_faqs
    ADD CONSTRAINT product_faqs_pkey PRIMARY KEY (id);--> statement-breakpoint
ALTER TABLE ONLY public.product_images
    ADD CONSTRAINT product_images_pkey PRIMARY KEY (id);--> statement-breakpoint
ALTER TABLE ONLY public.product_promotions
    ADD CONSTRAINT product_promotions_pkey PRIMARY KEY (id);--> statement-breakpoint
ALTER TABLE ONLY public.product_ratings
    ADD CONSTRAINT product_ratings_pkey PRIMARY KEY (product_id);--> statement-breakpoint
ALTER TABLE ONLY public.product_reviews
    ADD CONSTRAINT product_reviews_pkey PRIMARY KEY (id);--> statement-breakpoint
ALTER TABLE ONLY public.product_search
    ADD CONSTRAINT product_search_pkey PRIMARY KEY (product_id);--> statement-breakpoint
ALTER TABLE ONLY public.product_specifications
    ADD CONSTRAINT product_specifications_pkey PRIMARY KEY (id);--> statement-breakpoint
ALTER TABLE ONLY public.product_variants
    ADD CONSTRAINT product_variants_pkey PRIMARY KEY (id);--> statement-breakpoint
ALTER TABLE ONLY public.product_words
    ADD CONSTRAINT product_words_pkey PRIMARY KEY (word);--> statement-breakpoint
ALTER TABLE ONLY public.products
    ADD CONSTRAINT products_pkey PRIMARY KEY (id);--> statement-breakpoint
ALTER TABLE ONLY public.products
    ADD CONSTRAINT products_source_key_unique UNIQUE (source_key);--> statement-breakpoint
ALTER TABLE ONLY public.rate_limits
    ADD CONSTRAINT rate_limits_pkey PRIMARY KEY (bucket);--> statement-breakpoint
ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_pkey PRIMARY KEY (id);--> statement-breakpoint
ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_token_unique UNIQUE (token);--> statement-breakpoint
ALTER TABLE ONLY public.settings
    ADD CONSTRAINT settings_pkey PRIMARY KEY (key);--> statement-breakpoint
ALTER TABLE ONLY public.sizing_rules
    ADD CONSTRAINT sizing_rules_pkey PRIMARY KEY (rule_key);--> statement-breakpoint
ALTER TABLE ONLY public.subcategories
    ADD CONSTRAINT subcategories_category_name UNIQUE (category_id, name);--> statement-breakpoint
ALTER TABLE ONLY public.subcategories
    ADD CONSTRAINT subcategories_pkey PRIMARY KEY (id);--> statement-breakpoint
ALTER TABLE ONLY public.subscriptions
    ADD CONSTRAINT subscriptions_email_unique UNIQUE (email);--> statement-breakpoint
ALTER TABLE ONLY public.subscriptions
    ADD CONSTRAINT subscriptions_pkey PRIMARY KEY (id);--> statement-breakpoint
ALTER TABLE ONLY public.subscriptions
    ADD CONSTRAINT subscriptions_token_hash_unique UNIQUE (token_hash);--> statement-breakpoint
ALTER TABLE ONLY public.suggestion_questions
    ADD CONSTRAINT suggestion_questions_pkey PRIMARY KEY (id);--> statement-breakpoint
ALTER TABLE ONLY public.suggestion_questions
    ADD CONSTRAINT suggestion_questions_questions_unique UNIQUE (questions);--> statement-breakpoint
ALTER TABLE ONLY public.synonyms
    ADD CONSTRAINT synonyms_pkey PRIMARY KEY (id);--> statement-breakpoint
ALTER TABLE ONLY public.tags
    ADD CONSTRAINT tags_name_unique UNIQUE (name);--> statement-breakpoint
ALTER TABLE ONLY public.tags
    ADD CONSTRAINT tags_pkey PRIMARY KEY (id);--> statement-breakpoint
ALTER TABLE ONLY public.tags
    ADD CONSTRAINT tags_slug_unique UNIQUE (slug);--> statement-breakpoint
ALTER TABLE ONLY public.two_factors
    ADD CONSTRAINT two_factors_pkey PRIMARY KEY (id);--> statement-breakpoint
ALTER TABLE ONLY public.unanswered_questions
    ADD CONSTRAINT unanswered_questions_pkey PRIMARY KEY (id);--> statement-breakpoint
ALTER TABLE ONLY public.unanswered_questions
    ADD CONSTRAINT unanswered_questions_question_text_unique UNIQUE (question_text);--> statement-breakpoint
ALTER TABLE ONLY public.user_questions
    ADD CONSTRAINT user_questions_pkey PRIMARY KEY (id);--> statement-breakpoint
ALTER TABLE ONLY public.user_questions
    ADD CONSTRAINT user_questions_question_text_unique UNIQUE (question_text);--> statement-breakpoint
ALTER TABLE ONLY public.user_roles
    ADD CONSTRAINT user_roles_user_id_pk PRIMARY KEY (user_id);--> statement-breakpoint
ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_email_unique UNIQUE (email);--> statement-breakpoint
ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_pkey PRIMARY KEY (id);--> statement-breakpoint
ALTER TABLE ONLY public.verifications
    ADD CONSTRAINT verifications_pkey PRIMARY KEY (id);--> statement-breakpoint
ALTER TABLE ONLY public.zero_result_queries
    ADD CONSTRAINT zero_result_queries_pkey PRIMARY KEY (query_folded);--> statement-breakpoint
CREATE INDEX accounts_user ON public.accounts USING btree (user_id);--> statement-breakpoint
CREATE INDEX answer_feedback_recent ON public.answer_feedback USING btree (created_at DESC);--> statement-breakpoint
CREATE INDEX api_keys_user ON public.api_keys USING btree (user_id);--> statement-breakpoint
CREATE INDEX article_beginnings_editor ON public.article_beginnings USING btree (editor_id, updated_at DESC);--> statement-breakpoint
CREATE INDEX article_daily_views_article ON public.article_daily_views USING btree (article_id);--> statement-breakpoint
CREATE INDEX article_editors_editor ON public.article_editors USING btree (editor_id);--> statement-breakpoint
CREATE INDEX article_editors_seen ON public.article_editors USING btree (seen_at);--> statement-breakpoint
CREATE INDEX article_revisions_article ON public.article_revisions USING btree (article_id, created_at DESC);--> statement-breakpoint
CREATE INDEX article_slug_history_article ON public.article_slug_history USING btree (article_id);--> statement-breakpoint
CREATE INDEX article_tags_tag ON public.article_tags USING btree (tag_id);--> statement-breakpoint
CREATE INDEX article_views_seen ON public.article_views USING btree (seen_at);--> statement-breakpoint
CREATE INDEX article_words_trgm ON public.article_words USING gin (word public.gin_trgm_ops);--> statement-breakpoint
CREATE INDEX articles_author ON public.articles USING btree (author_id);--> statement-breakpoint
CREATE INDEX articles_category ON public.articles USING btree (category_id, published_at DESC, id DESC);--> statement-breakpoint
CREATE INDEX articles_featured ON public.articles USING btree (published_at DESC, id DESC) WHERE ((status = 'published'::text) AND (deleted_at IS NULL) AND is_featured);--> statement-breakpoint
CREATE INDEX articles_published ON public.articles USING btree (published_at DESC, id DESC) WHERE ((status = 'published'::text) AND (deleted_at IS NULL));--> statement-breakpoint
CREATE INDEX articles_search_words ON public.articles USING gin (search_words);--> statement-breakpoint
CREATE INDEX articles_title_order ON public.articles USING btree (title_folded, id) WHERE (deleted_at IS NULL);--> statement-breakpoint
CREATE INDEX articles_title_trgm ON public.articles USING gin (title_folded public.gin_trgm_ops);--> statement-breakpoint
CREATE INDEX articles_topics ON public.articles USING btree (id, published_at, like_count) WHERE ((status = 'published'::text) AND (deleted_at IS NULL));--> statement-breakpoint
CREATE INDEX articles_trash ON public.articles USING btree (deleted_at) WHERE (deleted_at IS NOT NULL);--> statement-breakpoint
CREATE INDEX articles_tsv ON public.articles USING gin (tsv);--> statement-breakpoint
CREATE INDEX articles_updated ON public.articles USING btree (updated_at, id) WHERE (deleted_at IS NULL);--> statement-breakpoint
CREATE INDEX articles_views ON public.articles USING btree (view_count DESC, id DESC);--> statement-breakpoint
CREATE INDEX audit_log_actor ON public.audit_log USING btree (actor_id, id DESC);--> statement-breakpoint
CREATE INDEX audit_log_entity ON public.audit_log USING btree (entity, entity_id);--> statement-breakpoint
CREATE INDEX audit_log_recent ON public.audit_log USING btree (created_at DESC);--> statement-breakpoint
CREATE INDEX consents_subject ON public.consents USING btree (subject);--> statement-breakpoint
CREATE INDEX contact_messages_recent ON public.contact_messages USING btree (created_at DESC);--> statement-breakpoint
CREATE INDEX import_jobs_recent ON public.import_jobs USING btree (created_at DESC);--> statement-breakpoint
CREATE INDEX import_jobs_state ON public.import_jobs USING btree (state);--> statement-breakpoint
CREATE INDEX mails_due ON public.mails USING btree (next_attempt_at);--> statement-breakpoint
CREATE INDEX product_faqs_product ON public.product_faqs USING btree (product_id, display_order);--> statement-breakpoint
CREATE INDEX product_images_product ON public.product_images USING btree (product_id, display_order);--> statement-breakpoint
CREATE INDEX product_promotions_product ON public.product_promotions USING btree (product_id);--> statement-breakpoint
CREATE INDEX product_reviews_pending ON public.product_reviews USING btree (created_at) WHERE (NOT is_approved);--> statement-breakpoint
CREATE INDEX product_reviews_shown ON public.product_reviews USING btree (product_id, created_at DESC) WHERE is_approved;--> statement-breakpoint
CREATE INDEX product_search_brand ON public.product_search USING btree (brand_id, updated_at DESC);--> statement-breakpoint
CREATE INDEX product_search_category_brand ON public.product_search USING btree (category_id, brand_id, main_price_value, product_id);--> statement-breakpoint
CREATE INDEX product_search_category_updated ON public.product_search USING btree (category_id, updated_at DESC, product_id DESC);--> statement-breakpoint
CREATE INDEX product_search_facets ON public.product_search USING gin (facets) WITH (fastupdate='false');--> statement-breakpoint
CREATE INDEX product_search_price_down ON public.product_search USING btree (main_price_value DESC NULLS LAST, product_id);--> statement-breakpoint
CREATE INDEX product_search_price_up ON public.product_search USING btree (main_price_value, product_id, category_id, brand_id, price_step, rating_floor);--> statement-breakpoint
CREATE INDEX product_search_title ON public.product_search USING btree (title_folded, product_id);--> statement-breakpoint
CREATE INDEX product_search_title_trgm ON public.product_search USING gin (title_folded public.gin_trgm_ops);--> statement-breakpoint
CREATE INDEX product_search_tsv ON public.product_search USING gin (tsv) WITH (fastupdate='false');--> statement-breakpoint
CREATE INDEX product_search_updated ON public.product_search USING btree (updated_at DESC, product_id DESC);--> statement-breakpoint
CREATE INDEX product_specifications_product ON public.product_specifications USING btree (product_id, display_order);--> statement-breakpoint
CREATE INDEX product_variants_product ON public.product_variants USING btree (product_id);--> statement-breakpoint
CREATE INDEX product_words_trgm ON public.product_words USING gin (word public.gin_trgm_ops);--> statement-breakpoint
CREATE INDEX products_brand ON public.products USING btree (brand_id);--> statement-breakpoint
CREATE INDEX products_category ON public.products USING btree (category_id);--> statement-breakpoint
CREATE INDEX products_deleted ON public.products USING btree (deleted_at) WHERE (deleted_at IS NOT NULL);--> statement-breakpoint
CREATE INDEX products_manufacturer_price ON public.products USING btree (brand_id) WHERE (manufacturer_price_value IS NOT NULL);--> statement-breakpoint
CREATE INDEX products_without_image ON public.products USING btree (id) WHERE (image IS NULL);--> statement-breakpoint
CREATE INDEX rate_limits_expiry ON public.rate_limits USING btree (resets_at);--> statement-breakpoint
CREATE INDEX sessions_expiry ON public.sessions USING btree (expires_at);--> statement-breakpoint
CREATE INDEX sessions_user ON public.sessions USING btree (user_id);--> statement-breakpoint
CREATE UNIQUE INDEX synonyms_head ON public.synonyms USING btree (public.vi_fold((forms ->> 0)));--> statement-breakpoint
CREATE INDEX tags_folded ON public.tags USING btree (public.vi_fold(name));--> statement-breakpoint
CREATE INDEX two_factors_user ON public.two_factors USING btree (user_id);--> statement-breakpoint
CREATE INDEX user_questions_popular ON public.user_questions USING btree (question_count DESC);--> statement-breakpoint
CREATE INDEX user_questions_public ON public.user_questions USING btree (question_count DESC) WHERE COALESCE(editors_choice, is_public);--> statement-breakpoint
CREATE INDEX user_questions_recent ON public.user_questions USING btree (last_asked_at DESC);--> statement-breakpoint
CREATE INDEX verifications_identifier ON public.verifications USING btree (identifier);--> statement-breakpoint
CREATE INDEX zero_result_queries_recent ON public.zero_result_queries USING btree (last_searched_at DESC);--> statement-breakpoint
INSERT INTO public.catalogue_version (slot, version, changed_at) OVERRIDING SYSTEM VALUE VALUES
  (1, 2, now());--> statement-breakpoint
SELECT setval('public.catalogue_version_slot_seq', 1);--> statement-breakpoint
INSERT INTO public.electricity_tariffs (id, effective_from, tiers, vat_rate, source) OVERRIDING SYSTEM VALUE VALUES
  (1, '2025-05-10', '[{"fromKwh": 0, "vndPerKwh": 1984}, {"fromKwh": 50, "vndPerKwh": 2050}, {"fromKwh": 100, "vndPerKwh": 2380}, {"fromKwh": 200, "vndPerKwh": 2998}, {"fromKwh": 300, "vndPerKwh": 3350}, {"fromKwh": 400, "vndPerKwh": 3460}]', 0.08, 'Quyết định 1279/QĐ-BCT ngày 9/5/2025 của Bộ Công Thương');--> statement-breakpoint
SELECT setval('public.electricity_tariffs_id_seq', 1);--> statement-breakpoint
INSERT INTO public.facets (kind, attribute, edges, display_order) VALUES
  ('tv', 'screen_in', NULL, 1),
  ('tv', 'resolution', NULL, 2),
  ('tv', 'panel', NULL, 3),
  ('tv', 'refresh_hz', '{100}', 4),
  ('tv', 'os', NULL, 5),
  ('fridge', 'capacity_l', '{150,250,350,450,600}', 1),
  ('fridge', 'doors', NULL, 2),
  ('fridge', 'inverter', NULL, 3),
  ('fridge', 'energy_kwh_year', '{300,400,500}', 4),
  ('fridge', 'made_in', NULL, 5),
  ('freezer', 'capacity_l', '{100,200,300,500}', 1),
  ('freezer', 'inverter', NULL, 2),
  ('freezer', 'energy_kwh_year', '{300,500}', 3),
  ('washer', 'load_kg', '{8,9,10,12}', 1),
  ('washer', 'load_type', NULL, 2),
  ('washer', 'inverter', NULL, 3),
  ('washer', 'made_in', NULL, 4),
  ('dryer', 'load_kg', '{8,9,10}', 1),
  ('dryer', 'dryer_type', NULL, 2),
  ('ac', 'hp', NULL, 1),
  ('ac', 'two_way', NULL, 2),
  ('ac', 'inverter', NULL, 3),
  ('ac', 'cspf', '{4,5,6}', 4),
  ('ac', 'made_in', NULL, 5),
  ('phone', 'storage_gb', NULL, 1),
  ('phone', 'ram_gb', NULL, 2),
  ('phone', 'battery_mah', '{4000,5000,6000}', 3),
  ('phone', 'screen_in', '{6,6.5,6.7}', 4),
  ('phone', 'network_5g', NULL, 5),
  ('phone', 'os', NULL, 6),
  ('tablet', 'screen_in', '{9,10.5,11.5,13}', 1),
  ('tablet', 'storage_gb', NULL, 2),
  ('tablet', 'ram_gb', NULL, 3),
  ('tablet', 'network_5g', NULL, 4),
  ('tablet', 'os', NULL, 5),
  ('laptop', 'ram_gb', NULL, 1),
  ('laptop', 'storage_gb', NULL, 2),
  ('laptop', 'screen_in', '{14,15,16}', 3),
  ('laptop', 'gpu_discrete', NULL, 4),
  ('laptop', 'weight_kg', '{1.3,1.6,2}', 5),
  ('laptop', 'refresh_hz', '{100}', 6),
  ('laptop', 'os', NULL, 7),
  ('rice_cooker', 'capacity_l', '{1.2,1.8}', 1),
  ('rice_cooker', 'cooker_type', NULL, 2),
  ('air_fryer', 'capacity_l', '{4,6,8}', 1),
  ('air_fryer', 'power_w', '{1600,1800}', 2),
  ('hob', 'hob_type', NULL, 1),
  ('hob', 'zones', NULL, 2),
  ('hob', 'power_w', '{2000,3000,4000}', 3),
  ('microwave', 'capacity_l', '{23,25}', 1),
  ('microwave', 'grill', NULL, 2),
  ('microwave', 'power_w', '{800,1000}', 3),
  ('robot_vacuum', 'suction_pa', '{3000,5000,8000}', 1),
  ('robot_vacuum', 'mop', NULL, 2),
  ('robot_vacuum', 'noise_db', '{60,65,70}', 3),
  ('vacuum', 'cordless', NULL, 1),
  ('vacuum', 'power_w', '{600,1500}', 2),
  ('water_purifier', 'purifier_type', NULL, 1),
  ('water_purifier', 'filter_stages', '{7,9,11}', 2),
  ('water_purifier', 'hot_cold', NULL, 3),
  ('water_purifier', 'made_in', NULL, 4),
  ('air_purifier', 'room_m2_max', '{25,40,60}', 1),
  ('air_purifier', 'cadr_m3h', '{200,300,400}', 2),
  ('air_purifier', 'noise_db', '{45,50}', 3),
  ('fan', 'fan_type', NULL, 1),
  ('fan', 'power_w', '{50,80}', 2),
  ('fan', 'made_in', NULL, 3),
  ('hair_dryer', 'power_w', '{1200,1800}', 1),
  ('hair_dryer', 'high_speed', NULL, 2),
  ('water_heater', 'heater_type', NULL, 1),
  ('water_heater', 'capacity_l', NULL, 2),
  ('water_heater', 'power_w', '{3000}', 3),
  ('dishwasher', 'place_settings', '{8,12,14}', 1),
  ('dishwasher', 'noise_db', '{42,46}', 2),
  ('dishwasher', 'water_l_cycle', '{8,10}', 3),
  ('speaker', 'speaker_type', NULL, 1),
  ('speaker', 'power_w', '{20,50,100}', 2),
  ('speaker', 'battery_hours', '{8,16}', 3),
  ('headphones', 'headphone_type', NULL, 1),
  ('headphones', 'battery_hours', '{8,20}', 2),
  ('blender', 'blender_type', NULL, 1),
  ('blender', 'capacity_l', '{1,1.5}', 2),
  ('blender', 'power_w', '{400,600}', 3),
  ('monitor', 'screen_in', '{22,24,27}', 1),
  ('monitor', 'resolution', NULL, 2),
  ('monitor', 'panel', NULL, 3),
  ('monitor', 'refresh_hz', '{100,144}', 4),
  ('smartwatch', 'screen_in', '{1.3,1.5,1.9}', 1),
  ('smartwatch', 'battery_days', '{3,7,14}', 2),
  ('smartwatch', 'gps', NULL, 3);--> statement-breakpoint
CREATE TRIGGER article_slug_history_told AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.article_slug_history FOR EACH STATEMENT EXECUTE FUNCTION public.tell_page_change('articles');--> statement-breakpoint
CREATE TRIGGER article_tags_told AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.article_tags FOR EACH STATEMENT EXECUTE FUNCTION public.tell_page_change('articles');--> statement-breakpoint
CREATE TRIGGER articles_like_told AFTER UPDATE OF like_count ON public.articles FOR EACH ROW WHEN ((old.like_count IS DISTINCT FROM new.like_count)) EXECUTE FUNCTION public.tell_like();--> statement-breakpoint
-- Not every column: a view counted changes no answer.
CREATE TRIGGER articles_raise_version AFTER INSERT OR DELETE OR UPDATE OF slug, title, excerpt, content, status, published_at, deleted_at OR TRUNCATE ON public.articles FOR EACH STATEMENT EXECUTE FUNCTION public.catalogue_changed();--> statement-breakpoint
CREATE TRIGGER articles_told AFTER INSERT OR DELETE OR UPDATE OF id, is_ai_written, is_demo, reading_time, published_at, category_id, subcategory_id, author_id, created_at, updated_at, deleted_at, is_featured, slug, title, excerpt, content, featured_image, featured_image_alt, status, content_text, meta_title, meta_description OR TRUNCATE ON public.articles FOR EACH STATEMENT EXECUTE FUNCTION public.tell_page_change('articles');--> statement-breakpoint
CREATE TRIGGER articles_words_inserted AFTER INSERT ON public.articles REFERENCING NEW TABLE AS inserted FOR EACH STATEMENT EXECUTE FUNCTION public.add_words_of_inserted();--> statement-breakpoint
CREATE TRIGGER articles_words_updated AFTER UPDATE OF title, excerpt, content_text ON public.articles FOR EACH ROW EXECUTE FUNCTION public.add_words_of_updated();--> statement-breakpoint
CREATE TRIGGER authors_told AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.authors FOR EACH STATEMENT EXECUTE FUNCTION public.tell_page_change('articles');--> statement-breakpoint
CREATE TRIGGER brand_contents_told AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.brand_contents FOR EACH STATEMENT EXECUTE FUNCTION public.tell_page_change('reference');--> statement-breakpoint
CREATE TRIGGER brands_raise_version AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.brands FOR EACH STATEMENT EXECUTE FUNCTION public.catalogue_changed();--> statement-breakpoint
CREATE TRIGGER brands_renamed AFTER UPDATE OF name ON public.brands FOR EACH ROW EXECUTE FUNCTION public.brand_renamed();--> statement-breakpoint
CREATE TRIGGER brands_told AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.brands FOR EACH STATEMENT EXECUTE FUNCTION public.tell_page_change('reference');--> statement-breakpoint
CREATE TRIGGER categories_told AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.categories FOR EACH STATEMENT EXECUTE FUNCTION public.tell_page_change('articles');--> statement-breakpoint
CREATE TRIGGER electricity_tariffs_raise_version AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.electricity_tariffs FOR EACH STATEMENT EXECUTE FUNCTION public.catalogue_changed();--> statement-breakpoint
CREATE TRIGGER electricity_tariffs_told AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.electricity_tariffs FOR EACH STATEMENT EXECUTE FUNCTION public.tell_page_change('reference');--> statement-breakpoint
CREATE TRIGGER facets_deleted AFTER DELETE ON public.facets REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.facets_changed();--> statement-breakpoint
CREATE TRIGGER facets_inserted AFTER INSERT ON public.facets REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.facets_changed();--> statement-breakpoint
CREATE TRIGGER facets_raise_version AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.facets FOR EACH STATEMENT EXECUTE FUNCTION public.catalogue_changed();--> statement-breakpoint
CREATE TRIGGER facets_told AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.facets FOR EACH STATEMENT EXECUTE FUNCTION public.tell_page_change('reference');--> statement-breakpoint
CREATE TRIGGER facets_updated AFTER UPDATE ON public.facets REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.facets_changed();--> statement-breakpoint
CREATE TRIGGER offers_raise_version AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.offers FOR EACH STATEMENT EXECUTE FUNCTION public.catalogue_changed();--> statement-breakpoint
CREATE TRIGGER offers_told_added AFTER INSERT ON public.offers REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.tell_products_of_parts();--> statement-breakpoint
CREATE TRIGGER offers_told_changed AFTER UPDATE ON public.offers REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.tell_products_of_parts();--> statement-breakpoint
CREATE TRIGGER offers_told_left AFTER UPDATE ON public.offers REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.tell_products_of_parts();--> statement-breakpoint
CREATE TRIGGER offers_told_removed AFTER DELETE ON public.offers REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.tell_products_of_parts();--> statement-breakpoint
CREATE TRIGGER price_observations_raise_version AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.price_observations FOR EACH STATEMENT EXECUTE FUNCTION public.catalogue_changed();--> statement-breakpoint
CREATE TRIGGER price_observations_told_added AFTER INSERT ON public.price_observations REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.tell_products_of_prices();--> statement-breakpoint
CREATE TRIGGER price_observations_told_changed AFTER UPDATE ON public.price_observations REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.tell_products_of_prices();--> statement-breakpoint
CREATE TRIGGER price_observations_told_left AFTER UPDATE ON public.price_observations REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.tell_products_of_prices();--> statement-breakpoint
CREATE TRIGGER price_observations_told_removed AFTER DELETE ON public.price_observations REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.tell_products_of_prices();--> statement-breakpoint
CREATE TRIGGER product_categories_raise_version AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.product_categories FOR EACH STATEMENT EXECUTE FUNCTION public.catalogue_changed();--> statement-breakpoint
CREATE TRIGGER product_categories_renamed AFTER UPDATE OF name ON public.product_categories FOR EACH ROW EXECUTE FUNCTION public.product_category_renamed();--> statement-breakpoint
CREATE TRIGGER product_categories_told AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.product_categories FOR EACH STATEMENT EXECUTE FUNCTION public.tell_page_change('reference');--> statement-breakpoint
CREATE TRIGGER product_faqs_told_added AFTER INSERT ON public.product_faqs REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.tell_products_of_parts();--> statement-breakpoint
CREATE TRIGGER product_faqs_told_changed AFTER UPDATE ON public.product_faqs REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.tell_products_of_parts();--> statement-breakpoint
CREATE TRIGGER product_faqs_told_left AFTER UPDATE ON public.product_faqs REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.tell_products_of_parts();--> statement-breakpoint
CREATE TRIGGER product_faqs_told_removed AFTER DELETE ON public.product_faqs REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.tell_products_of_parts();--> statement-breakpoint
CREATE TRIGGER product_images_told_added AFTER INSERT ON public.product_images REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.tell_products_of_parts();--> statement-breakpoint
CREATE TRIGGER product_images_told_changed AFTER UPDATE ON public.product_images REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.tell_products_of_parts();--> statement-breakpoint
CREATE TRIGGER product_images_told_left AFTER UPDATE ON public.product_images REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.tell_products_of_parts();--> statement-breakpoint
CREATE TRIGGER product_images_told_removed AFTER DELETE ON public.product_images REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.tell_products_of_parts();--> statement-breakpoint
CREATE TRIGGER product_promotions_told_added AFTER INSERT ON public.product_promotions REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.tell_products_of_parts();--> statement-breakpoint
CREATE TRIGGER product_promotions_told_changed AFTER UPDATE ON public.product_promotions REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.tell_products_of_parts();--> statement-breakpoint
CREATE TRIGGER product_promotions_told_left AFTER UPDATE ON public.product_promotions REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.tell_products_of_parts();--> statement-breakpoint
CREATE TRIGGER product_promotions_told_removed AFTER DELETE ON public.product_promotions REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.tell_products_of_parts();--> statement-breakpoint
CREATE TRIGGER product_reviews_deleted AFTER DELETE ON public.product_reviews REFERENCING OLD TABLE AS before FOR EACH STATEMENT EXECUTE FUNCTION public.reviews_removed();--> statement-breakpoint
CREATE TRIGGER product_reviews_inserted AFTER INSERT ON public.product_reviews REFERENCING NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION public.reviews_added();--> statement-breakpoint
CREATE TRIGGER product_reviews_raise_version AFTER DELETE OR UPDATE OF product_id, rating, is_approved OR TRUNCATE ON public.product_reviews FOR EACH STATEMENT EXECUTE FUNCTION public.catalogue_changed();--> statement-breakpoint
CREATE TRIGGER product_reviews_raise_version_added AFTER INSERT ON public.product_reviews REFERENCING NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION public.catalogue_reviewed();--> statement-breakpoint
CREATE TRIGGER product_reviews_told_added AFTER INSERT ON public.product_reviews REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.tell_products_of_reviews();--> statement-breakpoint
CREATE TRIGGER product_reviews_told_changed AFTER UPDATE ON public.product_reviews REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.tell_products_of_reviews();--> statement-breakpoint
CREATE TRIGGER product_reviews_told_left AFTER UPDATE ON public.product_reviews REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.tell_products_of_reviews();--> statement-breakpoint
CREATE TRIGGER product_reviews_told_removed AFTER DELETE ON public.product_reviews REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.tell_products_of_reviews();--> statement-breakpoint
CREATE TRIGGER product_reviews_updated AFTER UPDATE ON public.product_reviews REFERENCING NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION public.reviews_added();--> statement-breakpoint
CREATE TRIGGER product_search_added AFTER INSERT ON public.product_search REFERENCING NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION public.product_search_counted();--> statement-breakpoint
CREATE TRIGGER product_search_moved AFTER UPDATE ON public.product_search REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION public.product_search_counted();--> statement-breakpoint
CREATE TRIGGER product_search_removed AFTER DELETE ON public.product_search REFERENCING OLD TABLE AS before FOR EACH STATEMENT EXECUTE FUNCTION public.product_search_counted();--> statement-breakpoint
CREATE TRIGGER product_specifications_told_added AFTER INSERT ON public.product_specifications REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.tell_products_of_parts();--> statement-breakpoint
CREATE TRIGGER product_specifications_told_changed AFTER UPDATE ON public.product_specifications REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.tell_products_of_parts();--> statement-breakpoint
CREATE TRIGGER product_specifications_told_left AFTER UPDATE ON public.product_specifications REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.tell_products_of_parts();--> statement-breakpoint
CREATE TRIGGER product_specifications_told_removed AFTER DELETE ON public.product_specifications REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.tell_products_of_parts();--> statement-breakpoint
CREATE TRIGGER product_variants_told_added AFTER INSERT ON public.product_variants REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.tell_products_of_parts();--> statement-breakpoint
CREATE TRIGGER product_variants_told_changed AFTER UPDATE ON public.product_variants REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.tell_products_of_parts();--> statement-breakpoint
CREATE TRIGGER product_variants_told_left AFTER UPDATE ON public.product_variants REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.tell_products_of_parts();--> statement-breakpoint
CREATE TRIGGER product_variants_told_removed AFTER DELETE ON public.product_variants REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.tell_products_of_parts();--> statement-breakpoint
CREATE TRIGGER product_words_added AFTER INSERT ON public.product_search REFERENCING NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION public.product_words_counted();--> statement-breakpoint
CREATE TRIGGER product_words_moved AFTER UPDATE ON public.product_search REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION public.product_words_counted();--> statement-breakpoint
CREATE TRIGGER product_words_removed AFTER DELETE ON public.product_search REFERENCING OLD TABLE AS before FOR EACH STATEMENT EXECUTE FUNCTION public.product_words_counted();--> statement-breakpoint
CREATE TRIGGER products_inserted AFTER INSERT ON public.products REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.products_changed();--> statement-breakpoint
CREATE TRIGGER products_raise_version AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.products FOR EACH STATEMENT EXECUTE FUNCTION public.catalogue_changed();--> statement-breakpoint
CREATE TRIGGER products_told_added AFTER INSERT ON public.products REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.tell_changed_products();--> statement-breakpoint
CREATE TRIGGER products_told_changed AFTER UPDATE ON public.products REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.tell_changed_products();--> statement-breakpoint
CREATE TRIGGER products_told_left AFTER UPDATE ON public.products REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.tell_changed_products();--> statement-breakpoint
CREATE TRIGGER products_told_removed AFTER DELETE ON public.products REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.tell_changed_products();--> statement-breakpoint
CREATE TRIGGER products_updated AFTER UPDATE ON public.products REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.products_changed();--> statement-breakpoint
CREATE TRIGGER sessions_note_sign_in AFTER INSERT ON public.sessions FOR EACH ROW EXECUTE FUNCTION public.note_sign_in();--> statement-breakpoint
CREATE TRIGGER settings_told AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.settings FOR EACH STATEMENT EXECUTE FUNCTION public.tell_page_change('site');--> statement-breakpoint
CREATE TRIGGER sizing_rules_raise_version AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.sizing_rules FOR EACH STATEMENT EXECUTE FUNCTION public.catalogue_changed();--> statement-breakpoint
CREATE TRIGGER sizing_rules_told AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.sizing_rules FOR EACH STATEMENT EXECUTE FUNCTION public.tell_page_change('reference');--> statement-breakpoint
CREATE TRIGGER subcategories_told AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.subcategories FOR EACH STATEMENT EXECUTE FUNCTION public.tell_page_change('articles');--> statement-breakpoint
CREATE TRIGGER suggestion_questions_told AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.suggestion_questions FOR EACH STATEMENT EXECUTE FUNCTION public.tell_page_change('questions');--> statement-breakpoint
CREATE TRIGGER synonyms_raise_version AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.synonyms FOR EACH STATEMENT EXECUTE FUNCTION public.catalogue_changed();--> statement-breakpoint
CREATE TRIGGER synonyms_told AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.synonyms FOR EACH STATEMENT EXECUTE FUNCTION public.tell_page_change('reference');--> statement-breakpoint
CREATE TRIGGER tags_told AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.tags FOR EACH STATEMENT EXECUTE FUNCTION public.tell_page_change('articles');--> statement-breakpoint
ALTER TABLE ONLY public.accounts
    ADD CONSTRAINT accounts_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE ONLY public.api_keys
    ADD CONSTRAINT api_keys_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE ONLY public.article_beginnings
    ADD CONSTRAINT article_beginnings_editor_id_users_id_fk FOREIGN KEY (editor_id) REFERENCES public.users(id) ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE ONLY public.article_daily_views
    ADD CONSTRAINT article_daily_views_article_id_articles_id_fk FOREIGN KEY (article_id) REFERENCES public.articles(id) ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE ONLY public.article_editors
    ADD CONSTRAINT article_editors_article_id_articles_id_fk FOREIGN KEY (article_id) REFERENCES public.articles(id) ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE ONLY public.article_editors
    ADD CONSTRAINT article_editors_editor_id_users_id_fk FOREIGN KEY (editor_id) REFERENCES public.users(id) ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE ONLY public.article_likes
    ADD CONSTRAINT article_likes_article_id_articles_id_fk FOREIGN KEY (article_id) REFERENCES public.articles(id) ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE ONLY public.article_revisions
    ADD CONSTRAINT article_revisions_article_id_articles_id_fk FOREIGN KEY (article_id) REFERENCES public.articles(id) ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE ONLY public.article_revisions
    ADD CONSTRAINT article_revisions_editor_id_users_id_fk FOREIGN KEY (editor_id) REFERENCES public.users(id) ON DELETE SET NULL;--> statement-breakpoint
ALTER TABLE ONLY public.article_slug_history
    ADD CONSTRAINT article_slug_history_article_id_articles_id_fk FOREIGN KEY (article_id) REFERENCES public.articles(id) ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE ONLY public.article_tags
    ADD CONSTRAINT article_tags_article_id_articles_id_fk FOREIGN KEY (article_id) REFERENCES public.articles(id) ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE ONLY public.article_tags
    ADD CONSTRAINT article_tags_tag_id_tags_id_fk FOREIGN KEY (tag_id) REFERENCES public.tags(id) ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE ONLY public.article_views
    ADD CONSTRAINT article_views_article_id_articles_id_fk FOREIGN KEY (article_id) REFERENCES public.articles(id) ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE ONLY public.articles
    ADD CONSTRAINT articles_author_id_authors_id_fk FOREIGN KEY (author_id) REFERENCES public.authors(id);--> statement-breakpoint
ALTER TABLE ONLY public.articles
    ADD CONSTRAINT articles_category_id_categories_id_fk FOREIGN KEY (category_id) REFERENCES public.categories(id);--> statement-breakpoint
ALTER TABLE ONLY public.articles
    ADD CONSTRAINT articles_subcategory_id_subcategories_id_fk FOREIGN KEY (subcategory_id) REFERENCES public.subcategories(id);--> statement-breakpoint
ALTER TABLE ONLY public.audit_log
    ADD CONSTRAINT audit_log_actor_id_users_id_fk FOREIGN KEY (actor_id) REFERENCES public.users(id) ON DELETE SET NULL;--> statement-breakpoint
ALTER TABLE ONLY public.brand_contents
    ADD CONSTRAINT brand_contents_brand_id_brands_id_fk FOREIGN KEY (brand_id) REFERENCES public.brands(id) ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE ONLY public.import_jobs
    ADD CONSTRAINT import_jobs_started_by_users_id_fk FOREIGN KEY (started_by) REFERENCES public.users(id) ON DELETE SET NULL;--> statement-breakpoint
ALTER TABLE ONLY public.import_mappings
    ADD CONSTRAINT import_mappings_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE ONLY public.import_rows
    ADD CONSTRAINT import_rows_job_id_import_jobs_id_fk FOREIGN KEY (job_id) REFERENCES public.import_jobs(id) ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE ONLY public.invitations
    ADD CONSTRAINT invitations_invited_by_users_id_fk FOREIGN KEY (invited_by) REFERENCES public.users(id) ON DELETE SET NULL;--> statement-breakpoint
ALTER TABLE ONLY public.media
    ADD CONSTRAINT media_uploaded_by_users_id_fk FOREIGN KEY (uploaded_by) REFERENCES public.users(id) ON DELETE SET NULL;--> statement-breakpoint
ALTER TABLE ONLY public.offers
    ADD CONSTRAINT offers_product_id_products_id_fk FOREIGN KEY (product_id) REFERENCES public.products(id) ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE ONLY public.price_observations
    ADD CONSTRAINT price_observations_offer_id_offers_id_fk FOREIGN KEY (offer_id) REFERENCES public.offers(id) ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE ONLY public.product_faqs
    ADD CONSTRAINT product_faqs_product_id_products_id_fk FOREIGN KEY (product_id) REFERENCES public.products(id) ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE ONLY public.product_images
    ADD CONSTRAINT product_images_product_id_products_id_fk FOREIGN KEY (product_id) REFERENCES public.products(id) ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE ONLY public.product_promotions
    ADD CONSTRAINT product_promotions_product_id_products_id_fk FOREIGN KEY (product_id) REFERENCES public.products(id) ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE ONLY public.product_ratings
    ADD CONSTRAINT product_ratings_product_id_products_id_fk FOREIGN KEY (product_id) REFERENCES public.products(id) ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE ONLY public.product_reviews
    ADD CONSTRAINT product_reviews_product_id_products_id_fk FOREIGN KEY (product_id) REFERENCES public.products(id) ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE ONLY public.product_search
    ADD CONSTRAINT product_search_product_id_products_id_fk FOREIGN KEY (product_id) REFERENCES public.products(id) ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE ONLY public.product_specifications
    ADD CONSTRAINT product_specifications_product_id_products_id_fk FOREIGN KEY (product_id) REFERENCES public.products(id) ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE ONLY public.product_variants
    ADD CONSTRAINT product_variants_product_id_products_id_fk FOREIGN KEY (product_id) REFERENCES public.products(id) ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE ONLY public.products
    ADD CONSTRAINT products_brand_id_brands_id_fk FOREIGN KEY (brand_id) REFERENCES public.brands(id);--> statement-breakpoint
ALTER TABLE ONLY public.products
    ADD CONSTRAINT products_category_id_product_categories_id_fk FOREIGN KEY (category_id) REFERENCES public.product_categories(id);--> statement-breakpoint
ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE ONLY public.subcategories
    ADD CONSTRAINT subcategories_category_id_categories_id_fk FOREIGN KEY (category_id) REFERENCES public.categories(id);--> statement-breakpoint
ALTER TABLE ONLY public.two_factors
    ADD CONSTRAINT two_factors_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE ONLY public.user_roles
    ADD CONSTRAINT user_roles_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
