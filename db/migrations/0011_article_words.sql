-- The different words of a text, folded, in their order; a word of more than 200 letters (an address, say) is cut.
CREATE FUNCTION words_of(s text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN ARRAY(SELECT DISTINCT left(word, 200) FROM regexp_split_to_table(vi_fold(s), '\s+') AS word WHERE word <> '' ORDER BY 1);--> statement-breakpoint
CREATE TABLE "article_words" (
	"word" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
DROP INDEX "articles_search_trgm";--> statement-breakpoint
ALTER TABLE "articles" DROP COLUMN "search_folded";--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "search_words" text[] GENERATED ALWAYS AS (words_of(title || ' ' || coalesce(excerpt, '') || ' ' || content_text)) STORED;--> statement-breakpoint
INSERT INTO article_words SELECT DISTINCT unnest(search_words) FROM articles;--> statement-breakpoint
CREATE INDEX "article_words_trgm" ON "article_words" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "articles_search_words" ON "articles" USING gin ("search_words");--> statement-breakpoint
-- Words are added in their order and only where they are new, so that two writers seldom meet and never in a circle.
CREATE FUNCTION add_words_of_inserted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO article_words (word)
  SELECT DISTINCT n.word FROM inserted i CROSS JOIN unnest(i.search_words) AS n (word)
  WHERE NOT EXISTS (SELECT FROM article_words k WHERE k.word = n.word) ORDER BY n.word
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION add_words_of_updated() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO article_words (word)
  SELECT n.word FROM unnest(NEW.search_words) AS n (word)
  WHERE NOT EXISTS (SELECT FROM article_words k WHERE k.word = n.word) ORDER BY n.word
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER articles_words_inserted AFTER INSERT ON articles
REFERENCING NEW TABLE AS inserted FOR EACH STATEMENT EXECUTE FUNCTION add_words_of_inserted();--> statement-breakpoint
CREATE TRIGGER articles_words_updated AFTER UPDATE OF title, excerpt, content_text ON articles
FOR EACH ROW EXECUTE FUNCTION add_words_of_updated();
