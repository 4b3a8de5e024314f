CREATE TABLE "shipping_costs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"area_name" varchar(150) NOT NULL,
	"region_code" varchar(60),
	"province_code" varchar(2),
	"regency_code" varchar(5),
	"base_fee" integer NOT NULL,
	"included_km" integer NOT NULL,
	"fee_per_km" integer NOT NULL,
	"max_km" integer NOT NULL,
	"free_from" integer,
	"is_active" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	CONSTRAINT "shipping_costs_area_key" UNIQUE NULLS NOT DISTINCT("province_code","regency_code"),
	CONSTRAINT "shipping_costs_area_check" CHECK ("shipping_costs"."regency_code" is null or "shipping_costs"."province_code" is not null),
	CONSTRAINT "shipping_costs_amounts_check" CHECK (least("shipping_costs"."base_fee", "shipping_costs"."included_km", "shipping_costs"."fee_per_km", "shipping_costs"."free_from") >= 0 and "shipping_costs"."max_km" > 0)
);
--> statement-breakpoint
ALTER TABLE "shipping_costs" ADD CONSTRAINT "shipping_costs_region_code_regions_code_fk" FOREIGN KEY ("region_code") REFERENCES "public"."regions"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipping_costs" ADD CONSTRAINT "shipping_costs_province_code_provinces_code_fk" FOREIGN KEY ("province_code") REFERENCES "public"."provinces"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipping_costs" ADD CONSTRAINT "shipping_costs_regency_code_regencies_code_fk" FOREIGN KEY ("regency_code") REFERENCES "public"."regencies"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipping_costs" ADD CONSTRAINT "shipping_costs_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shipping_costs_area_name_idx" ON "shipping_costs" USING btree ("area_name" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "shipping_costs_area_name_trgm_idx" ON "shipping_costs" USING gin ("area_name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "shipping_costs_base_fee_idx" ON "shipping_costs" USING btree ("base_fee","id");--> statement-breakpoint
CREATE INDEX "shipping_costs_fee_per_km_idx" ON "shipping_costs" USING btree ("fee_per_km","id");--> statement-breakpoint
CREATE INDEX "shipping_costs_updated_at_idx" ON "shipping_costs" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "shipping_costs_is_active_idx" ON "shipping_costs" USING btree ("is_active");--> statement-breakpoint
CREATE INDEX "shipping_costs_region_code_idx" ON "shipping_costs" USING btree ("region_code");--> statement-breakpoint
CREATE INDEX "shipping_costs_regency_code_idx" ON "shipping_costs" USING btree ("regency_code");