-- When something of a product was last seen to change: its row (`changed`), its newest price at a shop, a review by people.
CREATE FUNCTION last_change(id integer, changed timestamptz) RETURNS timestamptz LANGUAGE sql STABLE AS $$
  SELECT greatest(changed,
    (SELECT max(s.observed_on)::timestamp AT TIME ZONE 'UTC' - interval '7 hours'
      FROM offers o JOIN price_observations s ON s.offer_id = o.id WHERE o.product_id = last_change.id),
    (SELECT max(coalesce(r.moderated_at, r.created_at)) FROM product_reviews r
      WHERE r.product_id = last_change.id AND r.is_approved AND NOT r.is_demo))
$$;--> statement-breakpoint
-- Ratings, and with them stars, orders and filters, are of people's reviews alone; samples are shown where they are marked.
CREATE OR REPLACE FUNCTION refresh_product_ratings(ids integer[]) RETURNS void LANGUAGE sql AS $$
  DELETE FROM product_ratings WHERE product_id = ANY (ids);
  INSERT INTO product_ratings (product_id, review_count, rating_sum)
  SELECT product_id, count(*)::int, sum(rating)::int FROM product_reviews
  WHERE product_id = ANY (ids) AND is_approved AND NOT is_demo GROUP BY product_id;
  UPDATE product_search s SET rating_floor = now_at.stars, updated_at = now_at.changed
  FROM (SELECT p.id, coalesce(floor(r.average), 0)::smallint AS stars, last_change(p.id, p.updated_at) AS changed
    FROM products p LEFT JOIN product_ratings r ON r.product_id = p.id WHERE p.id = ANY (ids)) now_at
  WHERE s.product_id = now_at.id AND (s.rating_floor, s.updated_at) IS DISTINCT FROM (now_at.stars, now_at.changed);
$$;--> statement-breakpoint
CREATE FUNCTION refresh_last_changes(ids integer[]) RETURNS void LANGUAGE sql AS $$
  UPDATE product_search s SET updated_at = last_change(p.id, p.updated_at)
  FROM products p WHERE p.id = ANY (ids) AND s.product_id = p.id AND s.updated_at <> last_change(p.id, p.updated_at)
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION refresh_prices_of_offers() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE ids integer[] := array(SELECT DISTINCT product_id FROM changed);
BEGIN
  PERFORM refresh_product_prices(ids, vietnam_day(now()));
  PERFORM refresh_last_changes(ids);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION refresh_prices_of_sightings() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE ids integer[] := array(SELECT DISTINCT o.product_id FROM changed JOIN offers o ON o.id = changed.offer_id);
BEGIN
  PERFORM refresh_product_prices(ids, vietnam_day(now()));
  PERFORM refresh_last_changes(ids);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION refresh_product_search(ids integer[]) RETURNS void LANGUAGE sql AS $$
  DELETE FROM product_search s USING products p
    WHERE s.product_id = ANY (ids) AND p.id = s.product_id AND p.deleted_at IS NOT NULL;
  INSERT INTO product_search AS s
    (product_id, category_id, brand_id, main_price_value, updated_at, title_folded, attributes, facets, price_step, rating_floor, tsv)
  SELECT p.id, p.category_id, p.brand_id, priced.value, last_change(p.id, p.updated_at), p.title_folded, p.attributes,
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
-- The demo was loaded as if changed one second after another. What nobody changed since changed when its price was last seen.
UPDATE products p SET updated_at = seen.at
FROM (SELECT o.product_id, max(s.observed_on)::timestamp AT TIME ZONE 'UTC' - interval '7 hours' AS at
  FROM offers o JOIN price_observations s ON s.offer_id = o.id GROUP BY 1) seen
WHERE seen.product_id = p.id AND p.is_demo AND seen.at < p.updated_at
  AND NOT EXISTS (SELECT FROM audit_log a WHERE a.entity = 'product' AND a.entity_id = p.id::text);--> statement-breakpoint
SELECT refresh_product_ratings(array(SELECT id FROM products));
