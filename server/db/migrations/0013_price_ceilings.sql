DROP INDEX "price_ceilings_area_key";--> statement-breakpoint
ALTER TABLE "price_ceilings" ADD COLUMN "product_name" varchar(150);--> statement-breakpoint
ALTER TABLE "price_ceilings" ADD COLUMN "category_code" varchar(20);--> statement-breakpoint
ALTER TABLE "price_ceilings" ADD COLUMN "area_name" varchar(150);--> statement-breakpoint
ALTER TABLE "price_ceilings" ADD COLUMN "region_code" varchar(60);--> statement-breakpoint
ALTER TABLE "price_ceilings" ADD COLUMN "source" varchar(200);--> statement-breakpoint
ALTER TABLE "price_ceilings" ADD COLUMN "valid_from" date;--> statement-breakpoint
ALTER TABLE "price_ceilings" ADD COLUMN "valid_to" date;--> statement-breakpoint
ALTER TABLE "price_ceilings" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "price_ceilings" ADD COLUMN "created_by" uuid;--> statement-breakpoint
ALTER TABLE "price_ceilings" ADD COLUMN "updated_by" uuid;--> statement-breakpoint
ALTER TABLE "price_ceilings" ADD COLUMN "created_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "price_ceilings" ADD COLUMN "updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "price_ceilings" ADD CONSTRAINT "price_ceilings_region_code_regions_code_fk" FOREIGN KEY ("region_code") REFERENCES "public"."regions"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_ceilings" ADD CONSTRAINT "price_ceilings_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_ceilings" ADD CONSTRAINT "price_ceilings_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
-- ceilings that were set before are filled in: valid from before the first price on
UPDATE "price_ceilings" c SET
  "product_name" = x.name || CASE WHEN x.category_code IN ('pelumas', 'refrigeran') AND x.pack_size IS NOT NULL AND x.pack_unit IS NOT NULL
    THEN ' ' || replace(x.pack_size::text, '.', ',') || ' ' || x.pack_unit ELSE '' END,
  "category_code" = x.category_code,
  "area_name" = coalesce(v.name, 'Seluruh Indonesia'),
  "region_code" = v.region_code,
  "source" = 'Belum dicatat',
  "valid_from" = '2020-01-01'
FROM "price_ceilings" o JOIN "products" x ON x.id = o.product_id LEFT JOIN "provinces" v ON v.code = o.province_code
WHERE o.id = c.id;--> statement-breakpoint
ALTER TABLE "price_ceilings" ALTER COLUMN "product_name" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "price_ceilings" ALTER COLUMN "category_code" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "price_ceilings" ALTER COLUMN "area_name" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "price_ceilings" ALTER COLUMN "source" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "price_ceilings" ALTER COLUMN "valid_from" SET NOT NULL;--> statement-breakpoint
CREATE INDEX "price_ceilings_product_name_idx" ON "price_ceilings" USING btree ("product_name" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "price_ceilings_area_name_idx" ON "price_ceilings" USING btree ("area_name" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "price_ceilings_amount_idx" ON "price_ceilings" USING btree ("amount","id");--> statement-breakpoint
CREATE INDEX "price_ceilings_valid_from_idx" ON "price_ceilings" USING btree ("valid_from","id");--> statement-breakpoint
CREATE INDEX "price_ceilings_updated_at_idx" ON "price_ceilings" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "price_ceilings_category_code_idx" ON "price_ceilings" USING btree ("category_code");--> statement-breakpoint
CREATE INDEX "price_ceilings_region_code_idx" ON "price_ceilings" USING btree ("region_code");--> statement-breakpoint
CREATE INDEX "price_ceilings_province_code_idx" ON "price_ceilings" USING btree ("province_code");--> statement-breakpoint
CREATE INDEX "price_ceilings_product_name_trgm_idx" ON "price_ceilings" USING gin ("product_name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "price_ceilings_area_name_trgm_idx" ON "price_ceilings" USING gin ("area_name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "price_ceilings_source_trgm_idx" ON "price_ceilings" USING gin ("source" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "price_ceilings_area_key" ON "price_ceilings" USING btree ("product_id",coalesce("province_code", ''),"valid_from");--> statement-breakpoint
ALTER TABLE "price_ceilings" ADD CONSTRAINT "price_ceilings_days_check" CHECK ("price_ceilings"."valid_to" >= "price_ceilings"."valid_from");