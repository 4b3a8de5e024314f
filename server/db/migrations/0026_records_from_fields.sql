ALTER TABLE "banners" DROP CONSTRAINT "banners_period_check";--> statement-breakpoint
ALTER TABLE "operational_costs" DROP CONSTRAINT "operational_costs_amount_check";--> statement-breakpoint
ALTER TABLE "shipping_costs" DROP CONSTRAINT "shipping_costs_amounts_check";--> statement-breakpoint
ALTER TABLE "banners" ALTER COLUMN "image_url" SET DATA TYPE varchar(1000);--> statement-breakpoint
ALTER TABLE "banners" ALTER COLUMN "category_code" SET DATA TYPE varchar(60);--> statement-breakpoint
ALTER TABLE "banners" ALTER COLUMN "placement" SET DATA TYPE varchar(60);--> statement-breakpoint
ALTER TABLE "banners" ALTER COLUMN "placement" SET DEFAULT 'home_top';--> statement-breakpoint
ALTER TABLE "banners" ALTER COLUMN "position" SET DEFAULT 1;--> statement-breakpoint
ALTER TABLE "shipping_costs" ALTER COLUMN "included_km" SET DEFAULT 0;--> statement-breakpoint
ALTER TABLE "shipping_costs" ALTER COLUMN "max_km" SET DEFAULT 12;--> statement-breakpoint
ALTER TABLE "banners" ADD CONSTRAINT "banners_position_check" CHECK ("banners"."position" between 1 and 9999);--> statement-breakpoint
ALTER TABLE "banners" ADD CONSTRAINT "banners_ends_at_check" CHECK ("banners"."ends_at" > "banners"."starts_at");--> statement-breakpoint
ALTER TABLE "operational_costs" ADD CONSTRAINT "operational_costs_amount_check" CHECK ("operational_costs"."amount" between 1 and 100000000000);--> statement-breakpoint
ALTER TABLE "shipping_costs" ADD CONSTRAINT "shipping_costs_base_fee_check" CHECK ("shipping_costs"."base_fee" between 0 and 10000000);--> statement-breakpoint
ALTER TABLE "shipping_costs" ADD CONSTRAINT "shipping_costs_included_km_check" CHECK ("shipping_costs"."included_km" between 0 and 500);--> statement-breakpoint
ALTER TABLE "shipping_costs" ADD CONSTRAINT "shipping_costs_fee_per_km_check" CHECK ("shipping_costs"."fee_per_km" between 0 and 10000000);--> statement-breakpoint
ALTER TABLE "shipping_costs" ADD CONSTRAINT "shipping_costs_max_km_check" CHECK ("shipping_costs"."max_km" between 1 and 500);--> statement-breakpoint
ALTER TABLE "shipping_costs" ADD CONSTRAINT "shipping_costs_free_from_check" CHECK ("shipping_costs"."free_from" between 1 and 1000000000);