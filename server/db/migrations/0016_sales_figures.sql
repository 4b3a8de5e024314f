CREATE TABLE "area_sales" (
	"grain" varchar(10) NOT NULL,
	"day" date NOT NULL,
	"category_code" varchar(20) NOT NULL,
	"goods" varchar(100) NOT NULL,
	"sale_unit" varchar(20) NOT NULL,
	"payment_method" varchar(30) NOT NULL,
	"orders" integer NOT NULL,
	"quantity" bigint NOT NULL,
	"volume_liter" numeric(18, 3) NOT NULL,
	"volume_kg" numeric(18, 3) NOT NULL,
	"value" bigint NOT NULL,
	"shipping" bigint NOT NULL,
	"discount" bigint NOT NULL,
	"region_code" varchar(60) NOT NULL,
	"province_code" varchar(2) NOT NULL,
	"type_code" varchar(30) NOT NULL,
	CONSTRAINT "area_sales_pkey" PRIMARY KEY("grain","day","category_code","region_code","province_code","type_code","goods","sale_unit","payment_method")
);
--> statement-breakpoint
CREATE TABLE "customer_sales" (
	"day" date NOT NULL,
	"category_code" varchar(20) NOT NULL,
	"customer_id" uuid NOT NULL,
	"merchant_id" uuid NOT NULL,
	"region_code" varchar(60) NOT NULL,
	"province_code" varchar(2) NOT NULL,
	"type_code" varchar(30) NOT NULL,
	"regency_code" varchar(5) NOT NULL,
	"orders" integer NOT NULL,
	CONSTRAINT "customer_sales_pkey" PRIMARY KEY("category_code","day","customer_id","merchant_id","region_code","province_code","regency_code","type_code")
);
--> statement-breakpoint
CREATE TABLE "merchant_sales" (
	"grain" varchar(10) NOT NULL,
	"day" date NOT NULL,
	"category_code" varchar(20) NOT NULL,
	"goods" varchar(100) NOT NULL,
	"sale_unit" varchar(20) NOT NULL,
	"payment_method" varchar(30) NOT NULL,
	"orders" integer NOT NULL,
	"quantity" bigint NOT NULL,
	"volume_liter" numeric(18, 3) NOT NULL,
	"volume_kg" numeric(18, 3) NOT NULL,
	"value" bigint NOT NULL,
	"shipping" bigint NOT NULL,
	"discount" bigint NOT NULL,
	"merchant_id" uuid NOT NULL,
	"region_code" varchar(60) NOT NULL,
	"province_code" varchar(2) NOT NULL,
	"type_code" varchar(30) NOT NULL,
	"regency_code" varchar(5) NOT NULL,
	CONSTRAINT "merchant_sales_pkey" PRIMARY KEY("grain","merchant_id","day","category_code","goods","sale_unit","payment_method","region_code","province_code","regency_code","type_code")
);
--> statement-breakpoint
CREATE INDEX "customer_sales_merchant_id_idx" ON "customer_sales" USING btree ("merchant_id","category_code","day");--> statement-breakpoint
CREATE INDEX "merchant_sales_day_idx" ON "merchant_sales" USING btree ("grain","day","category_code");--> statement-breakpoint
CREATE FUNCTION "is_sale"(status text) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT status IN ('processing', 'ready_to_ship', 'on_delivery', 'delivered', 'complaint_submitted', 'complaint_in_review', 'resend_in_process', 'completed')
$$;--> statement-breakpoint
-- Adds what orders with these goods sold to the figures (sign 1), or takes it away (-1). Rows are locked in the order of their keys.
CREATE FUNCTION "count_sales"(sign integer, of_orders orders[], of_items order_items[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	IF cardinality(of_orders) > 0 AND cardinality(of_items) > 0 THEN
		WITH line AS (
			SELECT o.id AS order_id, (o.placed_at AT TIME ZONE 'Asia/Jakarta')::date AS day, o.customer_id, o.merchant_id,
				o.region_code, o.province_code, o.regency_code, m.type_code, o.payment_method,
				i.category_code, coalesce(i.product_id::text, i.name) AS goods, i.sale_unit, i.quantity, i.amount,
				CASE WHEN i.volume_unit = 'liter' THEN i.volume END AS liter, CASE WHEN i.volume_unit = 'kg' THEN i.volume END AS kg,
				CASE WHEN i.place = 1 THEN o.shipping_cost ELSE 0 END AS shipping, CASE WHEN i.place = 1 THEN o.discount ELSE 0 END AS discount
			FROM unnest(of_orders) o
			JOIN merchants m ON m.id = o.merchant_id
			JOIN (SELECT e.*, row_number() OVER (PARTITION BY e.order_id ORDER BY e.position) AS place FROM unnest(of_items) e) i ON i.order_id = o.id
			WHERE is_sale(o.status)
		), cube AS (
			SELECT CASE grouping(category_code, goods, payment_method) WHEN 7 THEN 'order' WHEN 3 THEN 'category' WHEN 1 THEN 'goods' ELSE 'payment' END AS grain,
				day, coalesce(category_code, '') AS category_code, coalesce(goods, '') AS goods, coalesce(sale_unit, '') AS sale_unit,
				coalesce(payment_method, '') AS payment_method, merchant_id, region_code, province_code, type_code, regency_code,
				sign * count(DISTINCT order_id) AS orders, sign * sum(quantity) AS quantity, sign * coalesce(sum(liter), 0) AS volume_liter,
				sign * coalesce(sum(kg), 0) AS volume_kg, sign * sum(amount) AS value,
				CASE grouping(category_code) WHEN 1 THEN sign * sum(shipping) ELSE 0 END AS shipping,
				CASE grouping(category_code) WHEN 1 THEN sign * sum(discount) ELSE 0 END AS discount
			FROM line
			GROUP BY day, merchant_id, region_code, province_code, type_code, regency_code,
				GROUPING SETS ((), (category_code), (category_code, goods, sale_unit), (payment_method), (category_code, payment_method))
		), by_merchant AS (
			INSERT INTO merchant_sales AS sums (grain, day, category_code, goods, sale_unit, payment_method, orders, quantity, volume_liter, volume_kg,
				value, shipping, discount, merchant_id, region_code, province_code, type_code, regency_code)
			SELECT grain, day, category_code, goods, sale_unit, payment_method, orders, quantity, volume_liter, volume_kg,
				value, shipping, discount, merchant_id, region_code, province_code, type_code, regency_code
			FROM cube ORDER BY grain, merchant_id, day, category_code, goods, sale_unit, payment_method, region_code, province_code, regency_code, type_code
			ON CONFLICT ON CONSTRAINT merchant_sales_pkey DO UPDATE SET orders = sums.orders + excluded.orders,
				quantity = sums.quantity + excluded.quantity, volume_liter = sums.volume_liter + excluded.volume_liter,
				volume_kg = sums.volume_kg + excluded.volume_kg, value = sums.value + excluded.value,
				shipping = sums.shipping + excluded.shipping, discount = sums.discount + excluded.discount
		), by_area AS (
			INSERT INTO area_sales AS sums (grain, day, category_code, goods, sale_unit, payment_method, orders, quantity, volume_liter, volume_kg,
				value, shipping, discount, region_code, province_code, type_code)
			SELECT grain, day, category_code, goods, sale_unit, payment_method, sum(orders), sum(quantity), sum(volume_liter), sum(volume_kg),
				sum(value), sum(shipping), sum(discount), region_code, province_code, type_code
			FROM cube GROUP BY grain, day, category_code, region_code, province_code, type_code, goods, sale_unit, payment_method
			ORDER BY grain, day, category_code, region_code, province_code, type_code, goods, sale_unit, payment_method
			ON CONFLICT ON CONSTRAINT area_sales_pkey DO UPDATE SET orders = sums.orders + excluded.orders,
				quantity = sums.quantity + excluded.quantity, volume_liter = sums.volume_liter + excluded.volume_liter,
				volume_kg = sums.volume_kg + excluded.volume_kg, value = sums.value + excluded.value,
				shipping = sums.shipping + excluded.shipping, discount = sums.discount + excluded.discount
		)
		INSERT INTO customer_sales AS sums (day, category_code, customer_id, merchant_id, region_code, province_code, type_code, regency_code, orders)
		SELECT day, coalesce(category_code, '') AS category, customer_id, merchant_id, region_code, province_code, type_code, regency_code,
			sign * count(DISTINCT order_id)
		FROM line
		GROUP BY day, customer_id, merchant_id, region_code, province_code, type_code, regency_code, GROUPING SETS ((), (category_code))
		ORDER BY category, day, customer_id, merchant_id, region_code, province_code, regency_code, type_code
		ON CONFLICT ON CONSTRAINT customer_sales_pkey DO UPDATE SET orders = sums.orders + excluded.orders;
		IF sign < 0 THEN
			DELETE FROM customer_sales c USING unnest(of_orders) o
			WHERE c.orders = 0 AND c.customer_id = o.customer_id AND c.day = (o.placed_at AT TIME ZONE 'Asia/Jakarta')::date
				AND c.category_code IN (SELECT category_code FROM unnest(of_items) UNION ALL SELECT '');
		END IF;
	END IF;
END $$;--> statement-breakpoint
CREATE FUNCTION "items_of"(of_orders orders[]) RETURNS order_items[] LANGUAGE sql STABLE AS $$
	SELECT array_agg(i) FROM order_items i WHERE i.order_id IN (SELECT o.id FROM unnest(of_orders) o)
$$;--> statement-breakpoint
CREATE FUNCTION "orders_sold"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	earlier orders[];
	later orders[];
	goods order_items[];
BEGIN
	IF TG_OP = 'DELETE' THEN
		-- before the goods go with it
		PERFORM count_sales(-1, ARRAY[OLD], items_of(ARRAY[OLD])) WHERE is_sale(OLD.status);
		RETURN OLD;
	END IF;
	SELECT array_agg(b::orders), array_agg(a::orders) INTO earlier, later FROM removed b JOIN added a ON a.id = b.id
	WHERE (is_sale(a.status) OR is_sale(b.status))
		AND (is_sale(a.status), a.placed_at, a.customer_id, a.merchant_id, a.region_code, a.province_code, a.regency_code, a.payment_method, a.shipping_cost, a.discount)
			IS DISTINCT FROM (is_sale(b.status), b.placed_at, b.customer_id, b.merchant_id, b.region_code, b.province_code, b.regency_code, b.payment_method, b.shipping_cost, b.discount);
	IF earlier IS NOT NULL THEN
		goods := items_of(later);
		PERFORM count_sales(-1, earlier, goods);
		PERFORM count_sales(1, later, goods);
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "items_sold"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	of_orders orders[];
	gone order_items[] := '{}';
	fresh order_items[] := '{}';
	now_there order_items[];
	there_before order_items[];
BEGIN
	IF TG_OP = 'UPDATE' THEN
		SELECT array_agg(b::order_items), array_agg(a::order_items) INTO gone, fresh FROM removed b JOIN added a ON a.id = b.id
		WHERE (a.order_id, a.product_id, a.category_code, a.name, a.sale_unit, a.quantity, a.volume, a.volume_unit, a.amount)
			IS DISTINCT FROM (b.order_id, b.product_id, b.category_code, b.name, b.sale_unit, b.quantity, b.volume, b.volume_unit, b.amount);
	ELSIF TG_OP = 'INSERT' THEN
		SELECT array_agg(a::order_items) INTO fresh FROM added a;
	ELSE
		SELECT array_agg(b::order_items) INTO gone FROM removed b;
	END IF;
	SELECT array_agg(o) INTO of_orders FROM orders o
	WHERE is_sale(o.status) AND o.id IN (SELECT e.order_id FROM unnest(gone || fresh) e);
	IF of_orders IS NULL THEN RETURN NULL; END IF;
	now_there := items_of(of_orders);
	SELECT array_agg(i) INTO there_before FROM (
		SELECT n FROM unnest(now_there) n WHERE NOT EXISTS (SELECT FROM unnest(fresh) f WHERE f.id = n.id)
		UNION ALL SELECT g FROM unnest(gone) g
	) s(i);
	PERFORM count_sales(-1, of_orders, there_before);
	PERFORM count_sales(1, of_orders, now_there);
	RETURN NULL;
END $$;--> statement-breakpoint
-- a merchant that becomes one of another type takes its sales along: counted out before, in again after
CREATE FUNCTION "merchant_type_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	of_orders orders[] := (SELECT array_agg(o) FROM orders o WHERE o.merchant_id = NEW.id AND is_sale(o.status));
BEGIN
	PERFORM count_sales(CASE TG_WHEN WHEN 'BEFORE' THEN -1 ELSE 1 END, of_orders, items_of(of_orders));
	RETURN NEW;
END $$;--> statement-breakpoint
CREATE FUNCTION "orders_emptied"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	DELETE FROM merchant_sales;
	DELETE FROM area_sales;
	DELETE FROM customer_sales;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "orders_sold_changed" AFTER UPDATE ON "orders" REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION "orders_sold"();--> statement-breakpoint
CREATE TRIGGER "orders_sold_removed" BEFORE DELETE ON "orders" FOR EACH ROW EXECUTE FUNCTION "orders_sold"();--> statement-breakpoint
CREATE TRIGGER "orders_sold_emptied" AFTER TRUNCATE ON "orders" FOR EACH STATEMENT EXECUTE FUNCTION "orders_emptied"();--> statement-breakpoint
CREATE TRIGGER "items_sold_added" AFTER INSERT ON "order_items" REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION "items_sold"();--> statement-breakpoint
CREATE TRIGGER "items_sold_changed" AFTER UPDATE ON "order_items" REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION "items_sold"();--> statement-breakpoint
CREATE TRIGGER "items_sold_removed" AFTER DELETE ON "order_items" REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION "items_sold"();--> statement-breakpoint
CREATE TRIGGER "merchants_type_leaves" BEFORE UPDATE OF "type_code" ON "merchants" FOR EACH ROW WHEN (OLD.type_code <> NEW.type_code) EXECUTE FUNCTION "merchant_type_changed"();--> statement-breakpoint
CREATE TRIGGER "merchants_type_comes" AFTER UPDATE OF "type_code" ON "merchants" FOR EACH ROW WHEN (OLD.type_code <> NEW.type_code) EXECUTE FUNCTION "merchant_type_changed"();--> statement-breakpoint
-- Works all figures out anew, some days at a time.
CREATE FUNCTION "rebuild_sales"() RETURNS void LANGUAGE plpgsql AS $$
DECLARE
	sold orders[];
	first timestamptz;
BEGIN
	LOCK TABLE orders, order_items IN SHARE MODE;
	DELETE FROM merchant_sales;
	DELETE FROM area_sales;
	DELETE FROM customer_sales;
	SELECT date_trunc('day', min(placed_at)) INTO first FROM orders;
	WHILE first IS NOT NULL LOOP
		SELECT array_agg(o) INTO sold FROM orders o WHERE o.placed_at >= first AND o.placed_at < first + interval '7 days' AND is_sale(o.status);
		PERFORM count_sales(1, sold, items_of(sold));
		SELECT date_trunc('day', min(placed_at)) INTO first FROM orders WHERE placed_at >= first + interval '7 days';
	END LOOP;
END $$;--> statement-breakpoint
SELECT rebuild_sales();
