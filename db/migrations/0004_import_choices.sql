ALTER TABLE "import_mappings" DROP CONSTRAINT "import_mappings_user_id_subject_header_pk";--> statement-breakpoint
ALTER TABLE "import_mappings" ADD COLUMN "name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "import_mappings" ADD COLUMN "choices" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "import_mappings" ADD COLUMN "used_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "import_mappings" ADD CONSTRAINT "import_mappings_user_id_subject_header_name_pk" PRIMARY KEY("user_id","subject","header","name");
