CREATE EXTENSION IF NOT EXISTS "cube";--> statement-breakpoint
CREATE TABLE "merchant_types" (
	"code" varchar(30) PRIMARY KEY NOT NULL,
	"label" varchar(60) NOT NULL,
	"description" varchar(200) NOT NULL,
	"category_codes" jsonb NOT NULL,
	"required_document_codes" jsonb NOT NULL,
	"requires_field_verification" boolean NOT NULL,
	"open_time" varchar(5) NOT NULL,
	"close_time" varchar(5) NOT NULL,
	"position" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "merchants" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" varchar(20) NOT NULL,
	"name" varchar(100) NOT NULL,
	"type_code" varchar(30) NOT NULL,
	"owner_id" uuid NOT NULL,
	"status" varchar(20) DEFAULT 'active' NOT NULL,
	"phone" varchar(20) NOT NULL,
	"email" varchar(254),
	"photo_url" text,
	"address" varchar(250) NOT NULL,
	"region_code" varchar(60) NOT NULL,
	"province_code" varchar(2) NOT NULL,
	"regency_code" varchar(5) NOT NULL,
	"district_code" varchar(8) NOT NULL,
	"village_code" varchar(13) NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"globe" "cube" GENERATED ALWAYS AS (cube(array[cos(radians(latitude)) * cos(radians(longitude)), cos(radians(latitude)) * sin(radians(longitude)), sin(radians(latitude))])) STORED,
	"opening_hours" jsonb NOT NULL,
	"bank_name" varchar(40),
	"bank_account" varchar(30),
	"bank_account_name" varchar(100),
	"stock_level" varchar(10) DEFAULT 'empty' NOT NULL,
	"joined_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	CONSTRAINT "merchants_number_key" UNIQUE("number"),
	CONSTRAINT "merchants_latitude_check" CHECK ("merchants"."latitude" between -90 and 90),
	CONSTRAINT "merchants_longitude_check" CHECK ("merchants"."longitude" between -180 and 180)
);
--> statement-breakpoint
CREATE TABLE "owners" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" varchar(100) NOT NULL,
	"phone" varchar(20) NOT NULL,
	"email" varchar(254),
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "merchant_products" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"merchant_id" uuid NOT NULL,
	"product_id" uuid,
	"category_code" varchar(20) NOT NULL,
	"name" varchar(100) NOT NULL,
	"description" varchar(300),
	"image_url" text,
	"sale_unit" varchar(20) NOT NULL,
	"price" bigint,
	"stock" integer DEFAULT 0 NOT NULL,
	"low_stock" integer DEFAULT 5 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	CONSTRAINT "merchant_products_stock_check" CHECK ("merchant_products"."stock" >= 0),
	CONSTRAINT "merchant_products_price_check" CHECK (("merchant_products"."product_id" is null) = ("merchant_products"."price" is not null))
);
--> statement-breakpoint
CREATE TABLE "merchant_accounts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"merchant_id" uuid NOT NULL,
	"role_id" uuid NOT NULL,
	"name" varchar(100) NOT NULL,
	"phone" varchar(20) NOT NULL,
	"email" varchar(254),
	"is_active" boolean DEFAULT true NOT NULL,
	"last_login_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "merchant_roles" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"code" varchar(30) NOT NULL,
	"name" varchar(60) NOT NULL,
	"description" varchar(200) NOT NULL,
	"rights" jsonb NOT NULL,
	"position" smallint NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "merchant_roles_code_key" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "prices" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"product_id" uuid NOT NULL,
	"province_code" varchar(2),
	"regency_code" varchar(5),
	"amount" bigint NOT NULL,
	"valid_from" timestamp (3) with time zone NOT NULL,
	"created_by" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "prices_amount_check" CHECK ("prices"."amount" >= 0),
	CONSTRAINT "prices_area_check" CHECK ("prices"."regency_code" is null or "prices"."province_code" is not null)
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"code" varchar(30) NOT NULL,
	"category_code" varchar(20) NOT NULL,
	"name" varchar(100) NOT NULL,
	"variant" varchar(60),
	"pack_size" double precision,
	"pack_unit" varchar(20),
	"sale_unit" varchar(20) NOT NULL,
	"is_subsidized" boolean DEFAULT false NOT NULL,
	"is_home_delivery" boolean DEFAULT true NOT NULL,
	"min_order_qty" integer,
	"max_order_qty" integer,
	"image_url" text,
	"is_active" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "products_code_key" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "merchant_documents" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"registration_id" uuid,
	"merchant_id" uuid,
	"type_code" varchar(30) NOT NULL,
	"file_url" text NOT NULL,
	"file_name" varchar(150) NOT NULL,
	"mime" varchar(100) NOT NULL,
	"bytes" integer NOT NULL,
	"expires_on" date,
	"verdict" varchar(10) DEFAULT 'pending' NOT NULL,
	"checks" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"note" varchar(300),
	"checked_by" uuid,
	"checked_at" timestamp (3) with time zone,
	"uploaded_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "merchant_documents_of_someone_check" CHECK (num_nonnulls("merchant_documents"."registration_id", "merchant_documents"."merchant_id") > 0)
);
--> statement-breakpoint
CREATE TABLE "registration_events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"registration_id" uuid NOT NULL,
	"from_status" varchar(20),
	"to_status" varchar(20) NOT NULL,
	"actor_id" uuid,
	"actor_name" varchar(100) NOT NULL,
	"reason_code" varchar(40),
	"note" varchar(500),
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "registration_viewers" (
	"registration_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"since" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"seen_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "registrations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" varchar(20) NOT NULL,
	"name" varchar(100) NOT NULL,
	"type_code" varchar(30) NOT NULL,
	"owner_name" varchar(100) NOT NULL,
	"owner_id_number" varchar(16) NOT NULL,
	"phone" varchar(20) NOT NULL,
	"email" varchar(254),
	"address" varchar(250) NOT NULL,
	"region_code" varchar(60) NOT NULL,
	"province_code" varchar(2) NOT NULL,
	"regency_code" varchar(5) NOT NULL,
	"district_code" varchar(8) NOT NULL,
	"village_code" varchar(13) NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"globe" "cube" GENERATED ALWAYS AS (cube(array[cos(radians(latitude)) * cos(radians(longitude)), cos(radians(latitude)) * sin(radians(longitude)), sin(radians(latitude))])) STORED,
	"opening_hours" jsonb NOT NULL,
	"bank_name" varchar(40),
	"bank_account" varchar(30),
	"bank_account_name" varchar(100),
	"status" varchar(20) DEFAULT 'submitted' NOT NULL,
	"submitted_at" timestamp (3) with time zone,
	"status_since" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"due_at" timestamp (3) with time zone,
	"reason_code" varchar(40),
	"reason_note" varchar(500),
	"merchant_id" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	CONSTRAINT "registrations_number_key" UNIQUE("number"),
	CONSTRAINT "registrations_latitude_check" CHECK ("registrations"."latitude" between -90 and 90),
	CONSTRAINT "registrations_longitude_check" CHECK ("registrations"."longitude" between -180 and 180)
);
--> statement-breakpoint
ALTER TABLE "merchants" ADD CONSTRAINT "merchants_type_code_merchant_types_code_fk" FOREIGN KEY ("type_code") REFERENCES "public"."merchant_types"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "merchants" ADD CONSTRAINT "merchants_owner_id_owners_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."owners"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "merchants" ADD CONSTRAINT "merchants_region_code_regions_code_fk" FOREIGN KEY ("region_code") REFERENCES "public"."regions"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "merchants" ADD CONSTRAINT "merchants_province_code_provinces_code_fk" FOREIGN KEY ("province_code") REFERENCES "public"."provinces"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "merchants" ADD CONSTRAINT "merchants_regency_code_regencies_code_fk" FOREIGN KEY ("regency_code") REFERENCES "public"."regencies"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "merchants" ADD CONSTRAINT "merchants_district_code_districts_code_fk" FOREIGN KEY ("district_code") REFERENCES "public"."districts"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "merchants" ADD CONSTRAINT "merchants_village_code_villages_code_fk" FOREIGN KEY ("village_code") REFERENCES "public"."villages"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "merchants" ADD CONSTRAINT "merchants_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "merchant_products" ADD CONSTRAINT "merchant_products_merchant_id_merchants_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "merchant_products" ADD CONSTRAINT "merchant_products_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "merchant_products" ADD CONSTRAINT "merchant_products_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "merchant_accounts" ADD CONSTRAINT "merchant_accounts_merchant_id_merchants_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "merchant_accounts" ADD CONSTRAINT "merchant_accounts_role_id_merchant_roles_id_fk" FOREIGN KEY ("role_id") REFERENCES "public"."merchant_roles"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prices" ADD CONSTRAINT "prices_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prices" ADD CONSTRAINT "prices_province_code_provinces_code_fk" FOREIGN KEY ("province_code") REFERENCES "public"."provinces"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prices" ADD CONSTRAINT "prices_regency_code_regencies_code_fk" FOREIGN KEY ("regency_code") REFERENCES "public"."regencies"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prices" ADD CONSTRAINT "prices_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "merchant_documents" ADD CONSTRAINT "merchant_documents_registration_id_registrations_id_fk" FOREIGN KEY ("registration_id") REFERENCES "public"."registrations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "merchant_documents" ADD CONSTRAINT "merchant_documents_merchant_id_merchants_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "merchant_documents" ADD CONSTRAINT "merchant_documents_checked_by_users_id_fk" FOREIGN KEY ("checked_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registration_events" ADD CONSTRAINT "registration_events_registration_id_registrations_id_fk" FOREIGN KEY ("registration_id") REFERENCES "public"."registrations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registration_events" ADD CONSTRAINT "registration_events_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registration_viewers" ADD CONSTRAINT "registration_viewers_registration_id_registrations_id_fk" FOREIGN KEY ("registration_id") REFERENCES "public"."registrations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registration_viewers" ADD CONSTRAINT "registration_viewers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registrations" ADD CONSTRAINT "registrations_type_code_merchant_types_code_fk" FOREIGN KEY ("type_code") REFERENCES "public"."merchant_types"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registrations" ADD CONSTRAINT "registrations_region_code_regions_code_fk" FOREIGN KEY ("region_code") REFERENCES "public"."regions"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registrations" ADD CONSTRAINT "registrations_province_code_provinces_code_fk" FOREIGN KEY ("province_code") REFERENCES "public"."provinces"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registrations" ADD CONSTRAINT "registrations_regency_code_regencies_code_fk" FOREIGN KEY ("regency_code") REFERENCES "public"."regencies"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registrations" ADD CONSTRAINT "registrations_district_code_districts_code_fk" FOREIGN KEY ("district_code") REFERENCES "public"."districts"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registrations" ADD CONSTRAINT "registrations_village_code_villages_code_fk" FOREIGN KEY ("village_code") REFERENCES "public"."villages"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registrations" ADD CONSTRAINT "registrations_merchant_id_merchants_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchants"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registrations" ADD CONSTRAINT "registrations_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "merchants_name_idx" ON "merchants" USING btree ("name" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "merchants_joined_at_idx" ON "merchants" USING btree ("joined_at","id");--> statement-breakpoint
CREATE INDEX "merchants_type_code_idx" ON "merchants" USING btree ("type_code","joined_at","id");--> statement-breakpoint
CREATE INDEX "merchants_status_idx" ON "merchants" USING btree ("status","joined_at","id");--> statement-breakpoint
CREATE INDEX "merchants_stock_level_idx" ON "merchants" USING btree ("stock_level","joined_at","id");--> statement-breakpoint
CREATE INDEX "merchants_owner_id_idx" ON "merchants" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "merchants_region_code_idx" ON "merchants" USING btree ("region_code","joined_at","id");--> statement-breakpoint
CREATE INDEX "merchants_province_code_idx" ON "merchants" USING btree ("province_code","joined_at","id");--> statement-breakpoint
CREATE INDEX "merchants_regency_code_idx" ON "merchants" USING btree ("regency_code","joined_at","id");--> statement-breakpoint
CREATE INDEX "merchants_district_code_idx" ON "merchants" USING btree ("district_code","joined_at","id");--> statement-breakpoint
CREATE INDEX "merchants_village_code_idx" ON "merchants" USING btree ("village_code","joined_at","id");--> statement-breakpoint
CREATE INDEX "merchants_name_trgm_idx" ON "merchants" USING gin ("name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "merchants_number_trgm_idx" ON "merchants" USING gin ("number" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "merchants_globe_idx" ON "merchants" USING gist ("globe");--> statement-breakpoint
CREATE INDEX "owners_name_idx" ON "owners" USING btree ("name" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "owners_name_trgm_idx" ON "owners" USING gin ("name" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "owners_phone_key" ON "owners" USING btree ("phone");--> statement-breakpoint
CREATE INDEX "merchant_products_merchant_id_idx" ON "merchant_products" USING btree ("merchant_id","name" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "merchant_products_category_code_idx" ON "merchant_products" USING btree ("category_code","name" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "merchant_products_product_id_idx" ON "merchant_products" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "merchant_products_name_idx" ON "merchant_products" USING btree ("name" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "merchant_products_name_trgm_idx" ON "merchant_products" USING gin ("name" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "merchant_products_product_key" ON "merchant_products" USING btree ("merchant_id","product_id") WHERE "merchant_products"."product_id" is not null;--> statement-breakpoint
CREATE INDEX "merchant_accounts_merchant_id_idx" ON "merchant_accounts" USING btree ("merchant_id");--> statement-breakpoint
CREATE INDEX "merchant_accounts_role_id_idx" ON "merchant_accounts" USING btree ("role_id");--> statement-breakpoint
CREATE UNIQUE INDEX "merchant_accounts_phone_key" ON "merchant_accounts" USING btree ("phone") WHERE "merchant_accounts"."is_active";--> statement-breakpoint
CREATE UNIQUE INDEX "prices_in_force_key" ON "prices" USING btree ("product_id",coalesce("province_code", ''),coalesce("regency_code", ''),"valid_from" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "products_category_code_idx" ON "products" USING btree ("category_code","name" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "products_name_idx" ON "products" USING btree ("name" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "products_name_trgm_idx" ON "products" USING gin ("name" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "merchant_documents_registration_id_type_code_key" ON "merchant_documents" USING btree ("registration_id","type_code");--> statement-breakpoint
CREATE INDEX "merchant_documents_merchant_id_idx" ON "merchant_documents" USING btree ("merchant_id","type_code");--> statement-breakpoint
CREATE INDEX "merchant_documents_expires_on_idx" ON "merchant_documents" USING btree ("expires_on");--> statement-breakpoint
CREATE INDEX "registration_events_registration_id_idx" ON "registration_events" USING btree ("registration_id","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "registration_viewers_key" ON "registration_viewers" USING btree ("registration_id","user_id");--> statement-breakpoint
CREATE INDEX "registrations_name_idx" ON "registrations" USING btree ("name" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "registrations_submitted_at_idx" ON "registrations" USING btree ("submitted_at","id");--> statement-breakpoint
CREATE INDEX "registrations_due_at_idx" ON "registrations" USING btree ("due_at","id");--> statement-breakpoint
CREATE INDEX "registrations_status_idx" ON "registrations" USING btree ("status","due_at","id");--> statement-breakpoint
CREATE INDEX "registrations_type_code_idx" ON "registrations" USING btree ("type_code");--> statement-breakpoint
CREATE INDEX "registrations_region_code_idx" ON "registrations" USING btree ("region_code");--> statement-breakpoint
CREATE INDEX "registrations_merchant_id_idx" ON "registrations" USING btree ("merchant_id");--> statement-breakpoint
CREATE INDEX "registrations_phone_idx" ON "registrations" USING btree ("phone");--> statement-breakpoint
CREATE INDEX "registrations_owner_id_number_idx" ON "registrations" USING btree ("owner_id_number");--> statement-breakpoint
CREATE INDEX "registrations_name_trgm_idx" ON "registrations" USING gin ("name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "registrations_number_trgm_idx" ON "registrations" USING gin ("number" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "registrations_owner_name_trgm_idx" ON "registrations" USING gin ("owner_name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "registrations_globe_idx" ON "registrations" USING gist ("globe");