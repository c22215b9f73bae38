-- Tells every server on the channel 'page_changes' what its kept pages must not show any more. A payload is a tag; a tag
-- told twice in a transaction goes out once, and only when the transaction is committed.
CREATE FUNCTION tell_page_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('page_changes', TG_ARGV[0]);
  RETURN NULL;
END $$;--> statement-breakpoint
-- 'products' for every list, and 'product:12' for each page that shows it; 'product:*' where a statement changes many.
CREATE FUNCTION tell_product_ids(ids integer[]) RETURNS void LANGUAGE plpgsql AS $$
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
CREATE FUNCTION tell_changed_products() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_product_ids((SELECT array_agg(id) FROM (SELECT DISTINCT id FROM changed LIMIT 101) AS few));
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION tell_products_of_parts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_product_ids((SELECT array_agg(product_id) FROM (SELECT DISTINCT product_id FROM changed LIMIT 101) AS few));
  RETURN NULL;
END $$;--> statement-breakpoint
-- A review that waits for approval is on no page.
CREATE FUNCTION tell_products_of_reviews() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_product_ids((SELECT array_agg(product_id)
    FROM (SELECT DISTINCT product_id FROM changed WHERE is_approved LIMIT 101) AS few));
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION tell_products_of_prices() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_product_ids((SELECT array_agg(product_id) FROM (SELECT DISTINCT product_id
    FROM changed JOIN offers ON offers.id = changed.offer_id LIMIT 101) AS few));
  RETURN NULL;
END $$;--> statement-breakpoint
DO $$
DECLARE watched record;
DECLARE event record;
BEGIN
  FOR watched IN SELECT * FROM (VALUES
    ('products', 'tell_changed_products'),
    ('product_images', 'tell_products_of_parts'),
    ('product_variants', 'tell_products_of_parts'),
    ('product_specifications', 'tell_products_of_parts'),
    ('product_faqs', 'tell_products_of_parts'),
    ('product_promotions', 'tell_products_of_parts'),
    ('offers', 'tell_products_of_parts'),
    ('product_reviews', 'tell_products_of_reviews'),
    ('price_observations', 'tell_products_of_prices')) AS list (name, teller)
  LOOP
    -- An update is told twice, for what was there and what is: a part may move to another product.
    FOR event IN SELECT * FROM (VALUES
      ('added', 'INSERT', 'NEW'), ('removed', 'DELETE', 'OLD'), ('left', 'UPDATE', 'OLD'), ('changed', 'UPDATE', 'NEW'))
      AS list (suffix, verb, rows)
    LOOP
      EXECUTE format('CREATE TRIGGER %I AFTER %s ON %I REFERENCING %s TABLE AS changed
        FOR EACH STATEMENT EXECUTE FUNCTION %I()',
        watched.name || '_told_' || event.suffix, event.verb, watched.name, event.rows, watched.teller);
    END LOOP;
  END LOOP;
END $$;--> statement-breakpoint
DO $$
DECLARE watched record;
BEGIN
  FOR watched IN SELECT * FROM (VALUES
    ('brands', 'reference'), ('brand_contents', 'reference'), ('product_categories', 'reference'),
    ('facets', 'reference'), ('synonyms', 'reference'), ('sizing_rules', 'reference'),
    ('electricity_tariffs', 'reference'),
    ('article_tags', 'articles'), ('tags', 'articles'), ('categories', 'articles'), ('subcategories', 'articles'),
    ('authors', 'articles'), ('article_slug_history', 'articles'),
    ('suggestion_questions', 'questions'), ('settings', 'site')) AS list (name, tag)
  LOOP
    EXECUTE format('CREATE TRIGGER %I AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON %I
      FOR EACH STATEMENT EXECUTE FUNCTION tell_page_change(%L)', watched.name || '_told', watched.name, watched.tag);
  END LOOP;
  -- Every column but the counters: readers raise these all the time, and pages may show them a little late.
  EXECUTE format('CREATE TRIGGER articles_told AFTER INSERT OR UPDATE OF %s OR DELETE OR TRUNCATE ON articles
    FOR EACH STATEMENT EXECUTE FUNCTION tell_page_change(''articles'')',
    (SELECT string_agg(quote_ident(column_name), ', ') FROM information_schema.columns
      WHERE table_schema = current_schema() AND table_name = 'articles'
        AND column_name NOT IN ('view_count', 'like_count') AND is_generated = 'NEVER'));
END $$;
