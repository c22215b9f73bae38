ALTER TABLE "product_changes" ADD COLUMN "changed_in" "xid8" DEFAULT pg_current_xact_id() NOT NULL;--> statement-breakpoint
CREATE INDEX "product_changes_in" ON "product_changes" USING btree ("changed_in");--> statement-breakpoint
CREATE INDEX "product_ratings_counted" ON "product_ratings" USING btree ("product_id") WHERE review_count >= 3;--> statement-breakpoint
CREATE INDEX "product_reviews_newest" ON "product_reviews" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE is_approved and not is_demo;--> statement-breakpoint
-- As before, and by which transaction: of two that overlap the one that began first may be the one that ends last.
CREATE OR REPLACE FUNCTION note_product_changes(ids integer[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO product_changes AS noted (product_id) SELECT id FROM products WHERE id = ANY (ids) ORDER BY id
  ON CONFLICT (product_id) DO UPDATE SET changed_at = greatest(noted.changed_at, now()), changed_in = pg_current_xact_id()
  WHERE noted.changed_in <> pg_current_xact_id();
$$;
