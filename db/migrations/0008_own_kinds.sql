CREATE TABLE "product_kinds" (
	"key" text PRIMARY KEY NOT NULL,
	"record" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "product_categories" ADD COLUMN "is_hidden" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- What a kind is called and described by stands on every page that shows a product; 'kinds' is for servers, which read them anew.
CREATE FUNCTION tell_kinds() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('page_changes', tag) FROM unnest(ARRAY['kinds', 'reference', 'products', 'product:*']) tag;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER product_kinds_told AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON "product_kinds" FOR EACH STATEMENT EXECUTE FUNCTION tell_kinds();--> statement-breakpoint
CREATE TRIGGER product_kinds_raise_version AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON "product_kinds" FOR EACH STATEMENT EXECUTE FUNCTION catalogue_changed();--> statement-breakpoint
CREATE TRIGGER product_categories_told_kinds AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON "product_categories" FOR EACH STATEMENT EXECUTE FUNCTION tell_kinds();--> statement-breakpoint
-- Products of a hidden category have no row in product_search, and so stand in no list, search, count or advice.
CREATE FUNCTION take_hidden_out() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM product_categories WHERE is_hidden) THEN
    DELETE FROM product_search WHERE category_id IN (SELECT id FROM product_categories WHERE is_hidden);
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER product_search_without_hidden AFTER INSERT OR UPDATE ON product_search FOR EACH STATEMENT EXECUTE FUNCTION take_hidden_out();--> statement-breakpoint
CREATE FUNCTION category_shown_or_hidden() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.is_hidden THEN
    DELETE FROM product_search WHERE category_id = NEW.id;
  ELSE
    PERFORM refresh_product_search(array(SELECT id FROM products WHERE category_id = NEW.id));
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER product_categories_shown_or_hidden AFTER UPDATE OF is_hidden ON product_categories FOR EACH ROW
  WHEN (OLD.is_hidden IS DISTINCT FROM NEW.is_hidden) EXECUTE FUNCTION category_shown_or_hidden();
