ALTER TABLE "operational_costs" ADD COLUMN "receipt" varchar(1000);--> statement-breakpoint
ALTER TABLE "price_proposals" ADD COLUMN "approval" jsonb GENERATED ALWAYS AS (plan -> 'approval') STORED;