ALTER TABLE "promotion_uses" ADD COLUMN "region_code" varchar(60);--> statement-breakpoint
UPDATE "promotion_uses" u SET "region_code" = o."region_code" FROM "orders" o WHERE o."id" = u."order_id";--> statement-breakpoint
ALTER TABLE "promotion_uses" ALTER COLUMN "region_code" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "promotion_uses" ADD CONSTRAINT "promotion_uses_region_code_regions_code_fk" FOREIGN KEY ("region_code") REFERENCES "public"."regions"("code") ON DELETE no action ON UPDATE no action;