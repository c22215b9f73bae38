-- Whoever likes an article finds the like counted when the page is read again: 'article:12' for its page, 'likes' for hearts
-- that are added up.
CREATE FUNCTION tell_like() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('page_changes', 'likes');
  PERFORM pg_notify('page_changes', 'article:' || NEW.id);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER articles_like_told AFTER UPDATE OF like_count ON articles
  FOR EACH ROW WHEN (OLD.like_count IS DISTINCT FROM NEW.like_count) EXECUTE FUNCTION tell_like();
