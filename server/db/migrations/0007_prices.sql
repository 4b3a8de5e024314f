CREATE TABLE "price_batches" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"category_code" varchar(20) NOT NULL,
	"kind" varchar(10) NOT NULL,
	"valid_from" timestamp (3) with time zone NOT NULL,
	"note" varchar(200),
	"row_count" integer NOT NULL,
	"reverts" uuid,
	"reverted_at" timestamp (3) with time zone,
	"reverted_by" uuid,
	"created_by" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "price_ceilings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"product_id" uuid NOT NULL,
	"province_code" varchar(2),
	"kind" varchar(20) NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "price_ceilings_amount_check" CHECK ("price_ceilings"."amount" > 0)
);
--> statement-breakpoint
ALTER TABLE "prices" ADD COLUMN "batch_id" uuid;--> statement-breakpoint
ALTER TABLE "price_batches" ADD CONSTRAINT "price_batches_reverts_price_batches_id_fk" FOREIGN KEY ("reverts") REFERENCES "public"."price_batches"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_batches" ADD CONSTRAINT "price_batches_reverted_by_users_id_fk" FOREIGN KEY ("reverted_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_batches" ADD CONSTRAINT "price_batches_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_ceilings" ADD CONSTRAINT "price_ceilings_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_ceilings" ADD CONSTRAINT "price_ceilings_province_code_provinces_code_fk" FOREIGN KEY ("province_code") REFERENCES "public"."provinces"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "price_batches_newest_idx" ON "price_batches" USING btree ("category_code","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "price_ceilings_area_key" ON "price_ceilings" USING btree ("product_id",coalesce("province_code", ''));--> statement-breakpoint
ALTER TABLE "prices" ADD CONSTRAINT "prices_batch_id_price_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."price_batches"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "prices_batch_id_idx" ON "prices" USING btree ("batch_id");--> statement-breakpoint
CREATE INDEX "prices_valid_from_idx" ON "prices" USING btree ("valid_from","id");--> statement-breakpoint
CREATE INDEX "prices_amount_idx" ON "prices" USING btree ("amount","id");--> statement-breakpoint
CREATE INDEX "prices_province_code_idx" ON "prices" USING btree ("province_code","regency_code");