CREATE TABLE "backups" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "backups_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"state" text DEFAULT 'running' NOT NULL,
	"lease_until" timestamp with time zone NOT NULL,
	"name" text,
	"place" text,
	"bytes" bigint,
	"tables" integer,
	"rows" bigint,
	"problem" text,
	"finished_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "backups_created" ON "backups" USING btree ("created_at");