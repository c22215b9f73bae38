ALTER TABLE "articles" ADD COLUMN "changed_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
UPDATE "articles" SET "changed_at" = greatest("updated_at", "deleted_at");--> statement-breakpoint
-- What a program that keeps a copy has to read again: counting views and likes does not touch these columns.
CREATE FUNCTION article_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  new.changed_at := now();
  RETURN new;
END $$;--> statement-breakpoint
CREATE TRIGGER articles_changed BEFORE UPDATE OF updated_at, deleted_at, status, published_at ON articles
  FOR EACH ROW EXECUTE FUNCTION article_changed();
