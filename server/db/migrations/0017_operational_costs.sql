CREATE TABLE "operational_costs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"spent_on" date NOT NULL,
	"kind" varchar(60) NOT NULL,
	"description" varchar(200) NOT NULL,
	"amount" bigint NOT NULL,
	"region_code" varchar(60),
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	CONSTRAINT "operational_costs_amount_check" CHECK ("operational_costs"."amount" > 0)
);
--> statement-breakpoint
ALTER TABLE "operational_costs" ADD CONSTRAINT "operational_costs_region_code_regions_code_fk" FOREIGN KEY ("region_code") REFERENCES "public"."regions"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operational_costs" ADD CONSTRAINT "operational_costs_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "operational_costs_spent_on_idx" ON "operational_costs" USING btree ("spent_on","id");--> statement-breakpoint
CREATE INDEX "operational_costs_amount_idx" ON "operational_costs" USING btree ("amount","id");--> statement-breakpoint
CREATE INDEX "operational_costs_updated_at_idx" ON "operational_costs" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "operational_costs_kind_idx" ON "operational_costs" USING btree ("kind");--> statement-breakpoint
CREATE INDEX "operational_costs_region_code_idx" ON "operational_costs" USING btree ("region_code");--> statement-breakpoint
CREATE INDEX "operational_costs_description_trgm_idx" ON "operational_costs" USING gin ("description" gin_trgm_ops);