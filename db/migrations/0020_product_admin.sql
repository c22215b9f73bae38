ALTER TABLE "brands" ADD COLUMN "former_slugs" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE INDEX "products_without_image" ON "products" USING btree ("id") WHERE image is null;