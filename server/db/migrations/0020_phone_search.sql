CREATE INDEX "users_phone_trgm_idx" ON "users" USING gin ("phone" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "merchants_phone_trgm_idx" ON "merchants" USING gin ("phone" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "owners_phone_trgm_idx" ON "owners" USING gin ("phone" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "customers_phone_trgm_idx" ON "customers" USING gin ("phone" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "registrations_province_code_idx" ON "registrations" USING btree ("province_code","due_at","id");--> statement-breakpoint
CREATE INDEX "registrations_regency_code_idx" ON "registrations" USING btree ("regency_code","due_at","id");--> statement-breakpoint
CREATE INDEX "registrations_phone_trgm_idx" ON "registrations" USING gin ("phone" gin_trgm_ops);