-- The row of an article says the names of what it is filed by: a program that keeps a copy has to read it again when one of them changes.
CREATE FUNCTION note_article_changes(ids integer[]) RETURNS void LANGUAGE sql AS $$
  UPDATE articles SET changed_at = now()
  WHERE id IN (SELECT id FROM articles WHERE id = ANY (ids) AND changed_at < now() ORDER BY id FOR UPDATE);
$$;--> statement-breakpoint
CREATE FUNCTION note_articles_filed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_article_changes(CASE TG_TABLE_NAME
    WHEN 'authors' THEN array(SELECT id FROM articles WHERE author_id = new.id)
    WHEN 'categories' THEN array(SELECT id FROM articles WHERE category_id = new.id)
    WHEN 'subcategories' THEN array(SELECT id FROM articles WHERE subcategory_id = new.id)
    ELSE array(SELECT article_id FROM article_tags WHERE tag_id = new.id) END);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER authors_noted AFTER UPDATE OF name, slug, avatar_url ON authors
  FOR EACH ROW WHEN (old IS DISTINCT FROM new) EXECUTE FUNCTION note_articles_filed();--> statement-breakpoint
CREATE TRIGGER categories_noted AFTER UPDATE OF name, slug, is_active ON categories
  FOR EACH ROW WHEN (old IS DISTINCT FROM new) EXECUTE FUNCTION note_articles_filed();--> statement-breakpoint
CREATE TRIGGER subcategories_noted AFTER UPDATE OF name, is_active ON subcategories
  FOR EACH ROW WHEN (old IS DISTINCT FROM new) EXECUTE FUNCTION note_articles_filed();--> statement-breakpoint
CREATE TRIGGER tags_noted AFTER UPDATE OF name, slug ON tags
  FOR EACH ROW WHEN (old IS DISTINCT FROM new) EXECUTE FUNCTION note_articles_filed();--> statement-breakpoint
CREATE FUNCTION note_articles_tagged() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_article_changes(array(SELECT DISTINCT article_id FROM changed));
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER article_tags_noted_added AFTER INSERT ON article_tags REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION note_articles_tagged();--> statement-breakpoint
CREATE TRIGGER article_tags_noted_gone AFTER DELETE ON article_tags REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION note_articles_tagged();
