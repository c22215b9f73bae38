CREATE TABLE "product_changes" (
	"product_id" integer PRIMARY KEY NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "product_changes" ADD CONSTRAINT "product_changes_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_changes_at" ON "product_changes" USING btree ("changed_at");--> statement-breakpoint
INSERT INTO "product_changes" SELECT p.id, greatest(last_change(p.id, p.updated_at), p.deleted_at) FROM products p;--> statement-breakpoint
-- Once a transaction for each product, in the order of their ids, so that writers never wait for one another crosswise.
CREATE FUNCTION note_product_changes(ids integer[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO product_changes AS noted (product_id) SELECT id FROM products WHERE id = ANY (ids) ORDER BY id
  ON CONFLICT (product_id) DO UPDATE SET changed_at = now() WHERE noted.changed_at < now();
$$;--> statement-breakpoint
-- These four are told of everything that stands on a product's page; pages hear of the first hundred, programs of all.
CREATE OR REPLACE FUNCTION tell_changed_products() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_product_ids((SELECT array_agg(id) FROM (SELECT DISTINCT id FROM changed LIMIT 101) AS few));
  PERFORM note_product_changes(array(SELECT id FROM changed));
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION tell_products_of_parts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_product_ids((SELECT array_agg(product_id) FROM (SELECT DISTINCT product_id FROM changed LIMIT 101) AS few));
  PERFORM note_product_changes(array(SELECT DISTINCT product_id FROM changed));
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION tell_products_of_prices() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_product_ids((SELECT array_agg(product_id) FROM (SELECT DISTINCT product_id
    FROM changed JOIN offers ON offers.id = changed.offer_id LIMIT 101) AS few));
  PERFORM note_product_changes(array(SELECT DISTINCT product_id FROM changed JOIN offers ON offers.id = changed.offer_id));
  RETURN NULL;
END $$;--> statement-breakpoint
-- Of reviews only what counts: that one was found helpful is no change.
CREATE FUNCTION note_review() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.is_approved OR NEW.is_approved THEN
    PERFORM note_product_changes(ARRAY[OLD.product_id, NEW.product_id]);
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER product_reviews_noted AFTER INSERT OR DELETE OR UPDATE OF product_id, rating, is_approved ON product_reviews
  FOR EACH ROW EXECUTE FUNCTION note_review();--> statement-breakpoint
-- The price that is shown also changes by the passing of time alone.
CREATE FUNCTION note_main_prices() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_product_changes(array(SELECT product_id FROM changed));
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER product_prices_noted AFTER UPDATE ON product_prices REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION note_main_prices();--> statement-breakpoint
CREATE OR REPLACE FUNCTION brand_renamed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE ids integer[] := array(SELECT id FROM products WHERE brand_id = new.id);
BEGIN
  PERFORM refresh_product_search(ids);
  PERFORM note_product_changes(ids);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION product_category_renamed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE ids integer[] := array(SELECT id FROM products WHERE category_id = new.id);
BEGIN
  PERFORM refresh_product_search(ids);
  PERFORM note_product_changes(ids);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION category_shown_or_hidden() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE ids integer[] := array(SELECT id FROM products WHERE category_id = new.id);
BEGIN
  IF NEW.is_hidden THEN
    DELETE FROM product_search WHERE category_id = NEW.id;
  ELSE
    PERFORM refresh_product_search(ids);
  END IF;
  PERFORM note_product_changes(ids);
  RETURN NULL;
END $$;
