ALTER TABLE "authors" ADD COLUMN "former_slugs" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "former_slugs" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "tags" ADD COLUMN "former_slugs" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
-- Whoever changes a slug leaves the one before: its address leads on. A slug of one's own is no former one.
CREATE FUNCTION keep_former_slug() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.former_slugs := array_remove(array_remove(NEW.former_slugs, OLD.slug) || OLD.slug, NEW.slug);
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER authors_former_slug BEFORE UPDATE OF slug ON "authors" FOR EACH ROW WHEN (OLD.slug <> NEW.slug) EXECUTE FUNCTION keep_former_slug();--> statement-breakpoint
CREATE TRIGGER categories_former_slug BEFORE UPDATE OF slug ON "categories" FOR EACH ROW WHEN (OLD.slug <> NEW.slug) EXECUTE FUNCTION keep_former_slug();--> statement-breakpoint
CREATE TRIGGER tags_former_slug BEFORE UPDATE OF slug ON "tags" FOR EACH ROW WHEN (OLD.slug <> NEW.slug) EXECUTE FUNCTION keep_former_slug();
