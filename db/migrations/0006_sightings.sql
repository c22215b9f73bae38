ALTER TABLE "price_observations" DROP CONSTRAINT "price_observations_offer_day";--> statement-breakpoint
ALTER TABLE "price_observations" ADD COLUMN "in_stock" boolean;--> statement-breakpoint
ALTER TABLE "price_observations" ADD COLUMN "seen_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "product_prices" ADD COLUMN "is_dated" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "prices_undated" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "price_observations_day" ON "price_observations" USING brin ("observed_on");--> statement-breakpoint
ALTER TABLE "price_observations" ADD CONSTRAINT "price_observations_offer_moment" UNIQUE NULLS NOT DISTINCT("offer_id","observed_on","seen_at");--> statement-breakpoint
-- Of each product what counts of what was seen at shops: of each shop its newest sighting, of these the lowest that is not
-- known to be sold out. One of over 12 months ago only counts where nothing was seen after it. `newest_on` is the day of the
-- newest of all.
CREATE OR REPLACE FUNCTION lowest_seen(ids integer[], day date)
RETURNS TABLE (product_id integer, price bigint, list_price bigint, shop text, url text, observed_on date, newest_on date)
LANGUAGE sql STABLE AS $$
  SELECT DISTINCT ON (seen.product_id) seen.product_id, seen.price, seen.list_price, seen.shop, seen.url, seen.observed_on,
    seen.newest_on
  FROM (
    SELECT o.product_id, s.price, s.list_price, s.in_stock, o.shop, o.url, s.observed_on,
      max(s.observed_on) OVER (PARTITION BY o.product_id) AS newest_on
    FROM offers o CROSS JOIN LATERAL (
      SELECT * FROM price_observations WHERE offer_id = o.id ORDER BY observed_on DESC, seen_at DESC NULLS LAST LIMIT 1) s
    WHERE o.product_id = ANY (ids)) seen
  WHERE seen.observed_on = seen.newest_on OR seen.observed_on + interval '12 months' >= day
  ORDER BY seen.product_id, (seen.in_stock IS FALSE), seen.price, seen.observed_on DESC, seen.shop
$$;--> statement-breakpoint
-- The rule of what a product costs on a day. What an editor typed as its lowest price stands until something is seen after that
-- day, one from a file without days until anything is seen; then the lowest seen; then what was typed as the maker's, the
-- rumoured and the current price, in that order.
-- The products are locked, so that of two who write at once the second sees what the first wrote.
CREATE OR REPLACE FUNCTION refresh_product_prices(ids integer[], day date) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM products WHERE id = ANY (ids) ORDER BY id FOR NO KEY UPDATE;
  WITH shown AS MATERIALIZED (
    SELECT p.id, first.*
    FROM products p LEFT JOIN lowest_seen(ids, day) s ON s.product_id = p.id
    CROSS JOIN LATERAL (
      SELECT kind, text, value, CASE WHEN list_price > value THEN list_price END AS list_price, shop, url, seen_on, changes_on,
        shop IS NOT NULL OR NOT p.prices_undated AS is_dated
      FROM (VALUES
        (1, 'lowest', CASE WHEN s.newest_on > p.prices_typed_on OR (p.prices_undated AND s.shop IS NOT NULL) THEN ''
            ELSE trim(p.lowest_price) END, p.lowest_price_value,
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
  INSERT INTO product_prices AS kept (product_id, kind, text, value, list_price, shop, url, seen_on, changes_on, is_dated)
  SELECT * FROM shown ORDER BY id
  ON CONFLICT (product_id) DO UPDATE SET kind = excluded.kind, text = excluded.text, value = excluded.value,
    list_price = excluded.list_price, shop = excluded.shop, url = excluded.url, seen_on = excluded.seen_on,
    changes_on = excluded.changes_on, is_dated = excluded.is_dated
  WHERE (kept.*) IS DISTINCT FROM (excluded.*);
  UPDATE product_search s SET main_price_value = now_at.value, price_step = price_step(now_at.value)
  FROM (SELECT changed.id, p.value FROM unnest(ids) changed (id) LEFT JOIN product_prices p ON p.product_id = changed.id) now_at
  WHERE s.product_id = now_at.id AND s.main_price_value IS DISTINCT FROM now_at.value;
END $$;--> statement-breakpoint
-- Of sightings of over 12 months before a day, those that only repeat the one before go: what is left says when the price, the
-- list price or the stock changed. The newest of a shop stays, whatever it says. Offers by their ids, the second not included.
CREATE FUNCTION compact_sightings(from_offer integer, to_offer integer, day date) RETURNS integer LANGUAGE sql AS $$
  WITH gone AS (
    DELETE FROM price_observations WHERE id IN (
      SELECT id FROM (
        SELECT id, observed_on,
          (price, list_price, in_stock) IS NOT DISTINCT FROM (lag(price) OVER w, lag(list_price) OVER w, lag(in_stock) OVER w)
            AS repeats,
          lead(id) OVER w IS NULL AS is_newest
        FROM price_observations WHERE offer_id >= from_offer AND offer_id < to_offer
        WINDOW w AS (PARTITION BY offer_id ORDER BY observed_on, seen_at NULLS FIRST, id)) told
      WHERE repeats AND NOT is_newest AND observed_on < day - interval '12 months')
    RETURNING 1)
  SELECT count(*)::int FROM gone
$$;--> statement-breakpoint
-- Prices as text that an import wrote and nobody has touched since are of no known day.
UPDATE products p SET prices_undated = true
WHERE num_nonnulls(p.lowest_price, p.manufacturer_price, p.rumored_price, p.price) > 0 AND EXISTS (
  SELECT FROM import_rows r JOIN import_jobs j ON j.id = r.job_id
  WHERE j.subject = 'products' AND r.entity_id = p.id AND r.outcome IN ('created', 'overwritten') AND r.stamp = p.updated_at);
