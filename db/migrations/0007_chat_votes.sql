ALTER TABLE "answer_feedback" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "answer_feedback" ADD COLUMN "vote_key" text;--> statement-breakpoint
ALTER TABLE "answer_feedback" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "user_questions" ADD COLUMN "is_public" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "user_questions_public" ON "user_questions" USING btree ("question_count" DESC NULLS LAST) WHERE is_public;--> statement-breakpoint
ALTER TABLE "answer_feedback" ADD CONSTRAINT "answer_feedback_vote_key_unique" UNIQUE("vote_key");