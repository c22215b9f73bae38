CREATE TABLE "facet_counts" (
	"category_id" integer NOT NULL,
	"facet" text NOT NULL,
	"n" integer NOT NULL,
	CONSTRAINT "facet_counts_category_id_facet_pk" PRIMARY KEY("category_id","facet")
);
--> statement-breakpoint
CREATE TABLE "facets" (
	"kind" text NOT NULL,
	"attribute" text NOT NULL,
	"edges" double precision[],
	"display_order" smallint NOT NULL,
	CONSTRAINT "facets_kind_attribute_pk" PRIMARY KEY("kind","attribute")
);
--> statement-breakpoint
ALTER TABLE "synonyms" ADD COLUMN "except" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "product_search" ADD COLUMN "facets" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "product_search" ADD COLUMN "price_step" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "product_search" ADD COLUMN "rating_floor" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "product_search_facets" ON "product_search" USING gin ("facets") WITH (fastupdate=false);