CREATE TABLE "article_daily_views" (
	"article_id" integer NOT NULL,
	"day" date NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "article_daily_views_day_article_id_pk" PRIMARY KEY("day","article_id")
);
--> statement-breakpoint
CREATE TABLE "article_views" (
	"article_id" integer NOT NULL,
	"visitor_hash" text NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "article_views_article_id_visitor_hash_pk" PRIMARY KEY("article_id","visitor_hash")
);
--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "content_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "search_folded" text GENERATED ALWAYS AS (vi_fold(title || ' ' || coalesce(excerpt, '') || ' ' || content_text)) STORED;--> statement-breakpoint
ALTER TABLE "article_daily_views" ADD CONSTRAINT "article_daily_views_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_views" ADD CONSTRAINT "article_views_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "article_daily_views_article" ON "article_daily_views" USING btree ("article_id");--> statement-breakpoint
CREATE INDEX "article_views_seen" ON "article_views" USING btree ("seen_at");--> statement-breakpoint
CREATE INDEX "articles_search_trgm" ON "articles" USING gin ("search_folded" gin_trgm_ops);