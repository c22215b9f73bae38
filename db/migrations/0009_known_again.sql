CREATE TABLE "fetched_pictures" (
	"url" text PRIMARY KEY NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"media_id" integer,
	"products" integer[] DEFAULT '{}' NOT NULL,
	"job_id" uuid,
	"reason" text,
	"detail" text,
	"tries" smallint DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL,
	"lease_holder" text,
	"leased_until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "product_matches" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "product_matches_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"product_id" integer,
	"job_id" uuid,
	"decided_by" text,
	"decided_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "product_matches_key_unique" UNIQUE("key")
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "gtin" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "model_key" text GENERATED ALWAYS AS (regexp_replace(vi_fold(model), '[^a-z0-9]+', '', 'g')) STORED;--> statement-breakpoint
ALTER TABLE "feeds" ADD COLUMN "fetches_pictures" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "fetched_pictures" ADD CONSTRAINT "fetched_pictures_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fetched_pictures" ADD CONSTRAINT "fetched_pictures_job_id_import_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."import_jobs"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_matches" ADD CONSTRAINT "product_matches_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_matches" ADD CONSTRAINT "product_matches_job_id_import_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."import_jobs"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_matches" ADD CONSTRAINT "product_matches_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "fetched_pictures_due" ON "fetched_pictures" USING btree ("due_at") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "fetched_pictures_job" ON "fetched_pictures" USING btree ("job_id");--> statement-breakpoint
CREATE INDEX "fetched_pictures_media" ON "fetched_pictures" USING btree ("media_id");--> statement-breakpoint
CREATE INDEX "product_matches_product" ON "product_matches" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "products_gtin" ON "products" USING btree ("gtin") WHERE gtin is not null;--> statement-breakpoint
CREATE INDEX "products_model" ON "products" USING btree ("model_key");--> statement-breakpoint
CREATE INDEX "import_rows_doubts" ON "import_rows" USING btree ("job_id") WHERE outcome = 'doubt';