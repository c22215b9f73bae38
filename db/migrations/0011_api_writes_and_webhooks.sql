CREATE TABLE "idempotency_keys" (
	"user_id" text NOT NULL,
	"key" text NOT NULL,
	"asked" text NOT NULL,
	"status" integer DEFAULT 0 NOT NULL,
	"headers" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"body" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_keys_user_id_key_pk" PRIMARY KEY("user_id","key")
);
--> statement-breakpoint
ALTER TABLE "api_keys" ADD COLUMN "scopes" text[];--> statement-breakpoint
ALTER TABLE "api_keys" ADD COLUMN "expires_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "idempotency_keys_age" ON "idempotency_keys" USING btree ("created_at");
--> statement-breakpoint
CREATE TABLE "webhook_deliveries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "webhook_deliveries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"webhook_id" integer NOT NULL,
	"event_id" bigint NOT NULL,
	"object" text NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone DEFAULT now() NOT NULL,
	"leased_until" timestamp with time zone,
	"last_status" integer,
	"last_error" text,
	"last_answer" text,
	"took_ms" integer,
	"finished_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "webhook_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "webhook_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"type" text NOT NULL,
	"data" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "webhooks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "webhooks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"url" text NOT NULL,
	"events" text[] NOT NULL,
	"salt" text NOT NULL,
	"is_on" boolean DEFAULT true NOT NULL,
	"created_by" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_webhook_id_webhooks_id_fk" FOREIGN KEY ("webhook_id") REFERENCES "public"."webhooks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_event_id_webhook_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."webhook_events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhooks" ADD CONSTRAINT "webhooks_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "webhook_deliveries_due" ON "webhook_deliveries" USING btree ("next_attempt_at","id") WHERE state = 'pending';--> statement-breakpoint
CREATE INDEX "webhook_deliveries_waiting" ON "webhook_deliveries" USING btree ("webhook_id","object","id") WHERE state = 'pending';--> statement-breakpoint
CREATE INDEX "webhook_deliveries_log" ON "webhook_deliveries" USING btree ("webhook_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "webhook_deliveries_event" ON "webhook_deliveries" USING btree ("event_id");--> statement-breakpoint
CREATE INDEX "webhook_events_age" ON "webhook_events" USING btree ("created_at");--> statement-breakpoint
-- Whoever writes, a form, the API, an import or another server: what is to be told is written in the same transaction.
CREATE FUNCTION tell_webhooks(kind text, thing text, told jsonb, due timestamptz DEFAULT now()) RETURNS void LANGUAGE plpgsql AS $$
DECLARE event bigint;
BEGIN
  IF NOT EXISTS (SELECT FROM webhooks WHERE is_on AND kind = ANY (events)) THEN RETURN; END IF;
  INSERT INTO webhook_events (type, data) VALUES (kind, told) RETURNING id INTO event;
  INSERT INTO webhook_deliveries (webhook_id, event_id, object, next_attempt_at)
    SELECT id, event, thing, due FROM webhooks WHERE is_on AND kind = ANY (events) ORDER BY id;
END $$;--> statement-breakpoint
CREATE FUNCTION webhooks_want(kinds text[]) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM webhooks WHERE is_on AND events && kinds)
$$;--> statement-breakpoint
CREATE FUNCTION is_public_article(status text, deleted_at timestamptz, published_at timestamptz) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT coalesce(status = 'published' AND deleted_at IS NULL AND published_at <= now(), false)
$$;--> statement-breakpoint
-- A scheduled article is told of when its time has come; what was to be told then is forgotten with every change before.
CREATE FUNCTION tell_article(was articles, now_is articles) RETURNS void LANGUAGE plpgsql AS $$
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
    PERFORM tell_webhooks('article.withdrawn', 'article:' || one.id, told);
  ELSIF after AND was.updated_at IS DISTINCT FROM now_is.updated_at THEN
    PERFORM tell_webhooks('article.changed', 'article:' || one.id, told);
  END IF;
  IF now_is.status = 'published' AND now_is.deleted_at IS NULL AND now_is.published_at > now() THEN
    PERFORM tell_webhooks('article.published', 'article:' || one.id, told, now_is.published_at);
  END IF;
END $$;--> statement-breakpoint
CREATE FUNCTION articles_to_webhooks() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT webhooks_want(ARRAY['article.published', 'article.changed', 'article.withdrawn']) THEN RETURN NULL; END IF;
  IF TG_OP = 'INSERT' THEN
    PERFORM tell_article(NULL, n) FROM new_rows n ORDER BY n.id;
  ELSIF TG_OP = 'DELETE' THEN
    PERFORM tell_article(o, NULL) FROM old_rows o ORDER BY o.id;
  ELSE
    PERFORM tell_article(o, n) FROM old_rows o JOIN new_rows n ON n.id = o.id ORDER BY n.id;
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER articles_hooked_added AFTER INSERT ON articles REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION articles_to_webhooks();--> statement-breakpoint
CREATE TRIGGER articles_hooked_changed AFTER UPDATE ON articles REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION articles_to_webhooks();--> statement-breakpoint
CREATE TRIGGER articles_hooked_gone AFTER DELETE ON articles REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION articles_to_webhooks();--> statement-breakpoint
CREATE FUNCTION products_to_webhooks() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT webhooks_want(ARRAY['product.changed']) THEN RETURN NULL; END IF;
  IF TG_OP = 'INSERT' THEN
    PERFORM tell_webhooks('product.changed', 'product:' || n.id, jsonb_build_object('id', n.id, 'title', n.title,
      'change', 'created', 'updated_at', n.updated_at)) FROM new_rows n ORDER BY n.id;
  ELSIF TG_OP = 'DELETE' THEN
    PERFORM tell_webhooks('product.changed', 'product:' || o.id, jsonb_build_object('id', o.id, 'title', o.title,
      'change', 'deleted', 'updated_at', o.updated_at)) FROM old_rows o WHERE o.deleted_at IS NULL ORDER BY o.id;
  ELSE
    PERFORM tell_webhooks('product.changed', 'product:' || n.id, jsonb_build_object('id', n.id, 'title', n.title,
      'change', CASE WHEN n.deleted_at IS NULL AND o.deleted_at IS NULL THEN 'updated'
        WHEN n.deleted_at IS NULL THEN 'created' ELSE 'deleted' END, 'updated_at', n.updated_at))
    FROM old_rows o JOIN new_rows n ON n.id = o.id
    WHERE (n.deleted_at IS NULL AND n.updated_at IS DISTINCT FROM o.updated_at)
      OR (n.deleted_at IS NULL) <> (o.deleted_at IS NULL) ORDER BY n.id;
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER products_hooked_added AFTER INSERT ON products REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION products_to_webhooks();--> statement-breakpoint
CREATE TRIGGER products_hooked_changed AFTER UPDATE ON products REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION products_to_webhooks();--> statement-breakpoint
CREATE TRIGGER products_hooked_gone AFTER DELETE ON products REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION products_to_webhooks();--> statement-breakpoint
CREATE FUNCTION tell_price(was product_prices, now_is product_prices) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_webhooks('price.changed', 'product:' || now_is.product_id, jsonb_build_object('product_id', now_is.product_id,
    'value', now_is.value, 'list_price', now_is.list_price, 'shop', now_is.shop, 'seen_on', now_is.seen_on, 'before', was.value));
END $$;--> statement-breakpoint
CREATE FUNCTION prices_to_webhooks() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT webhooks_want(ARRAY['price.changed']) THEN RETURN NULL; END IF;
  IF TG_OP = 'INSERT' THEN
    PERFORM tell_price(NULL, n) FROM new_rows n ORDER BY n.product_id;
  ELSE
    PERFORM tell_price(o, n) FROM old_rows o JOIN new_rows n ON n.product_id = o.product_id
    WHERE (n.value, n.list_price, n.shop) IS DISTINCT FROM (o.value, o.list_price, o.shop) ORDER BY n.product_id;
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER prices_hooked_added AFTER INSERT ON product_prices REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION prices_to_webhooks();--> statement-breakpoint
CREATE TRIGGER prices_hooked_changed AFTER UPDATE ON product_prices REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION prices_to_webhooks();--> statement-breakpoint
CREATE FUNCTION import_to_webhooks() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_webhooks('import.finished', 'import:' || NEW.id, jsonb_build_object('id', NEW.id, 'subject', NEW.subject,
    'state', NEW.state, 'feed_id', NEW.feed_id, 'total', NEW.total, 'imported', NEW.imported, 'skipped', NEW.skipped, 'errors', NEW.errors));
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER import_hooked AFTER UPDATE OF state ON import_jobs FOR EACH ROW
  WHEN (OLD.state IS DISTINCT FROM NEW.state AND NEW.state IN ('completed', 'failed', 'cancelled', 'undone'))
  EXECUTE FUNCTION import_to_webhooks();--> statement-breakpoint
CREATE FUNCTION feed_run_to_webhooks() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_webhooks('feed.finished', 'feed:' || NEW.feed_id, jsonb_build_object('id', NEW.id, 'feed_id', NEW.feed_id,
    'state', NEW.state, 'reason', NEW.reason, 'seen', NEW.seen, 'created', NEW.created, 'changed', NEW.changed, 'gone', NEW.gone,
    'refused', NEW.refused));
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER feed_run_hooked_added AFTER INSERT ON feed_runs FOR EACH ROW
  WHEN (NEW.state IN ('held', 'done', 'failed')) EXECUTE FUNCTION feed_run_to_webhooks();--> statement-breakpoint
CREATE TRIGGER feed_run_hooked AFTER UPDATE OF state ON feed_runs FOR EACH ROW
  WHEN (OLD.state IS DISTINCT FROM NEW.state AND NEW.state IN ('held', 'done', 'failed', 'dropped'))
  EXECUTE FUNCTION feed_run_to_webhooks();--> statement-breakpoint
CREATE FUNCTION question_to_webhooks() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_webhooks('question.unanswered', 'question:' || NEW.id, jsonb_build_object('id', NEW.id,
    'question', NEW.question_text, 'reason', NEW.reason));
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER question_hooked AFTER INSERT ON unanswered_questions FOR EACH ROW EXECUTE FUNCTION question_to_webhooks();
