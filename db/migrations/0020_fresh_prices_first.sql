-- How old a price seen on a day counts as, the least first: of the last 60 days, of the last 12 months, else every day for itself.
CREATE FUNCTION price_age(seen_on date, day date) RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN CASE WHEN seen_on + 60 >= day THEN 0 WHEN seen_on + interval '12 months' >= day THEN 1 ELSE day - seen_on END;--> statement-breakpoint
-- Of each product what counts of what was seen at shops: of each shop its newest sighting, of these the youngest by `price_age`, of
-- these the lowest that is not known to be sold out. `newest_on` is the day of the newest of all. `changes_on` is the first day on
-- which growing older alone puts another shop first: what stands first only loses to others where its own age begins to count more.
DROP FUNCTION lowest_seen(integer[], date);--> statement-breakpoint
CREATE FUNCTION lowest_seen(ids integer[], day date)
RETURNS TABLE (product_id integer, price bigint, list_price bigint, shop text, url text, observed_on date, newest_on date,
  changes_on date)
LANGUAGE sql STABLE AS $$
  WITH newest AS MATERIALIZED (
    SELECT o.product_id, s.price, s.list_price, s.in_stock, o.shop, o.url, s.observed_on,
      max(s.observed_on) OVER (PARTITION BY o.product_id) AS newest_on
    FROM offers o CROSS JOIN LATERAL (
      SELECT * FROM price_observations WHERE offer_id = o.id ORDER BY observed_on DESC, seen_at DESC NULLS LAST LIMIT 1) s
    WHERE o.product_id = ANY (ids)
  ), first AS MATERIALIZED (
    SELECT DISTINCT ON (n.product_id) n.* FROM newest n
    ORDER BY n.product_id, price_age(n.observed_on, day), (n.in_stock IS FALSE), n.price, n.observed_on DESC, n.shop
  ), turned AS (
    SELECT DISTINCT ON (f.product_id, turn.on_day) f.product_id, turn.on_day, n.shop IS DISTINCT FROM f.shop AS is_another
    FROM first f CROSS JOIN LATERAL (
      VALUES (f.observed_on + 61), ((f.observed_on + interval '12 months')::date + 1)) AS turn (on_day)
    JOIN newest n ON n.product_id = f.product_id
    WHERE turn.on_day > day
    ORDER BY f.product_id, turn.on_day, price_age(n.observed_on, turn.on_day), (n.in_stock IS FALSE), n.price,
      n.observed_on DESC, n.shop
  )
  SELECT f.product_id, f.price, f.list_price, f.shop, f.url, f.observed_on, f.newest_on, another.on_day
  FROM first f LEFT JOIN (
    SELECT t.product_id, min(t.on_day) AS on_day FROM turned t WHERE t.is_another GROUP BY t.product_id) another
    ON another.product_id = f.product_id
$$;--> statement-breakpoint
-- As before; what time alone changes is now said by `lowest_seen`.
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
        (2, 'lowest', NULL, s.price, s.list_price, s.shop, s.url, s.observed_on, s.changes_on),
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
SELECT refresh_product_prices(array(SELECT id FROM products), vietnam_day(now()));--> statement-breakpoint
SELECT raise_catalogue_version();
