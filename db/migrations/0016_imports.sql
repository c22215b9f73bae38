CREATE TABLE "import_mappings" (
	"user_id" text NOT NULL,
	"subject" text NOT NULL,
	"header" text NOT NULL,
	"mapping" jsonb NOT NULL,
	CONSTRAINT "import_mappings_user_id_subject_header_pk" PRIMARY KEY("user_id","subject","header")
);
--> statement-breakpoint
ALTER TABLE "import_jobs" ADD COLUMN "undone_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "import_jobs" ADD COLUMN "lease_holder" text;--> statement-breakpoint
ALTER TABLE "import_jobs" ADD COLUMN "tries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "import_jobs" ADD COLUMN "made" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "import_rows" ADD COLUMN "line" integer NOT NULL;--> statement-breakpoint
ALTER TABLE "import_rows" ADD COLUMN "title" text;--> statement-breakpoint
ALTER TABLE "import_rows" ADD COLUMN "problems" jsonb;--> statement-breakpoint
ALTER TABLE "import_rows" ADD COLUMN "stamp" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "import_rows" ADD COLUMN "undo" text;--> statement-breakpoint
ALTER TABLE "import_mappings" ADD CONSTRAINT "import_mappings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "tags_folded" ON "tags" USING btree (vi_fold("name"));--> statement-breakpoint
ALTER TABLE "import_rows" DROP COLUMN "field";--> statement-breakpoint
ALTER TABLE "import_rows" DROP COLUMN "message";