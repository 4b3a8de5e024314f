CREATE TABLE "price_proposals" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"category_code" varchar(20) NOT NULL,
	"kind" varchar(10) NOT NULL,
	"valid_from" timestamp (3) with time zone,
	"note" varchar(200),
	"row_count" integer NOT NULL,
	"plan" jsonb NOT NULL,
	"reach_regions" text[] NOT NULL,
	"is_nationwide" boolean NOT NULL,
	"status" varchar(10) DEFAULT 'waiting' NOT NULL,
	"decision_note" varchar(300),
	"decided_by" uuid,
	"decided_at" timestamp (3) with time zone,
	"batch_id" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"created_by" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "price_proposals" ADD CONSTRAINT "price_proposals_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_proposals" ADD CONSTRAINT "price_proposals_batch_id_price_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."price_batches"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_proposals" ADD CONSTRAINT "price_proposals_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "price_proposals_batch_id_key" ON "price_proposals" USING btree ("batch_id");--> statement-breakpoint
CREATE INDEX "price_proposals_newest_idx" ON "price_proposals" USING btree ("category_code","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "price_proposals_waiting_idx" ON "price_proposals" USING btree ("category_code","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "price_proposals"."status" = 'waiting';