ALTER TABLE "answer_feedback" ADD COLUMN "resolved_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "answer_feedback" ADD COLUMN "is_ignored" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "unanswered_questions" ADD COLUMN "answer_text" text;--> statement-breakpoint
ALTER TABLE "unanswered_questions" ADD COLUMN "is_ignored" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "unanswered_questions_recent" ON "unanswered_questions" USING btree ("last_asked_at" DESC NULLS FIRST);--> statement-breakpoint
-- The reason was the intent that a question was read with.
UPDATE "unanswered_questions" SET "reason" = 'no_source' WHERE "reason" NOT IN ('not_understood', 'no_source');
