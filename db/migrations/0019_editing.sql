CREATE TABLE "article_beginnings" (
	"key" text PRIMARY KEY NOT NULL,
	"editor_id" text NOT NULL,
	"snapshot" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "article_editors" (
	"article_id" integer NOT NULL,
	"window" text NOT NULL,
	"editor_id" text NOT NULL,
	"opened_at" timestamp with time zone DEFAULT now() NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "article_editors_article_id_window_pk" PRIMARY KEY("article_id","window")
);
--> statement-breakpoint
ALTER TABLE "article_beginnings" ADD CONSTRAINT "article_beginnings_editor_id_users_id_fk" FOREIGN KEY ("editor_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_editors" ADD CONSTRAINT "article_editors_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_editors" ADD CONSTRAINT "article_editors_editor_id_users_id_fk" FOREIGN KEY ("editor_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "article_beginnings_editor" ON "article_beginnings" USING btree ("editor_id","updated_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "article_editors_seen" ON "article_editors" USING btree ("seen_at");--> statement-breakpoint
CREATE INDEX "article_editors_editor" ON "article_editors" USING btree ("editor_id");--> statement-breakpoint
CREATE INDEX "articles_updated" ON "articles" USING btree ("updated_at","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "articles_title_order" ON "articles" USING btree ("title_folded","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "articles_trash" ON "articles" USING btree ("deleted_at") WHERE deleted_at is not null;