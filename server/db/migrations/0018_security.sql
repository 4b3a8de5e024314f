CREATE TABLE "refused_requests" (
	"minute" timestamp (3) with time zone NOT NULL,
	"actor_id" uuid NOT NULL,
	"call" varchar(200) NOT NULL,
	"status" integer NOT NULL,
	"count" integer DEFAULT 1 NOT NULL,
	"actor_name" text NOT NULL,
	"session_id" uuid,
	"request_id" text,
	"ip" varchar(45),
	CONSTRAINT "refused_requests_minute_actor_id_call_status_pk" PRIMARY KEY("minute","actor_id","call","status")
);
--> statement-breakpoint
CREATE TABLE "role_requests" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"role_id" uuid NOT NULL,
	"requested_by" uuid NOT NULL,
	"requested_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"user_id" uuid NOT NULL,
	"entity" varchar(60) NOT NULL,
	"key" varchar(100) NOT NULL,
	"digest" varchar(64) NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_keys_user_id_entity_key_pk" PRIMARY KEY("user_id","entity","key")
);
--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "region_code" varchar(60);--> statement-breakpoint
ALTER TABLE "role_requests" ADD CONSTRAINT "role_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "role_requests" ADD CONSTRAINT "role_requests_role_id_roles_id_fk" FOREIGN KEY ("role_id") REFERENCES "public"."roles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "role_requests" ADD CONSTRAINT "role_requests_requested_by_users_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "role_requests_role_id_idx" ON "role_requests" USING btree ("role_id");--> statement-breakpoint
CREATE INDEX "role_requests_requested_by_idx" ON "role_requests" USING btree ("requested_by");--> statement-breakpoint
CREATE INDEX "idempotency_keys_created_at_idx" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "audit_log_region_code_idx" ON "audit_log" USING btree ("region_code","id");--> statement-breakpoint
CREATE OR REPLACE FUNCTION audit_log_only_grows() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'UPDATE' AND OLD.seal_number IS NULL
		AND (OLD.id, OLD.at, OLD.actor_id, OLD.actor_name, OLD.session_id, OLD.request_id, OLD.ip, OLD.action, OLD.entity, OLD.entity_id, OLD.label, OLD.region_code, OLD.before, OLD.after)
		IS NOT DISTINCT FROM
		(NEW.id, NEW.at, NEW.actor_id, NEW.actor_name, NEW.session_id, NEW.request_id, NEW.ip, NEW.action, NEW.entity, NEW.entity_id, NEW.label, NEW.region_code, NEW.before, NEW.after)
	THEN
		RETURN NEW;
	END IF;
	RAISE EXCEPTION 'rows of audit_log are neither changed nor deleted';
END $$;
--> statement-breakpoint
CREATE FUNCTION audit_log_never_emptied() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'audit_log is never emptied';
END $$;
--> statement-breakpoint
CREATE TRIGGER audit_log_never_emptied BEFORE TRUNCATE ON "audit_log" FOR EACH STATEMENT EXECUTE FUNCTION audit_log_never_emptied();
