ALTER TABLE "orders" ADD COLUMN "due_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "orders_due_at_idx" ON "orders" USING btree ("due_at","id");--> statement-breakpoint
UPDATE "orders" SET "due_at" = CASE
  WHEN "status" IN ('complaint_submitted', 'complaint_in_review') THEN
    (SELECT max(c."due_at") FROM "order_complaints" c WHERE c."order_id" = "orders"."id" AND c."decided_at" IS NULL)
  WHEN "status" = 'awaiting_payment' THEN "status_since" + CASE
    WHEN "payment_method" LIKE 'va_%' THEN interval '12 hours'
    WHEN "payment_method" = 'qris' THEN interval '15 minutes'
    ELSE interval '30 minutes' END
  ELSE "status_since" + CASE "status"
    WHEN 'created' THEN interval '5 minutes'
    WHEN 'paid' THEN interval '5 minutes'
    WHEN 'awaiting_merchant' THEN interval '30 minutes'
    WHEN 'rejected_by_merchant' THEN interval '30 minutes'
    WHEN 'processing' THEN interval '1 hour'
    WHEN 'ready_to_ship' THEN interval '1 hour'
    WHEN 'delivered' THEN interval '24 hours'
    WHEN 'refund_in_process' THEN interval '72 hours'
    ELSE interval '2 hours' END
  END
WHERE "status" NOT IN ('completed', 'cancelled', 'expired', 'refunded');
