CREATE TABLE "article_notes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "article_notes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"article_id" integer NOT NULL,
	"author_id" text NOT NULL,
	"text" text NOT NULL,
	"resolved_at" timestamp with time zone,
	"resolved_by" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "article_previews" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "article_previews_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"article_id" integer NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"made_by" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "article_previews_end" CHECK ("article_previews"."ends_at" <= "article_previews"."created_at" + interval '30 days')
);
--> statement-breakpoint
ALTER TABLE "authors" ADD COLUMN "links" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "authors" ADD COLUMN "user_id" text;--> statement-breakpoint
ALTER TABLE "article_notes" ADD CONSTRAINT "article_notes_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_notes" ADD CONSTRAINT "article_notes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_notes" ADD CONSTRAINT "article_notes_resolved_by_users_id_fk" FOREIGN KEY ("resolved_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_previews" ADD CONSTRAINT "article_previews_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_previews" ADD CONSTRAINT "article_previews_made_by_users_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "article_notes_article" ON "article_notes" USING btree ("article_id","id");--> statement-breakpoint
CREATE INDEX "article_notes_author" ON "article_notes" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "article_notes_resolver" ON "article_notes" USING btree ("resolved_by");--> statement-breakpoint
CREATE INDEX "article_previews_article" ON "article_previews" USING btree ("article_id","id");--> statement-breakpoint
CREATE INDEX "article_previews_maker" ON "article_previews" USING btree ("made_by");--> statement-breakpoint
ALTER TABLE "authors" ADD CONSTRAINT "authors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "authors" ADD CONSTRAINT "authors_user_id_unique" UNIQUE("user_id");--> statement-breakpoint
UPDATE "authors" a SET "user_id" = u."id" FROM "users" u JOIN "user_roles" r ON r."user_id" = u."id"
	WHERE lower(a."email") = lower(u."email") AND u."email_verified" AND NOT EXISTS (
		SELECT FROM "authors" b WHERE lower(b."email") = lower(a."email") AND b."id" < a."id");
