ALTER TABLE "webhook_events" ADD COLUMN "name" text DEFAULT 'evt_' || replace(gen_random_uuid()::text, '-', '') NOT NULL;--> statement-breakpoint
-- What was sent before keeps the name that its receivers know.
UPDATE "webhook_events" SET "name" = 'evt_' || "id";
