CREATE TABLE "customer_addresses" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"customer_id" uuid NOT NULL,
	"address" varchar(250) NOT NULL,
	"address_note" varchar(200),
	"village_code" varchar(13),
	"region_code" varchar(60) NOT NULL,
	"province_code" varchar(2) NOT NULL,
	"regency_code" varchar(5) NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"used_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "customer_addresses_address_key" UNIQUE("customer_id","address")
);
--> statement-breakpoint
ALTER TABLE "customer_addresses" ADD CONSTRAINT "customer_addresses_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_addresses" ADD CONSTRAINT "customer_addresses_village_code_villages_code_fk" FOREIGN KEY ("village_code") REFERENCES "public"."villages"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_addresses" ADD CONSTRAINT "customer_addresses_region_code_regions_code_fk" FOREIGN KEY ("region_code") REFERENCES "public"."regions"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_addresses" ADD CONSTRAINT "customer_addresses_province_code_provinces_code_fk" FOREIGN KEY ("province_code") REFERENCES "public"."provinces"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_addresses" ADD CONSTRAINT "customer_addresses_regency_code_regencies_code_fk" FOREIGN KEY ("regency_code") REFERENCES "public"."regencies"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "customer_addresses_used_at_idx" ON "customer_addresses" USING btree ("customer_id","used_at");--> statement-breakpoint
CREATE INDEX "customer_addresses_village_code_idx" ON "customer_addresses" USING btree ("village_code");--> statement-breakpoint
CREATE INDEX "villages_name_trgm_idx" ON "villages" USING gin ("name" gin_trgm_ops);--> statement-breakpoint
INSERT INTO "customer_addresses" ("customer_id", "address", "address_note", "region_code", "province_code", "regency_code", "latitude", "longitude", "used_at", "created_at", "updated_at")
SELECT DISTINCT ON ("customer_id", "address") "customer_id", "address", "address_note", "region_code", "province_code", "regency_code", "latitude", "longitude", "placed_at", "placed_at", "placed_at"
FROM "orders" ORDER BY "customer_id", "address", "placed_at" DESC;
