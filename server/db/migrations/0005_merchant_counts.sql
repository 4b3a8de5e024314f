CREATE TABLE "merchant_counts" (
	"region_code" varchar(60) PRIMARY KEY NOT NULL,
	"merchants" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "merchants" ADD COLUMN "status_since" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "merchants" ADD COLUMN "status_reason" varchar(300);--> statement-breakpoint
ALTER TABLE "merchant_counts" ADD CONSTRAINT "merchant_counts_region_code_regions_code_fk" FOREIGN KEY ("region_code") REFERENCES "public"."regions"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "merchants_updated_at_idx" ON "merchants" USING btree ("updated_at","id");--> statement-breakpoint
INSERT INTO "merchant_counts" SELECT "region_code", count(*) FROM "merchants" GROUP BY "region_code";--> statement-breakpoint
CREATE FUNCTION "merchants_added"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO merchant_counts SELECT region_code, count(*) FROM added GROUP BY region_code ORDER BY region_code
	ON CONFLICT (region_code) DO UPDATE SET merchants = merchant_counts.merchants + excluded.merchants;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "merchants_removed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO merchant_counts SELECT region_code, -count(*) FROM removed GROUP BY region_code ORDER BY region_code
	ON CONFLICT (region_code) DO UPDATE SET merchants = merchant_counts.merchants + excluded.merchants;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "merchants_moved"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO merchant_counts
	SELECT region_code, sum(step) FROM (SELECT region_code, 1 AS step FROM added UNION ALL SELECT region_code, -1 FROM removed) AS steps
	GROUP BY region_code HAVING sum(step) <> 0 ORDER BY region_code
	ON CONFLICT (region_code) DO UPDATE SET merchants = merchant_counts.merchants + excluded.merchants;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "merchants_count_added" AFTER INSERT ON "merchants" REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION "merchants_added"();--> statement-breakpoint
CREATE TRIGGER "merchants_count_removed" AFTER DELETE ON "merchants" REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION "merchants_removed"();--> statement-breakpoint
CREATE TRIGGER "merchants_count_moved" AFTER UPDATE ON "merchants" REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION "merchants_moved"();
--> statement-breakpoint
CREATE FUNCTION "merchants_emptied"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	DELETE FROM merchant_counts;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "merchants_count_emptied" AFTER TRUNCATE ON "merchants" FOR EACH STATEMENT EXECUTE FUNCTION "merchants_emptied"();
