CREATE TABLE "article_pictures" (
	"article_id" integer NOT NULL,
	"address" text NOT NULL,
	"alt" text DEFAULT '' NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone DEFAULT now() NOT NULL,
	"failure" text,
	"media_id" integer,
	"is_new" boolean DEFAULT false NOT NULL,
	"requested_by" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "article_pictures_article_id_address_pk" PRIMARY KEY("article_id","address")
);
--> statement-breakpoint
CREATE TABLE "missing_pages" (
	"path" text PRIMARY KEY NOT NULL,
	"hits" integer DEFAULT 0 NOT NULL,
	"is_ignored" boolean DEFAULT false NOT NULL,
	"first_asked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_asked_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "redirects" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "redirects_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"path" text NOT NULL,
	"article_id" integer,
	"target" text,
	"origin" text NOT NULL,
	"hits" integer DEFAULT 0 NOT NULL,
	"last_hit_at" timestamp with time zone,
	"created_by" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "redirects_path_unique" UNIQUE("path"),
	CONSTRAINT "redirects_one_target" CHECK (("redirects"."article_id" is null) <> ("redirects"."target" is null))
);
--> statement-breakpoint
ALTER TABLE "article_revisions" ADD COLUMN "event" text;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "social_title" text;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "social_image" text;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "canonical_url" text;--> statement-breakpoint
ALTER TABLE "article_pictures" ADD CONSTRAINT "article_pictures_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_pictures" ADD CONSTRAINT "article_pictures_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_pictures" ADD CONSTRAINT "article_pictures_requested_by_users_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "redirects" ADD CONSTRAINT "redirects_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "redirects" ADD CONSTRAINT "redirects_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "article_pictures_due" ON "article_pictures" USING btree ("next_attempt_at") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "article_pictures_address" ON "article_pictures" USING btree ("address");--> statement-breakpoint
CREATE INDEX "article_pictures_media" ON "article_pictures" USING btree ("media_id");--> statement-breakpoint
CREATE INDEX "missing_pages_often" ON "missing_pages" USING btree ("hits" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "redirects_article" ON "redirects" USING btree ("article_id");--> statement-breakpoint
-- What pages show of an article: without its new columns a changed canonical address would stay in the kept pages.
DROP TRIGGER articles_told ON articles;--> statement-breakpoint
CREATE TRIGGER articles_told AFTER INSERT OR DELETE OR UPDATE OF id, is_ai_written, is_demo, reading_time, published_at, category_id, subcategory_id, author_id, created_at, updated_at, deleted_at, is_featured, slug, title, excerpt, content, featured_image, featured_image_alt, status, content_text, meta_title, meta_description, social_title, social_image, canonical_url OR TRUNCATE ON articles FOR EACH STATEMENT EXECUTE FUNCTION tell_page_change('articles');
