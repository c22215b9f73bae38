CREATE OR REPLACE FUNCTION tell_article(was articles, now_is articles) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  one articles := coalesce(now_is, was);
  before boolean := is_public_article(was.status, was.deleted_at, was.published_at);
  after boolean := is_public_article(now_is.status, now_is.deleted_at, now_is.published_at);
  told jsonb := jsonb_build_object('id', one.id, 'slug', one.slug, 'title', one.title, 'status', one.status,
    'published_at', one.published_at, 'updated_at', one.updated_at);
BEGIN
  DELETE FROM webhook_deliveries d USING webhook_events e WHERE e.id = d.event_id AND e.type = 'article.published'
    AND d.object = 'article:' || one.id AND d.state = 'pending' AND d.attempts = 0 AND d.next_attempt_at > now();
  IF after AND NOT before THEN
    PERFORM tell_webhooks('article.published', 'article:' || one.id, told);
  ELSIF before AND NOT after THEN
    PERFORM tell_webhooks('article.withdrawn', 'article:' || one.id, told || jsonb_build_object('status', CASE
      WHEN now_is.id IS NULL OR now_is.deleted_at IS NOT NULL THEN 'deleted'
      WHEN now_is.status = 'published' THEN 'scheduled'
      ELSE now_is.status END));
  ELSIF after AND was.updated_at IS DISTINCT FROM now_is.updated_at THEN
    PERFORM tell_webhooks('article.changed', 'article:' || one.id, told);
  END IF;
  IF now_is.status = 'published' AND now_is.deleted_at IS NULL AND now_is.published_at > now() THEN
    PERFORM tell_webhooks('article.published', 'article:' || one.id, told, now_is.published_at);
  END IF;
END $$;
