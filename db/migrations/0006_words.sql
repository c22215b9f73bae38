CREATE TABLE "product_words" (
	"word" text PRIMARY KEY NOT NULL,
	"n" integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX "product_words_trgm" ON "product_words" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
-- Words of letters alone, from titles, brands and categories (weights A and B).
CREATE FUNCTION words_of(tsv tsvector) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN (SELECT coalesce(array_agg(word), '{}') FROM unnest(tsvector_to_array(ts_filter(tsv, '{a,b}'))) word WHERE word ~ '^[a-z]{2,30}$');--> statement-breakpoint
CREATE FUNCTION product_words_counted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF tg_op <> 'INSERT' THEN
    UPDATE product_words w SET n = w.n - gone.n
    FROM (SELECT word, count(*)::int AS n FROM before, unnest(words_of(tsv)) word GROUP BY 1) gone
    WHERE w.word = gone.word;
  END IF;
  IF tg_op <> 'DELETE' THEN
    INSERT INTO product_words AS w (word, n)
    SELECT word, count(*)::int FROM after, unnest(words_of(tsv)) word GROUP BY 1 ORDER BY 1
    ON CONFLICT (word) DO UPDATE SET n = w.n + excluded.n;
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER product_words_added AFTER INSERT ON product_search
  REFERENCING NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION product_words_counted();--> statement-breakpoint
CREATE TRIGGER product_words_moved AFTER UPDATE ON product_search
  REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION product_words_counted();--> statement-breakpoint
CREATE TRIGGER product_words_removed AFTER DELETE ON product_search
  REFERENCING OLD TABLE AS before FOR EACH STATEMENT EXECUTE FUNCTION product_words_counted();--> statement-breakpoint
INSERT INTO product_words (word, n)
SELECT word, count(*)::int FROM product_search, unnest(words_of(tsv)) word GROUP BY 1;
