-- product_search follows products; product_counts follows product_search; product_ratings follows product_reviews.
-- Statement-level with transition tables, so that an import of 1,000 rows costs one statement each, not 1,000.
CREATE FUNCTION refresh_product_search(ids integer[]) RETURNS void LANGUAGE sql AS $$
  DELETE FROM product_search s USING products p
    WHERE s.product_id = ANY (ids) AND p.id = s.product_id AND p.deleted_at IS NOT NULL;
  INSERT INTO product_search AS s
    (product_id, category_id, brand_id, main_price_value, updated_at, title_folded, attributes, tsv)
  SELECT p.id, p.category_id, p.brand_id, p.main_price_value, p.updated_at, p.title_folded, p.attributes,
    setweight(to_tsvector('simple', concat_ws(' ', p.title_folded, vi_fold(p.model))), 'A') ||
    setweight(to_tsvector('simple', vi_fold(concat_ws(' ', b.name, c.name, p.sub_cate))), 'B') ||
    setweight(to_tsvector('simple', vi_fold(p.des)), 'D')
  FROM products p
  JOIN product_categories c ON c.id = p.category_id
  LEFT JOIN brands b ON b.id = p.brand_id
  WHERE p.id = ANY (ids) AND p.deleted_at IS NULL
  ORDER BY p.category_id, p.brand_id
  ON CONFLICT (product_id) DO UPDATE SET
    category_id = excluded.category_id, brand_id = excluded.brand_id,
    main_price_value = excluded.main_price_value, updated_at = excluded.updated_at,
    title_folded = excluded.title_folded, attributes = excluded.attributes, tsv = excluded.tsv;
$$;--> statement-breakpoint
CREATE FUNCTION products_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_product_search(array(SELECT id FROM changed));
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER products_inserted AFTER INSERT ON products
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION products_changed();--> statement-breakpoint
CREATE TRIGGER products_updated AFTER UPDATE ON products
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION products_changed();--> statement-breakpoint
CREATE FUNCTION brand_renamed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_product_search(array(SELECT id FROM products WHERE brand_id = new.id));
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER brands_renamed AFTER UPDATE OF name ON brands FOR EACH ROW EXECUTE FUNCTION brand_renamed();--> statement-breakpoint
CREATE FUNCTION product_category_renamed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_product_search(array(SELECT id FROM products WHERE category_id = new.id));
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER product_categories_renamed AFTER UPDATE OF name ON product_categories
  FOR EACH ROW EXECUTE FUNCTION product_category_renamed();--> statement-breakpoint
CREATE FUNCTION product_search_counted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF tg_op <> 'INSERT' THEN
    UPDATE product_counts c SET n = c.n - gone.n
    FROM (SELECT category_id, coalesce(brand_id, 0) AS brand_id, count(*)::int AS n FROM before GROUP BY 1, 2) gone
    WHERE c.category_id = gone.category_id AND c.brand_id = gone.brand_id;
  END IF;
  IF tg_op <> 'DELETE' THEN
    INSERT INTO product_counts AS c (category_id, brand_id, n)
    SELECT category_id, coalesce(brand_id, 0), count(*)::int FROM after GROUP BY 1, 2 ORDER BY 1, 2
    ON CONFLICT (category_id, brand_id) DO UPDATE SET n = c.n + excluded.n;
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER product_search_added AFTER INSERT ON product_search
  REFERENCING NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION product_search_counted();--> statement-breakpoint
CREATE TRIGGER product_search_moved AFTER UPDATE ON product_search
  REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION product_search_counted();--> statement-breakpoint
CREATE TRIGGER product_search_removed AFTER DELETE ON product_search
  REFERENCING OLD TABLE AS before FOR EACH STATEMENT EXECUTE FUNCTION product_search_counted();--> statement-breakpoint
CREATE FUNCTION refresh_product_ratings(ids integer[]) RETURNS void LANGUAGE sql AS $$
  DELETE FROM product_ratings WHERE product_id = ANY (ids);
  INSERT INTO product_ratings (product_id, review_count, rating_sum)
  SELECT product_id, count(*)::int, sum(rating)::int FROM product_reviews
  WHERE product_id = ANY (ids) AND is_approved GROUP BY product_id;
$$;--> statement-breakpoint
CREATE FUNCTION reviews_added() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_product_ratings(array(SELECT DISTINCT product_id FROM after));
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION reviews_removed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_product_ratings(array(
    SELECT b.product_id FROM before b JOIN products p ON p.id = b.product_id GROUP BY b.product_id));
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER product_reviews_inserted AFTER INSERT ON product_reviews
  REFERENCING NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION reviews_added();--> statement-breakpoint
CREATE TRIGGER product_reviews_updated AFTER UPDATE ON product_reviews
  REFERENCING NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION reviews_added();--> statement-breakpoint
CREATE TRIGGER product_reviews_deleted AFTER DELETE ON product_reviews
  REFERENCING OLD TABLE AS before FOR EACH STATEMENT EXECUTE FUNCTION reviews_removed();--> statement-breakpoint
ALTER TABLE product_reviews ADD CONSTRAINT product_reviews_rating_range CHECK (rating BETWEEN 1 AND 5);--> statement-breakpoint
ALTER TABLE product_reviews ADD CONSTRAINT product_reviews_demo_not_verified CHECK (NOT (is_demo AND is_verified_purchase));
