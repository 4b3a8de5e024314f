CREATE TABLE "promotion_uses" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"promotion_id" uuid NOT NULL,
	"voucher_id" uuid,
	"order_id" uuid NOT NULL,
	"order_number" varchar(20) NOT NULL,
	"customer_id" uuid NOT NULL,
	"goods_discount" bigint NOT NULL,
	"shipping_discount" bigint NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"used_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"released_at" timestamp (3) with time zone,
	CONSTRAINT "promotion_uses_order_key" UNIQUE("order_id","promotion_id"),
	CONSTRAINT "promotion_uses_amounts_check" CHECK (least("promotion_uses"."goods_discount", "promotion_uses"."shipping_discount", "promotion_uses"."points") >= 0)
);
--> statement-breakpoint
CREATE TABLE "promotions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"code" varchar(20) NOT NULL,
	"title" varchar(80) NOT NULL,
	"description" varchar(300),
	"kind" varchar(30) NOT NULL,
	"value" integer NOT NULL,
	"buy_quantity" integer,
	"region_codes" text[] DEFAULT '{}' NOT NULL,
	"province_codes" text[] DEFAULT '{}' NOT NULL,
	"regency_codes" text[] DEFAULT '{}' NOT NULL,
	"reach_regions" text[] DEFAULT '{}' NOT NULL,
	"reach_provinces" text[] DEFAULT '{}' NOT NULL,
	"category_codes" text[] DEFAULT '{}' NOT NULL,
	"product_ids" uuid[] DEFAULT '{}' NOT NULL,
	"merchant_ids" uuid[] DEFAULT '{}' NOT NULL,
	"weekdays" smallint[] DEFAULT '{}' NOT NULL,
	"from_time" varchar(5),
	"until_time" varchar(5),
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"quota" integer NOT NULL,
	"used" integer DEFAULT 0 NOT NULL,
	"min_purchase" bigint DEFAULT 0 NOT NULL,
	"max_discount" bigint NOT NULL,
	"max_uses_per_customer" integer DEFAULT 1 NOT NULL,
	"terms" varchar(1000),
	"is_active" boolean DEFAULT true NOT NULL,
	"approval" varchar(15) NOT NULL,
	"submitted_by" uuid,
	"decided_by" uuid,
	"decided_at" timestamp (3) with time zone,
	"decision_note" varchar(300),
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_by" uuid,
	CONSTRAINT "promotions_code_key" UNIQUE("code"),
	CONSTRAINT "promotions_period_check" CHECK ("promotions"."ends_at" > "promotions"."starts_at"),
	CONSTRAINT "promotions_used_check" CHECK ("promotions"."used" between 0 and "promotions"."quota"),
	CONSTRAINT "promotions_amounts_check" CHECK ("promotions"."value" > 0 and "promotions"."max_discount" > 0 and "promotions"."min_purchase" >= 0)
);
--> statement-breakpoint
CREATE TABLE "voucher_batches" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"promotion_id" uuid NOT NULL,
	"kind" varchar(15) NOT NULL,
	"count" integer NOT NULL,
	"note" varchar(200),
	"created_by" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vouchers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"promotion_id" uuid NOT NULL,
	"batch_id" uuid,
	"code" varchar(40) NOT NULL,
	"decision" varchar(20) DEFAULT 'draft' NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"quota" integer DEFAULT 1 NOT NULL,
	"used" integer DEFAULT 0 NOT NULL,
	"note" varchar(200),
	"submitted_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_by" uuid,
	CONSTRAINT "vouchers_code_key" UNIQUE("code"),
	CONSTRAINT "vouchers_period_check" CHECK ("vouchers"."ends_at" > "vouchers"."starts_at"),
	CONSTRAINT "vouchers_used_check" CHECK ("vouchers"."used" between 0 and "vouchers"."quota")
);
--> statement-breakpoint
ALTER TABLE "promotion_uses" ADD CONSTRAINT "promotion_uses_promotion_id_promotions_id_fk" FOREIGN KEY ("promotion_id") REFERENCES "public"."promotions"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotion_uses" ADD CONSTRAINT "promotion_uses_voucher_id_vouchers_id_fk" FOREIGN KEY ("voucher_id") REFERENCES "public"."vouchers"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotions" ADD CONSTRAINT "promotions_submitted_by_users_id_fk" FOREIGN KEY ("submitted_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotions" ADD CONSTRAINT "promotions_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotions" ADD CONSTRAINT "promotions_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotions" ADD CONSTRAINT "promotions_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher_batches" ADD CONSTRAINT "voucher_batches_promotion_id_promotions_id_fk" FOREIGN KEY ("promotion_id") REFERENCES "public"."promotions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher_batches" ADD CONSTRAINT "voucher_batches_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vouchers" ADD CONSTRAINT "vouchers_promotion_id_promotions_id_fk" FOREIGN KEY ("promotion_id") REFERENCES "public"."promotions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vouchers" ADD CONSTRAINT "vouchers_batch_id_voucher_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."voucher_batches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vouchers" ADD CONSTRAINT "vouchers_submitted_by_users_id_fk" FOREIGN KEY ("submitted_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vouchers" ADD CONSTRAINT "vouchers_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vouchers" ADD CONSTRAINT "vouchers_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "promotion_uses_promotion_id_idx" ON "promotion_uses" USING btree ("promotion_id","used_at","id");--> statement-breakpoint
CREATE INDEX "promotion_uses_customer_idx" ON "promotion_uses" USING btree ("promotion_id","customer_id");--> statement-breakpoint
CREATE INDEX "promotion_uses_voucher_id_idx" ON "promotion_uses" USING btree ("voucher_id");--> statement-breakpoint
CREATE INDEX "promotions_title_idx" ON "promotions" USING btree ("title" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "promotions_starts_at_idx" ON "promotions" USING btree ("starts_at","id");--> statement-breakpoint
CREATE INDEX "promotions_ends_at_idx" ON "promotions" USING btree ("ends_at","id");--> statement-breakpoint
CREATE INDEX "promotions_updated_at_idx" ON "promotions" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "promotions_is_active_idx" ON "promotions" USING btree ("is_active");--> statement-breakpoint
CREATE INDEX "promotions_approval_idx" ON "promotions" USING btree ("approval");--> statement-breakpoint
CREATE INDEX "promotions_kind_idx" ON "promotions" USING btree ("kind");--> statement-breakpoint
CREATE INDEX "promotions_reach_regions_idx" ON "promotions" USING gin ("reach_regions");--> statement-breakpoint
CREATE INDEX "promotions_reach_provinces_idx" ON "promotions" USING gin ("reach_provinces");--> statement-breakpoint
CREATE INDEX "promotions_regency_codes_idx" ON "promotions" USING gin ("regency_codes");--> statement-breakpoint
CREATE INDEX "promotions_category_codes_idx" ON "promotions" USING gin ("category_codes");--> statement-breakpoint
CREATE INDEX "promotions_title_trgm_idx" ON "promotions" USING gin ("title" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "promotions_code_trgm_idx" ON "promotions" USING gin ("code" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "voucher_batches_promotion_id_idx" ON "voucher_batches" USING btree ("promotion_id","created_at");--> statement-breakpoint
CREATE INDEX "vouchers_promotion_id_idx" ON "vouchers" USING btree ("promotion_id","created_at","id");--> statement-breakpoint
CREATE INDEX "vouchers_batch_id_idx" ON "vouchers" USING btree ("batch_id");--> statement-breakpoint
CREATE INDEX "vouchers_code_idx" ON "vouchers" USING btree ("code" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "vouchers_created_at_idx" ON "vouchers" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "vouchers_starts_at_idx" ON "vouchers" USING btree ("starts_at");--> statement-breakpoint
CREATE INDEX "vouchers_ends_at_idx" ON "vouchers" USING btree ("ends_at","id");--> statement-breakpoint
CREATE INDEX "vouchers_used_idx" ON "vouchers" USING btree ("used","id");--> statement-breakpoint
CREATE INDEX "vouchers_decision_idx" ON "vouchers" USING btree ("decision");--> statement-breakpoint
CREATE INDEX "vouchers_code_trgm_idx" ON "vouchers" USING gin ("code" gin_trgm_ops);