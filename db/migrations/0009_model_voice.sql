CREATE TABLE "catalogue_version" (
	"slot" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "catalogue_version_slot_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"version" bigint NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "model_health" (
	"model" text PRIMARY KEY NOT NULL,
	"failures" integer NOT NULL,
	"retry_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
-- Raises the version once a transaction, in a slot that no other transaction holds: a writer never waits for another
-- one here, so no deadlock can come of it, and a version is seen in the same moment as the rows it stands for.
CREATE FUNCTION raise_catalogue_version() RETURNS void LANGUAGE plpgsql AS $$
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
CREATE FUNCTION catalogue_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM raise_catalogue_version();
  RETURN NULL;
END $$;--> statement-breakpoint
-- A review that waits for approval changes no answer.
CREATE FUNCTION catalogue_reviewed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM after WHERE is_approved) THEN
    PERFORM raise_catalogue_version();
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
DO $$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['products', 'brands', 'product_categories', 'offers', 'price_observations',
    'synonyms', 'sizing_rules', 'electricity_tariffs', 'facets'] LOOP
    EXECUTE format('CREATE TRIGGER %I AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON %I
      FOR EACH STATEMENT EXECUTE FUNCTION catalogue_changed()', name || '_raise_version', name);
  END LOOP;
END $$;--> statement-breakpoint
CREATE TRIGGER product_reviews_raise_version AFTER UPDATE OF product_id, rating, is_approved OR DELETE OR TRUNCATE
  ON product_reviews FOR EACH STATEMENT EXECUTE FUNCTION catalogue_changed();--> statement-breakpoint
CREATE TRIGGER product_reviews_raise_version_added AFTER INSERT ON product_reviews
  REFERENCING NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION catalogue_reviewed();--> statement-breakpoint
-- Not every column: a view counted changes no answer.
CREATE TRIGGER articles_raise_version
  AFTER INSERT OR UPDATE OF slug, title, excerpt, content, status, published_at, deleted_at OR DELETE OR TRUNCATE
  ON articles FOR EACH STATEMENT EXECUTE FUNCTION catalogue_changed();--> statement-breakpoint
INSERT INTO catalogue_version (version) VALUES (1);
