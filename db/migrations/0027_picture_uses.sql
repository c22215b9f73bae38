-- The uploaded pictures that texts name, by what their copies are kept under: a hash, and the size in px.
CREATE FUNCTION upload_keys(VARIADIC texts text[]) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN ARRAY(SELECT DISTINCT m.found[1] FROM unnest(texts) AS t (s), regexp_matches(t.s, '/uploads/([0-9a-f]{20}-\d{1,4}x\d{1,4})', 'g') AS m (found)
    WHERE t.s LIKE '%/uploads/%' ORDER BY 1);--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "picture_keys" text[] GENERATED ALWAYS AS (upload_keys(content, featured_image, social_image)) STORED;--> statement-breakpoint
CREATE INDEX "articles_pictures" ON "articles" USING gin ("picture_keys");--> statement-breakpoint
CREATE INDEX "product_images_pictures" ON "product_images" USING btree (((upload_keys("url"))[1])) WHERE url like '%/uploads/%';--> statement-breakpoint
CREATE INDEX "products_pictures" ON "products" USING btree (((upload_keys("image"))[1])) WHERE image like '%/uploads/%';--> statement-breakpoint
CREATE INDEX "import_rows_created" ON "import_rows" USING btree ("job_id") WHERE outcome = 'created';--> statement-breakpoint
CREATE INDEX "media_undescribed" ON "media" USING btree ("id") WHERE alt = '';--> statement-breakpoint
CREATE INDEX "media_trash" ON "media" USING btree ("deleted_at","id") WHERE deleted_at is not null;