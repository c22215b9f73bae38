-- A save writes a product in several statements: those of one transaction are one change, told with what it came to.
CREATE OR REPLACE FUNCTION products_to_webhooks() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT webhooks_want(ARRAY['product.changed']) THEN RETURN NULL; END IF;
  IF TG_OP = 'INSERT' THEN
    PERFORM tell_webhooks('product.changed', 'product:' || n.id, jsonb_build_object('id', n.id, 'title', n.title,
      'change', 'created', 'updated_at', n.updated_at)) FROM new_rows n ORDER BY n.id;
  ELSIF TG_OP = 'DELETE' THEN
    PERFORM tell_webhooks('product.changed', 'product:' || o.id, jsonb_build_object('id', o.id, 'title', o.title,
      'change', 'deleted', 'updated_at', o.updated_at)) FROM old_rows o WHERE o.deleted_at IS NULL ORDER BY o.id;
  ELSE
    UPDATE webhook_events e SET data = e.data || jsonb_build_object('title', n.title, 'updated_at', n.updated_at)
    FROM old_rows o JOIN new_rows n ON n.id = o.id
    WHERE e.type = 'product.changed' AND e.created_at = now() AND e.data->>'id' = n.id::text AND e.data->>'change' <> 'deleted'
      AND n.deleted_at IS NULL AND o.deleted_at IS NULL;
    PERFORM tell_webhooks('product.changed', 'product:' || n.id, jsonb_build_object('id', n.id, 'title', n.title,
      'change', CASE WHEN n.deleted_at IS NULL AND o.deleted_at IS NULL THEN 'updated'
        WHEN n.deleted_at IS NULL THEN 'created' ELSE 'deleted' END, 'updated_at', n.updated_at))
    FROM old_rows o JOIN new_rows n ON n.id = o.id
    WHERE (n.deleted_at IS NULL) <> (o.deleted_at IS NULL)
      OR (n.deleted_at IS NULL AND n.updated_at IS DISTINCT FROM o.updated_at AND NOT EXISTS (
        SELECT FROM webhook_events e WHERE e.type = 'product.changed' AND e.created_at = now()
          AND e.data->>'id' = n.id::text AND e.data->>'change' <> 'deleted')) ORDER BY n.id;
  END IF;
  RETURN NULL;
END $$;
