CREATE TABLE "settlement_orders" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"settlement_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "settlements" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" varchar(20) NOT NULL,
	"merchant_id" uuid NOT NULL,
	"region_code" varchar(60),
	"start_date" date NOT NULL,
	"end_date" date NOT NULL,
	"orders" integer NOT NULL,
	"paid_amount" bigint NOT NULL,
	"fee" bigint NOT NULL,
	"net_amount" bigint NOT NULL,
	"reference" varchar(60),
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "settlements_number_key" UNIQUE("number"),
	CONSTRAINT "settlements_period_check" CHECK ("settlements"."end_date" >= "settlements"."start_date"),
	CONSTRAINT "settlements_net_amount_check" CHECK ("settlements"."net_amount" = "settlements"."paid_amount" - "settlements"."fee")
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "paid_amount" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "refunded_amount" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "payment_fee" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "payment_reference" varchar(40);--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "settled_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "payment_state" varchar(20) GENERATED ALWAYS AS (case
    when refunded_amount > 0 and refunded_amount >= paid_amount then 'refunded'
    when status = 'refund_in_process' and paid_amount > 0 then 'refunding'
    when paid_at is not null then 'paid'
    when status in ('cancelled', 'expired', 'refunded') then 'void'
    else 'unpaid' end) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "payment_mismatch" varchar(20) GENERATED ALWAYS AS (case
    when settled_at is not null and status <> 'completed' then 'settled_early'
    when paid_amount > 0 and paid_amount <> total then 'amount_differs'
    when refunded_amount <> case when status in ('cancelled', 'expired', 'refunded') then paid_amount else 0 end
      then 'refund_differs'
    when paid_amount = 0 and total > 0 and (
      status in ('delivered', 'complaint_submitted', 'complaint_in_review', 'resend_in_process', 'refund_in_process', 'refunded', 'completed')
      or (status in ('paid', 'awaiting_merchant', 'rejected_by_merchant', 'processing', 'ready_to_ship', 'on_delivery', 'delivery_failed') and payment_method not in ('cod_cash', 'cod_qris'))
    ) then 'not_paid' end) STORED;--> statement-breakpoint
ALTER TABLE "settlement_orders" ADD CONSTRAINT "settlement_orders_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlement_orders" ADD CONSTRAINT "settlement_orders_settlement_id_settlements_id_fk" FOREIGN KEY ("settlement_id") REFERENCES "public"."settlements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlements" ADD CONSTRAINT "settlements_merchant_id_merchants_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchants"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlements" ADD CONSTRAINT "settlements_region_code_regions_code_fk" FOREIGN KEY ("region_code") REFERENCES "public"."regions"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "settlement_orders_settlement_id_idx" ON "settlement_orders" USING btree ("settlement_id");--> statement-breakpoint
CREATE INDEX "settlements_merchant_id_idx" ON "settlements" USING btree ("merchant_id","created_at","id");--> statement-breakpoint
CREATE INDEX "settlements_created_at_idx" ON "settlements" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "settlements_number_trgm_idx" ON "settlements" USING gin ("number" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "settlements_region_code_idx" ON "settlements" USING btree ("region_code");--> statement-breakpoint
CREATE INDEX "orders_payment_state_idx" ON "orders" USING btree ("payment_state","placed_at","id");--> statement-breakpoint
CREATE INDEX "orders_payment_mismatch_idx" ON "orders" USING btree ("payment_mismatch","placed_at","id") WHERE "orders"."payment_mismatch" is not null;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_payment_check" CHECK (least("orders"."paid_amount", "orders"."refunded_amount", "orders"."payment_fee") >= 0);
--> statement-breakpoint
UPDATE "orders" SET
  "paid_amount" = "total",
  "refunded_amount" = CASE WHEN "status" = 'refunded' THEN "total" ELSE 0 END,
  "payment_fee" = least("total", CASE
    WHEN "payment_method" IN ('qris', 'cod_qris') THEN round("total" * (CASE
      WHEN (SELECT m."type_code" FROM "merchants" m WHERE m."id" = "orders"."merchant_id") = 'spbu' THEN 0.004
      ELSE 0.007 END))
    WHEN "payment_method" = 'mypertamina_linkaja' THEN round("total" * 0.015)
    WHEN "payment_method" IN ('gopay', 'ovo', 'credit_card') THEN round("total" * 0.02)
    WHEN "payment_method" = 'debit_card' THEN round("total" * 0.01)
    WHEN "payment_method" LIKE 'va_%' THEN 4000
    ELSE 0 END),
  "payment_reference" = CASE WHEN "payment_method" = 'cod_cash' THEN NULL ELSE 'MP-' || substr("number", 5) END
WHERE "paid_at" IS NOT NULL;
