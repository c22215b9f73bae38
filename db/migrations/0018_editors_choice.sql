DROP INDEX "user_questions_public";--> statement-breakpoint
ALTER TABLE "user_questions" ADD COLUMN "editors_choice" boolean;--> statement-breakpoint
ALTER TABLE "product_reviews" ADD COLUMN "moderated_at" timestamp with time zone;--> statement-breakpoint
-- Of two groups with the same first form the later one was the one in force.
DELETE FROM "synonyms" a USING "synonyms" b WHERE vi_fold(a.forms ->> 0) = vi_fold(b.forms ->> 0) AND a.id < b.id;--> statement-breakpoint
CREATE UNIQUE INDEX "synonyms_head" ON "synonyms" USING btree (vi_fold(forms ->> 0));--> statement-breakpoint
CREATE INDEX "user_questions_public" ON "user_questions" USING btree ("question_count" DESC NULLS FIRST) WHERE coalesce(editors_choice, is_public);
