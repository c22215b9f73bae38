CREATE TABLE "article_changes" (
	"article_id" integer PRIMARY KEY NOT NULL,
	"changed_in" "xid8" DEFAULT pg_current_xact_id() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "article_changes_in" ON "article_changes" USING btree ("changed_in");--> statement-breakpoint
-- In the order of their ids, so that writers never wait for one another crosswise.
CREATE FUNCTION note_found_articles(ids integer[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO article_changes AS noted (article_id) SELECT DISTINCT id FROM unnest(ids) AS id ORDER BY id
  ON CONFLICT (article_id) DO UPDATE SET changed_in = pg_current_xact_id() WHERE noted.changed_in <> pg_current_xact_id();
$$;--> statement-breakpoint
CREATE FUNCTION note_written_articles() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_found_articles(array(SELECT id FROM changed));
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER articles_found_added AFTER INSERT ON articles REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION note_written_articles();--> statement-breakpoint
CREATE TRIGGER articles_found_gone AFTER DELETE ON articles REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION note_written_articles();--> statement-breakpoint
CREATE FUNCTION note_changed_article() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_found_articles(ARRAY[OLD.id, NEW.id]);
  RETURN NULL;
END $$;--> statement-breakpoint
-- What an article is found by, and whether it is: counting views and likes notes nothing.
CREATE TRIGGER articles_found_changed AFTER UPDATE OF id, title, excerpt, content_text, status, published_at, deleted_at, category_id, author_id ON articles
  FOR EACH ROW WHEN ((OLD.id, OLD.title, OLD.excerpt, OLD.content_text, OLD.status, OLD.published_at, OLD.deleted_at, OLD.category_id, OLD.author_id)
    IS DISTINCT FROM (NEW.id, NEW.title, NEW.excerpt, NEW.content_text, NEW.status, NEW.published_at, NEW.deleted_at, NEW.category_id, NEW.author_id))
  EXECUTE FUNCTION note_changed_article();--> statement-breakpoint
-- The note of no article stands for all of them.
CREATE FUNCTION note_all_articles() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_found_articles(ARRAY[0]);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER articles_found_emptied AFTER TRUNCATE ON articles FOR EACH STATEMENT EXECUTE FUNCTION note_all_articles();
