CREATE TABLE "tag_figures" (
	"tag_id" integer PRIMARY KEY NOT NULL,
	"posts" integer NOT NULL,
	"likes" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "tag_figures" ADD CONSTRAINT "tag_figures_tag_id_tags_id_fk" FOREIGN KEY ("tag_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- Whether an article is out, or will be by the passing of time alone.
CREATE FUNCTION is_counted(status text, deleted_at timestamptz, published_at timestamptz) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN status = 'published' AND deleted_at IS NULL AND published_at IS NOT NULL;--> statement-breakpoint
INSERT INTO tag_figures SELECT x.tag_id, count(*)::int, sum(a.like_count)::int FROM article_tags x JOIN articles a ON a.id = x.article_id
  WHERE is_counted(a.status, a.deleted_at, a.published_at) GROUP BY x.tag_id;--> statement-breakpoint
-- In the order of their ids, so that writers never wait for one another crosswise.
CREATE FUNCTION count_tagged() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO tag_figures AS f (tag_id, posts, likes)
  SELECT x.tag_id, count(*)::int, sum(a.like_count)::int FROM changed x JOIN articles a ON a.id = x.article_id
  WHERE is_counted(a.status, a.deleted_at, a.published_at) GROUP BY x.tag_id ORDER BY x.tag_id
  ON CONFLICT (tag_id) DO UPDATE SET posts = f.posts + excluded.posts, likes = f.likes + excluded.likes;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION count_untagged() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE tag_figures f SET posts = f.posts - gone.posts, likes = f.likes - gone.likes
  FROM (SELECT x.tag_id, count(*)::int AS posts, sum(a.like_count)::int AS likes FROM changed x JOIN articles a ON a.id = x.article_id
    WHERE is_counted(a.status, a.deleted_at, a.published_at) GROUP BY x.tag_id) gone
  WHERE f.tag_id = gone.tag_id;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER article_tags_counted_added AFTER INSERT ON article_tags REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION count_tagged();--> statement-breakpoint
CREATE TRIGGER article_tags_counted_changed AFTER UPDATE ON article_tags REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION count_tagged();--> statement-breakpoint
CREATE TRIGGER article_tags_counted_left AFTER UPDATE ON article_tags REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION count_untagged();--> statement-breakpoint
CREATE TRIGGER article_tags_counted_removed AFTER DELETE ON article_tags REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION count_untagged();--> statement-breakpoint
CREATE FUNCTION forget_tagged() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM tag_figures;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER article_tags_counted_emptied AFTER TRUNCATE ON article_tags FOR EACH STATEMENT EXECUTE FUNCTION forget_tagged();--> statement-breakpoint
-- An article that is gone takes its tags with it afterwards: these find it no more, and count nothing.
CREATE FUNCTION count_article_of_tags() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  was integer := is_counted(OLD.status, OLD.deleted_at, OLD.published_at)::int;
  is_now integer := CASE WHEN tg_op = 'DELETE' THEN 0 ELSE is_counted(NEW.status, NEW.deleted_at, NEW.published_at)::int END;
  more_likes integer := is_now * coalesce(NEW.like_count, 0) - was * OLD.like_count;
BEGIN
  INSERT INTO tag_figures AS f (tag_id, posts, likes)
  SELECT x.tag_id, is_now - was, more_likes FROM article_tags x WHERE x.article_id = OLD.id AND (is_now <> was OR more_likes <> 0)
  ORDER BY x.tag_id
  ON CONFLICT (tag_id) DO UPDATE SET posts = f.posts + excluded.posts, likes = f.likes + excluded.likes;
  RETURN OLD;
END $$;--> statement-breakpoint
CREATE TRIGGER articles_tags_counted AFTER UPDATE OF status, deleted_at, published_at, like_count ON articles
  FOR EACH ROW WHEN ((OLD.status, OLD.deleted_at, OLD.published_at, OLD.like_count) IS DISTINCT FROM
    (NEW.status, NEW.deleted_at, NEW.published_at, NEW.like_count)) EXECUTE FUNCTION count_article_of_tags();--> statement-breakpoint
CREATE TRIGGER articles_tags_uncounted BEFORE DELETE ON articles FOR EACH ROW EXECUTE FUNCTION count_article_of_tags();
