ALTER TABLE "products" ADD COLUMN "is_hidden" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "products_hidden" ON "products" USING btree ("id") WHERE is_hidden;--> statement-breakpoint
-- As before, and without what is hidden: such a product stands in no list, search, count or advice.
CREATE OR REPLACE FUNCTION refresh_product_search(ids integer[]) RETURNS void LANGUAGE sql AS $$
  DELETE FROM product_search s USING products p
    WHERE s.product_id = ANY (ids) AND p.id = s.product_id AND (p.deleted_at IS NOT NULL OR p.is_hidden);
  INSERT INTO product_search AS s
    (product_id, category_id, brand_id, main_price_value, updated_at, title_folded, attributes, facets, price_step, rating_floor, tsv)
  SELECT p.id, p.category_id, p.brand_id, priced.value, last_change(p.id, p.updated_at), p.title_folded, p.attributes,
    facets_of(c.kind, p.attributes), price_step(priced.value), coalesce(floor(r.average), 0),
    setweight(to_tsvector('simple', concat_ws(' ', vi_words(p.title), vi_words(p.model),
      regexp_replace(vi_fold(p.model), '[^a-z0-9]+', '', 'g'))), 'A') ||
    setweight(to_tsvector('simple', vi_words(concat_ws(' ', b.name, c.name, p.sub_cate))), 'B') ||
    setweight(to_tsvector('simple', vi_marked(concat_ws(' ', p.title, c.name, p.sub_cate))), 'C') ||
    setweight(to_tsvector('simple', vi_words(p.des)), 'D')
  FROM products p
  JOIN product_categories c ON c.id = p.category_id
  LEFT JOIN brands b ON b.id = p.brand_id
  LEFT JOIN product_prices priced ON priced.product_id = p.id
  LEFT JOIN product_ratings r ON r.product_id = p.id
  WHERE p.id = ANY (ids) AND p.deleted_at IS NULL AND NOT p.is_hidden
  ORDER BY p.category_id, p.brand_id
  ON CONFLICT (product_id) DO UPDATE SET
    category_id = excluded.category_id, brand_id = excluded.brand_id,
    main_price_value = excluded.main_price_value, updated_at = excluded.updated_at,
    title_folded = excluded.title_folded, attributes = excluded.attributes, facets = excluded.facets,
    price_step = excluded.price_step, rating_floor = excluded.rating_floor, tsv = excluded.tsv;
$$;--> statement-breakpoint
-- Others hear of what stands on the site: a product is created for them when it is first shown, and deleted when it is hidden.
CREATE OR REPLACE FUNCTION products_to_webhooks() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT webhooks_want(ARRAY['product.changed']) THEN RETURN NULL; END IF;
  IF TG_OP = 'INSERT' THEN
    PERFORM tell_webhooks('product.changed', 'product:' || n.id, jsonb_build_object('id', n.id, 'title', n.title,
      'change', 'created', 'updated_at', n.updated_at)) FROM new_rows n WHERE NOT n.is_hidden ORDER BY n.id;
  ELSIF TG_OP = 'DELETE' THEN
    PERFORM tell_webhooks('product.changed', 'product:' || o.id, jsonb_build_object('id', o.id, 'title', o.title,
      'change', 'deleted', 'updated_at', o.updated_at))
    FROM old_rows o WHERE o.deleted_at IS NULL AND NOT o.is_hidden ORDER BY o.id;
  ELSE
    UPDATE webhook_events e SET data = e.data || jsonb_build_object('title', n.title, 'updated_at', n.updated_at)
    FROM old_rows o JOIN new_rows n ON n.id = o.id
    WHERE e.type = 'product.changed' AND e.created_at = now() AND e.data->>'id' = n.id::text AND e.data->>'change' <> 'deleted'
      AND n.deleted_at IS NULL AND o.deleted_at IS NULL AND NOT n.is_hidden AND NOT o.is_hidden;
    PERFORM tell_webhooks('product.changed', 'product:' || n.id, jsonb_build_object('id', n.id, 'title', n.title,
      'change', CASE WHEN n.is_public AND o.is_public THEN 'updated' WHEN n.is_public THEN 'created' ELSE 'deleted' END,
      'updated_at', n.updated_at))
    FROM (SELECT *, deleted_at IS NULL AND NOT is_hidden AS is_public FROM old_rows) o
    JOIN (SELECT *, deleted_at IS NULL AND NOT is_hidden AS is_public FROM new_rows) n ON n.id = o.id
    WHERE n.is_public <> o.is_public
      OR (n.is_public AND n.updated_at IS DISTINCT FROM o.updated_at AND NOT EXISTS (
        SELECT FROM webhook_events e WHERE e.type = 'product.changed' AND e.created_at = now()
          AND e.data->>'id' = n.id::text AND e.data->>'change' <> 'deleted')) ORDER BY n.id;
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION tell_price(was product_prices, now_is product_prices) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM products WHERE id = now_is.product_id AND is_hidden) THEN RETURN; END IF;
  PERFORM tell_webhooks('price.changed', 'product:' || now_is.product_id, jsonb_build_object('product_id', now_is.product_id,
    'value', now_is.value, 'list_price', now_is.list_price, 'shop', now_is.shop, 'seen_on', now_is.seen_on, 'before', was.value));
END $$;
