DROP INDEX "answer_feedback_recent";--> statement-breakpoint
DROP INDEX "user_questions_popular";--> statement-breakpoint
DROP INDEX "user_questions_public";--> statement-breakpoint
DROP INDEX "user_questions_recent";--> statement-breakpoint
DROP INDEX "zero_result_queries_recent";--> statement-breakpoint
DROP INDEX "article_revisions_article";--> statement-breakpoint
DROP INDEX "articles_published";--> statement-breakpoint
DROP INDEX "articles_category";--> statement-breakpoint
DROP INDEX "articles_views";--> statement-breakpoint
DROP INDEX "product_reviews_shown";--> statement-breakpoint
DROP INDEX "product_search_updated";--> statement-breakpoint
DROP INDEX "product_search_brand";--> statement-breakpoint
DROP INDEX "product_search_category_updated";--> statement-breakpoint
DROP INDEX "import_jobs_recent";--> statement-breakpoint
DROP INDEX "audit_log_recent";--> statement-breakpoint
DROP INDEX "contact_messages_recent";--> statement-breakpoint
CREATE INDEX "articles_featured" ON "articles" USING btree ("published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE status = 'published' and deleted_at is null and is_featured;--> statement-breakpoint
CREATE INDEX "articles_topics" ON "articles" USING btree ("id","published_at","like_count") WHERE status = 'published' and deleted_at is null;--> statement-breakpoint
CREATE INDEX "answer_feedback_recent" ON "answer_feedback" USING btree ("created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "user_questions_popular" ON "user_questions" USING btree ("question_count" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "user_questions_public" ON "user_questions" USING btree ("question_count" DESC NULLS FIRST) WHERE is_public;--> statement-breakpoint
CREATE INDEX "user_questions_recent" ON "user_questions" USING btree ("last_asked_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "zero_result_queries_recent" ON "zero_result_queries" USING btree ("last_searched_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "article_revisions_article" ON "article_revisions" USING btree ("article_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "articles_published" ON "articles" USING btree ("published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE status = 'published' and deleted_at is null;--> statement-breakpoint
CREATE INDEX "articles_category" ON "articles" USING btree ("category_id","published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "articles_views" ON "articles" USING btree ("view_count" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "product_reviews_shown" ON "product_reviews" USING btree ("product_id","created_at" DESC NULLS FIRST) WHERE is_approved;--> statement-breakpoint
CREATE INDEX "product_search_updated" ON "product_search" USING btree ("updated_at" DESC NULLS FIRST,"product_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "product_search_brand" ON "product_search" USING btree ("brand_id","updated_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "product_search_category_updated" ON "product_search" USING btree ("category_id","updated_at" DESC NULLS FIRST,"product_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "import_jobs_recent" ON "import_jobs" USING btree ("created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "audit_log_recent" ON "audit_log" USING btree ("created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "contact_messages_recent" ON "contact_messages" USING btree ("created_at" DESC NULLS FIRST);