CREATE TABLE "drafts" (
	"user_id" uuid NOT NULL,
	"resource" varchar(41) NOT NULL,
	"record_id" varchar(100) NOT NULL,
	"values" json NOT NULL,
	"base_version" integer,
	"saved_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "drafts_user_id_resource_record_id_pk" PRIMARY KEY("user_id","resource","record_id")
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"title" varchar(120) NOT NULL,
	"description" text NOT NULL,
	"type" varchar(20) NOT NULL,
	"extra" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"read_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "saved_views" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" uuid NOT NULL,
	"owner_name" text NOT NULL,
	"resource" varchar(41) NOT NULL,
	"name" varchar(60) NOT NULL,
	"query" text NOT NULL,
	"is_shared" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "drafts_saved_at_idx" ON "drafts" USING btree ("saved_at");--> statement-breakpoint
CREATE INDEX "notifications_newest_idx" ON "notifications" USING btree ("user_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "notifications_unread_idx" ON "notifications" USING btree ("user_id") WHERE "notifications"."read_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "saved_views_name_key" ON "saved_views" USING btree ("owner_id","resource",lower("name"));--> statement-breakpoint
CREATE INDEX "saved_views_shared_idx" ON "saved_views" USING btree ("resource") WHERE "saved_views"."is_shared";--> statement-breakpoint
-- Written by hand: open consoles hear at once that their session is over, whatever code ended it (server/live/channel.ts).
CREATE FUNCTION announce_session_end() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_notify('live', 'session ' || NEW.id);
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER sessions_ended AFTER UPDATE OF ended_at ON "sessions"
	FOR EACH ROW WHEN (OLD.ended_at IS NULL AND NEW.ended_at IS NOT NULL) EXECUTE FUNCTION announce_session_end();--> statement-breakpoint
CREATE FUNCTION announce_account_end() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_notify('live', 'account ' || OLD.id);
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER users_disabled AFTER UPDATE OF is_active ON "users"
	FOR EACH ROW WHEN (OLD.is_active AND NOT NEW.is_active) EXECUTE FUNCTION announce_account_end();--> statement-breakpoint
CREATE TRIGGER users_deleted AFTER DELETE ON "users"
	FOR EACH ROW EXECUTE FUNCTION announce_account_end();
