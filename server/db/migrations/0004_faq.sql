CREATE TABLE "faqs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"category_code" varchar(60) NOT NULL,
	"question" varchar(200) NOT NULL,
	"answer" text NOT NULL,
	"position" integer NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	CONSTRAINT "faqs_category_code_check" CHECK ("faqs"."category_code" in ('pendaftaran', 'pesanan', 'harga-stok', 'pembayaran', 'promo', 'akun-bantuan'))
);
--> statement-breakpoint
ALTER TABLE "faqs" ADD CONSTRAINT "faqs_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "faqs_place_idx" ON "faqs" USING btree (((case "category_code" when 'pendaftaran' then 0 when 'pesanan' then 1 when 'harga-stok' then 2 when 'pembayaran' then 3 when 'promo' then 4 when 'akun-bantuan' then 5 end) * 1000000 + "position"),"id");--> statement-breakpoint
CREATE INDEX "faqs_question_idx" ON "faqs" USING btree ("question" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "faqs_updated_at_idx" ON "faqs" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "faqs_category_code_idx" ON "faqs" USING btree ("category_code");--> statement-breakpoint
CREATE INDEX "faqs_is_active_idx" ON "faqs" USING btree ("is_active");--> statement-breakpoint
CREATE INDEX "faqs_question_trgm_idx" ON "faqs" USING gin ("question" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "faqs_answer_trgm_idx" ON "faqs" USING gin ((regexp_replace("answer", '<[^>]*>', ' ', 'g')) gin_trgm_ops);