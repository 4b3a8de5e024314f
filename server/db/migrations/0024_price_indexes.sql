DROP INDEX "prices_amount_idx";--> statement-breakpoint
DROP INDEX "prices_valid_from_idx";--> statement-breakpoint
CREATE INDEX "prices_valid_from_idx" ON "prices" USING btree ("valid_from");