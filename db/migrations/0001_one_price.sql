CREATE TABLE "product_prices" (
	"product_id" integer PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"text" text,
	"value" bigint,
	"list_price" bigint,
	"shop" text,
	"url" text,
	"seen_on" date NOT NULL,
	"changes_on" date
);
--> statement-breakpoint
DROP INDEX "products_manufacturer_price";--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "prices_typed_on" date;--> statement-breakpoint
ALTER TABLE "product_prices" ADD CONSTRAINT "product_prices_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_prices_changes" ON "product_prices" USING btree ("changes_on") WHERE changes_on is not null;--> statement-breakpoint
CREATE INDEX "product_prices_cut" ON "product_prices" USING btree ("product_id") WHERE list_price is not null;--> statement-breakpoint
ALTER TABLE "products" DROP COLUMN "main_price_value";--> statement-breakpoint
DROP FUNCTION main_vnd(text, text, text, text);--> statement-breakpoint
-- The day in Vietnam (UTC+7 all year).
CREATE FUNCTION vietnam_day(moment timestamptz) RETURNS date LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN (moment AT TIME ZONE 'UTC' + interval '7 hours')::date;--> statement-breakpoint
CREATE FUNCTION prices_typed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF tg_op = 'INSERT' THEN
    new.prices_typed_on := coalesce(new.prices_typed_on,
      CASE WHEN num_nonnulls(new.lowest_price, new.manufacturer_price, new.rumored_price, new.price) > 0 THEN vietnam_day(now()) END);
  ELSIF (new.lowest_price, new.manufacturer_price, new.rumored_price, new.price)
      IS DISTINCT FROM (old.lowest_price, old.manufacturer_price, old.rumored_price, old.price)
    AND new.prices_typed_on IS NOT DISTINCT FROM old.prices_typed_on THEN
    new.prices_typed_on := vietnam_day(now());
  END IF;
  RETURN new;
END $$;--> statement-breakpoint
CREATE TRIGGER products_prices_typed BEFORE INSERT OR UPDATE OF lowest_price, manufacturer_price, rumored_price, price ON products
  FOR EACH ROW EXECUTE FUNCTION prices_typed();--> statement-breakpoint
-- Of each product what counts of what was seen at shops: of each shop its newest sighting, of these the lowest. One of over
-- 12 months ago only counts where nothing was seen after it. `newest_on` is the day of the newest of all.
CREATE FUNCTION lowest_seen(ids integer[], day date)
RETURNS TABLE (product_id integer, price bigint, list_price bigint, shop text, url text, observed_on date, newest_on date)
LANGUAGE sql STABLE AS $$
  SELECT DISTINCT ON (seen.product_id) seen.* FROM (
    SELECT o.product_id, s.price, s.list_price, o.shop, o.url, s.observed_on,
      max(s.observed_on) OVER (PARTITION BY o.product_id) AS newest_on
    FROM offers o CROSS JOIN LATERAL (
      SELECT * FROM price_observations WHERE offer_id = o.id ORDER BY observed_on DESC LIMIT 1) s
    WHERE o.product_id = ANY (ids)) seen
  WHERE seen.observed_on = seen.newest_on OR seen.observed_on + interval '12 months' >= day
  ORDER BY seen.product_id, seen.price, seen.observed_on DESC, seen.shop
$$;--> statement-breakpoint
-- The rule of what a product costs on a day. What an editor typed as its lowest price stands until something is seen after that
-- day; then the lowest seen; then what was typed as the maker's, the rumoured and the current price, in that order.
-- The products are locked, so that of two who write at once the second sees what the first wrote.
CREATE FUNCTION refresh_product_prices(ids integer[], day date) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM products WHERE id = ANY (ids) ORDER BY id FOR NO KEY UPDATE;
  WITH shown AS MATERIALIZED (
    SELECT p.id, first.*
    FROM products p LEFT JOIN lowest_seen(ids, day) s ON s.product_id = p.id
    CROSS JOIN LATERAL (
      SELECT kind, text, value, CASE WHEN list_price > value THEN list_price END AS list_price, shop, url, seen_on, changes_on
      FROM (VALUES
        (1, 'lowest', CASE WHEN s.newest_on > p.prices_typed_on THEN '' ELSE trim(p.lowest_price) END, p.lowest_price_value,
          p.manufacturer_price_value, NULL, NULL, p.prices_typed_on, NULL),
        (2, 'lowest', NULL, s.price, s.list_price, s.shop, s.url, s.observed_on,
          CASE WHEN s.observed_on < s.newest_on THEN (s.observed_on + interval '12 months')::date + 1 END),
        (3, 'manufacturer', trim(p.manufacturer_price), p.manufacturer_price_value, NULL, NULL, NULL, p.prices_typed_on, NULL),
        (4, 'rumored', trim(p.rumored_price), p.rumored_price_value, NULL, NULL, NULL, p.prices_typed_on, NULL),
        (5, 'current', trim(p.price), p.price_value, NULL, NULL, NULL, p.prices_typed_on, NULL)
      ) AS prices (place, kind, text, value, list_price, shop, url, seen_on, changes_on)
      WHERE text <> '' OR shop IS NOT NULL ORDER BY place LIMIT 1) first
    WHERE p.id = ANY (ids)
  ), gone AS (
    DELETE FROM product_prices WHERE product_id = ANY (ids) AND product_id NOT IN (SELECT id FROM shown)
  )
  INSERT INTO product_prices AS kept (product_id, kind, text, value, list_price, shop, url, seen_on, changes_on)
  SELECT * FROM shown ORDER BY id
  ON CONFLICT (product_id) DO UPDATE SET kind = excluded.kind, text = excluded.text, value = excluded.value,
    list_price = excluded.list_price, shop = excluded.shop, url = excluded.url, seen_on = excluded.seen_on,
    changes_on = excluded.changes_on
  WHERE (kept.*) IS DISTINCT FROM (excluded.*);
  UPDATE product_search s SET main_price_value = now_at.value, price_step = price_step(now_at.value)
  FROM (SELECT changed.id, p.value FROM unnest(ids) changed (id) LEFT JOIN product_prices p ON p.product_id = changed.id) now_at
  WHERE s.product_id = now_at.id AND s.main_price_value IS DISTINCT FROM now_at.value;
END $$;--> statement-breakpoint
-- What has become another price by time alone. Pages and answers that rest on it are told.
CREATE FUNCTION refresh_due_prices(day date) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE due integer[] := array(SELECT product_id FROM product_prices WHERE changes_on <= day ORDER BY product_id);
BEGIN
  IF cardinality(due) > 0 THEN
    PERFORM refresh_product_prices(due, day);
    PERFORM raise_catalogue_version();
    PERFORM tell_product_ids(due);
  END IF;
  RETURN cardinality(due);
END $$;--> statement-breakpoint
CREATE FUNCTION refresh_prices_of_offers() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_product_prices(array(SELECT DISTINCT product_id FROM changed), vietnam_day(now()));
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION refresh_prices_of_sightings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_product_prices(array(SELECT DISTINCT o.product_id FROM changed JOIN offers o ON o.id = changed.offer_id),
    vietnam_day(now()));
  RETURN NULL;
END $$;--> statement-breakpoint
DO $$
DECLARE event record;
BEGIN
  FOR event IN SELECT * FROM (VALUES
    ('added', 'INSERT', 'NEW'), ('removed', 'DELETE', 'OLD'), ('left', 'UPDATE', 'OLD'), ('changed', 'UPDATE', 'NEW'))
    AS list (suffix, verb, rows)
  LOOP
    EXECUTE format('CREATE TRIGGER %I AFTER %s ON price_observations REFERENCING %s TABLE AS changed
      FOR EACH STATEMENT EXECUTE FUNCTION refresh_prices_of_sightings()', 'price_observations_priced_' || event.suffix, event.verb, event.rows);
    -- A new offer has no price yet.
    IF event.verb <> 'INSERT' THEN
      EXECUTE format('CREATE TRIGGER %I AFTER %s ON offers REFERENCING %s TABLE AS changed
        FOR EACH STATEMENT EXECUTE FUNCTION refresh_prices_of_offers()', 'offers_priced_' || event.suffix, event.verb, event.rows);
    END IF;
  END LOOP;
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION products_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_product_prices(array(SELECT id FROM changed), vietnam_day(now()));
  PERFORM refresh_product_search(array(SELECT id FROM changed));
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION refresh_product_search(ids integer[]) RETURNS void LANGUAGE sql AS $$
  DELETE FROM product_search s USING products p
    WHERE s.product_id = ANY (ids) AND p.id = s.product_id AND p.deleted_at IS NOT NULL;
  INSERT INTO product_search AS s
    (product_id, category_id, brand_id, main_price_value, updated_at, title_folded, attributes, facets, price_step, rating_floor, tsv)
  SELECT p.id, p.category_id, p.brand_id, priced.value, p.updated_at, p.title_folded, p.attributes,
    facets_of(c.kind, p.attributes), price_step(priced.value), coalesce(floor(r.average), 0),
    setweight(to_tsvector('simple', concat_ws(' ', vi_words(p.title), vi_words(p.model),
      regexp_replace(vi_fold(p.model), '[^a-z0-9]+', '', 'g'))), 'A') ||
    setweight(to_tsvector('simple', vi_words(concat_ws(' ', b.name, c.name, p.sub_cate))), 'B') ||
    setweight(to_tsvector('simple', vi_marked(concat_ws(' ', p.title, c.name, p.sub_cate))), 'C') ||
    setweight(to_tsvector('simple', vi_words(p.des)), 'D')
  FROM products p
  JOIN product_categories c ON c.id = p.category_id
  LEFT JOIN brands b ON b.id = p.brand_id
  LEFT JOIN product_prices priced ON priced.product_id = p.id
  LEFT JOIN product_ratings r ON r.product_id = p.id
  WHERE p.id = ANY (ids) AND p.deleted_at IS NULL
  ORDER BY p.category_id, p.brand_id
  ON CONFLICT (product_id) DO UPDATE SET
    category_id = excluded.category_id, brand_id = excluded.brand_id,
    main_price_value = excluded.main_price_value, updated_at = excluded.updated_at,
    title_folded = excluded.title_folded, attributes = excluded.attributes, facets = excluded.facets,
    price_step = excluded.price_step, rating_floor = excluded.rating_floor, tsv = excluded.tsv;
$$;--> statement-breakpoint
-- Rows written before the rule: texts that only repeat what was seen at a shop make room for it, others keep their last day.
UPDATE products p SET
  lowest_price = CASE WHEN copy.of_price THEN NULL ELSE p.lowest_price END,
  price = CASE WHEN p.is_demo AND copy.is_current THEN NULL ELSE p.price END,
  manufacturer_price = CASE WHEN p.is_demo AND copy.of_list THEN NULL ELSE p.manufacturer_price END,
  prices_typed_on = vietnam_day(p.updated_at)
FROM (
  SELECT known.id, coalesce(bool_or(s.price = known.lowest_price_value), false) AS of_price,
    coalesce(bool_or(s.price = known.price_value), false) AS is_current,
    coalesce(bool_or(s.list_price = known.manufacturer_price_value), false) AS of_list
  FROM products known LEFT JOIN offers o ON o.product_id = known.id LEFT JOIN price_observations s ON s.offer_id = o.id
  GROUP BY known.id) copy
WHERE copy.id = p.id AND num_nonnulls(p.lowest_price, p.manufacturer_price, p.rumored_price, p.price) > 0;--> statement-breakpoint
UPDATE products SET prices_typed_on = NULL
WHERE num_nonnulls(lowest_price, manufacturer_price, rumored_price, price) = 0 AND prices_typed_on IS NOT NULL;--> statement-breakpoint
SELECT refresh_product_prices(array(SELECT id FROM products), vietnam_day(now()));
