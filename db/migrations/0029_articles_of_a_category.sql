-- A category's articles are put in order and counted without reading one of them.
CREATE INDEX "articles_category_shown" ON "articles" USING btree ("category_id","published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE status = 'published' and deleted_at is null;
