-- The words of a text as searches compare them: folded, decimals and thousands as one word, a number joined to its unit
-- under one name ('55 inches', '55in' and '55"' are '55inch'). app/vietnamese/fold.ts follows the same rules.
CREATE FUNCTION vi_words(s text) RETURNS text LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE w text := vi_fold(s);
BEGIN
  w := regexp_replace(w, '(\d)\.(\d{3})(?![\d])', '\1\2', 'g');
  w := regexp_replace(w, '(\d)[.,](\d)', '\1p\2', 'g');
  w := regexp_replace(w, '(\d)\s*(?:inches|inch|in|"|″|”)(?![a-z0-9])', '\1inch ', 'g');
  w := regexp_replace(w, '(\d)\s*(?:liters|liter|litres|litre|lits|lit|l)(?![a-z0-9])', '\1l ', 'g');
  w := regexp_replace(w, '(\d)\s*(?:kilogram|kgs|kg|ky|ki)(?![a-z0-9])', '\1kg ', 'g');
  w := regexp_replace(w, '(\d)\s*(gb|tb|btu|hz|mah|w|bo|loi|cm|mm|m2)(?![a-z0-9])', '\1\2 ', 'g');
  w := regexp_replace(w, '(?<![a-z0-9])(\d|\dp\d)\s*(?:hp|ngua)(?![a-z0-9])', '\1hp ', 'g');
  RETURN trim(regexp_replace(w, '[^a-z0-9]+', ' ', 'g'));
END $$;--> statement-breakpoint
-- The words of a text that carry marks, with the tone on the vowel the reform puts it on ('hoà' is 'hòa').
CREATE FUNCTION vi_marked(s text) RETURNS text LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE w text := lower(normalize(s, NFC)); pair text;
BEGIN
  FOREACH pair IN ARRAY string_to_array('oàòa oáóa oảỏa oãõa oạọa oèòe oéóe oẻỏe oẽõe oẹọe uỳùy uýúy uỷủy uỹũy uỵụy', ' ') LOOP
    w := replace(w, left(pair, 2), right(pair, 2));
  END LOOP;
  RETURN trim(regexp_replace(regexp_replace(w, '[^[:alpha:]]+', ' ', 'g'), '(?<![^ ])[a-z]+(?![^ ])', '', 'g'));
END $$;--> statement-breakpoint
-- The step of the price ladder a price in VND is on: 1 below the first edge; 0 without a price.
CREATE FUNCTION price_ladder() RETURNS bigint[] LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN ARRAY[300000, 500000, 700000, 1000000, 1500000, 2000000, 3000000, 4000000, 5000000, 6000000, 7000000, 8000000, 10000000,
  12000000, 15000000, 18000000, 20000000, 25000000, 30000000, 40000000, 50000000, 70000000, 100000000]::bigint[];--> statement-breakpoint
CREATE FUNCTION price_step(vnd bigint) RETURNS smallint LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN (CASE WHEN vnd IS NULL THEN 0 ELSE width_bucket(vnd, price_ladder()) + 1 END)::smallint;--> statement-breakpoint
-- Where a value stands in a facet: the range between two edges ('250-350', '-150', '600-'), or the value itself.
CREATE FUNCTION facet_place(edges double precision[], value jsonb) RETURNS text LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE number double precision; step integer;
BEGIN
  IF jsonb_typeof(value) = 'number' THEN number := (value #>> '{}')::double precision; END IF;
  IF edges IS NULL THEN
    RETURN CASE WHEN number IS NULL THEN value #>> '{}' ELSE trim_scale(number::numeric)::text END;
  END IF;
  IF number IS NULL THEN RETURN NULL; END IF;
  step := width_bucket(number, edges);
  RETURN concat(trim_scale(edges[step]::numeric), '-', trim_scale(edges[step + 1]::numeric));
END $$;--> statement-breakpoint
CREATE FUNCTION facets_of(of_kind text, attributes jsonb) RETURNS text[] LANGUAGE sql STABLE
RETURN (
  SELECT coalesce(array_agg(f.attribute || '=' || facet_place(f.edges, attributes -> f.attribute) ORDER BY f.display_order), '{}')
  FROM facets f WHERE f.kind = of_kind AND facet_place(f.edges, attributes -> f.attribute) IS NOT NULL
);--> statement-breakpoint
CREATE OR REPLACE FUNCTION refresh_product_search(ids integer[]) RETURNS void LANGUAGE sql AS $$
  DELETE FROM product_search s USING products p
    WHERE s.product_id = ANY (ids) AND p.id = s.product_id AND p.deleted_at IS NOT NULL;
  INSERT INTO product_search AS s
    (product_id, category_id, brand_id, main_price_value, updated_at, title_folded, attributes, facets, price_step, rating_floor, tsv)
  SELECT p.id, p.category_id, p.brand_id, p.main_price_value, p.updated_at, p.title_folded, p.attributes,
    facets_of(c.kind, p.attributes), price_step(p.main_price_value), coalesce(floor(r.average), 0),
    setweight(to_tsvector('simple', concat_ws(' ', vi_words(p.title), vi_words(p.model),
      regexp_replace(vi_fold(p.model), '[^a-z0-9]+', '', 'g'))), 'A') ||
    setweight(to_tsvector('simple', vi_words(concat_ws(' ', b.name, c.name, p.sub_cate))), 'B') ||
    setweight(to_tsvector('simple', vi_marked(concat_ws(' ', p.title, c.name, p.sub_cate))), 'C') ||
    setweight(to_tsvector('simple', vi_words(p.des)), 'D')
  FROM products p
  JOIN product_categories c ON c.id = p.category_id
  LEFT JOIN brands b ON b.id = p.brand_id
  LEFT JOIN product_ratings r ON r.product_id = p.id
  WHERE p.id = ANY (ids) AND p.deleted_at IS NULL
  ORDER BY p.category_id, p.brand_id
  ON CONFLICT (product_id) DO UPDATE SET
    category_id = excluded.category_id, brand_id = excluded.brand_id,
    main_price_value = excluded.main_price_value, updated_at = excluded.updated_at,
    title_folded = excluded.title_folded, attributes = excluded.attributes, facets = excluded.facets,
    price_step = excluded.price_step, rating_floor = excluded.rating_floor, tsv = excluded.tsv;
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION refresh_product_ratings(ids integer[]) RETURNS void LANGUAGE sql AS $$
  DELETE FROM product_ratings WHERE product_id = ANY (ids);
  INSERT INTO product_ratings (product_id, review_count, rating_sum)
  SELECT product_id, count(*)::int, sum(rating)::int FROM product_reviews
  WHERE product_id = ANY (ids) AND is_approved GROUP BY product_id;
  UPDATE product_search s SET rating_floor = now_at.stars
  FROM (SELECT changed.id, coalesce(floor(r.average), 0)::smallint AS stars
    FROM unnest(ids) changed (id) LEFT JOIN product_ratings r ON r.product_id = changed.id) now_at
  WHERE s.product_id = now_at.id AND s.rating_floor <> now_at.stars;
$$;--> statement-breakpoint
-- Every place a row is counted at: its facets, its price step and its stars.
CREATE FUNCTION counted_places(facets text[], price_step smallint, rating_floor smallint) RETURNS text[]
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN facets || ('price=' || price_step) || ('rating=' || rating_floor);--> statement-breakpoint
CREATE OR REPLACE FUNCTION product_search_counted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF tg_op <> 'INSERT' THEN
    UPDATE product_counts c SET n = c.n - gone.n
    FROM (SELECT category_id, coalesce(brand_id, 0) AS brand_id, count(*)::int AS n FROM before GROUP BY 1, 2) gone
    WHERE c.category_id = gone.category_id AND c.brand_id = gone.brand_id;
    UPDATE facet_counts c SET n = c.n - gone.n
    FROM (SELECT category_id, place, count(*)::int AS n
      FROM before, unnest(counted_places(facets, price_step, rating_floor)) place GROUP BY 1, 2) gone
    WHERE c.category_id = gone.category_id AND c.facet = gone.place;
  END IF;
  IF tg_op <> 'DELETE' THEN
    INSERT INTO product_counts AS c (category_id, brand_id, n)
    SELECT category_id, coalesce(brand_id, 0), count(*)::int FROM after GROUP BY 1, 2 ORDER BY 1, 2
    ON CONFLICT (category_id, brand_id) DO UPDATE SET n = c.n + excluded.n;
    INSERT INTO facet_counts AS c (category_id, facet, n)
    SELECT category_id, place, count(*)::int
    FROM after, unnest(counted_places(facets, price_step, rating_floor)) place GROUP BY 1, 2 ORDER BY 1, 2
    ON CONFLICT (category_id, facet) DO UPDATE SET n = c.n + excluded.n;
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
-- A new facet or other edges put every product of the kind at new places.
CREATE FUNCTION facets_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_product_search(array(
    SELECT p.id FROM products p JOIN product_categories c ON c.id = p.category_id
    WHERE c.kind IN (SELECT kind FROM changed)));
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER facets_inserted AFTER INSERT ON facets
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION facets_changed();--> statement-breakpoint
CREATE TRIGGER facets_updated AFTER UPDATE ON facets
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION facets_changed();--> statement-breakpoint
CREATE TRIGGER facets_deleted AFTER DELETE ON facets
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION facets_changed();--> statement-breakpoint
-- Rows written before these columns existed: counted anew from nothing.
DELETE FROM product_search;--> statement-breakpoint
DELETE FROM product_counts;--> statement-breakpoint
DELETE FROM facet_counts;--> statement-breakpoint
INSERT INTO facets (kind, attribute, edges, display_order) VALUES
  ('tv', 'screen_in', NULL, 1), ('tv', 'resolution', NULL, 2), ('tv', 'panel', NULL, 3), ('tv', 'refresh_hz', '{100}', 4), ('tv', 'os', NULL, 5),
  ('fridge', 'capacity_l', '{150,250,350,450,600}', 1), ('fridge', 'doors', NULL, 2), ('fridge', 'inverter', NULL, 3),
  ('fridge', 'energy_kwh_year', '{300,400,500}', 4), ('fridge', 'made_in', NULL, 5),
  ('freezer', 'capacity_l', '{100,200,300,500}', 1), ('freezer', 'inverter', NULL, 2), ('freezer', 'energy_kwh_year', '{300,500}', 3),
  ('washer', 'load_kg', '{8,9,10,12}', 1), ('washer', 'load_type', NULL, 2), ('washer', 'inverter', NULL, 3), ('washer', 'made_in', NULL, 4),
  ('dryer', 'load_kg', '{8,9,10}', 1), ('dryer', 'dryer_type', NULL, 2),
  ('ac', 'hp', NULL, 1), ('ac', 'two_way', NULL, 2), ('ac', 'inverter', NULL, 3), ('ac', 'cspf', '{4,5,6}', 4), ('ac', 'made_in', NULL, 5),
  ('phone', 'storage_gb', NULL, 1), ('phone', 'ram_gb', NULL, 2), ('phone', 'battery_mah', '{4000,5000,6000}', 3),
  ('phone', 'screen_in', '{6,6.5,6.7}', 4), ('phone', 'network_5g', NULL, 5), ('phone', 'os', NULL, 6),
  ('tablet', 'screen_in', '{9,10.5,11.5,13}', 1), ('tablet', 'storage_gb', NULL, 2), ('tablet', 'ram_gb', NULL, 3),
  ('tablet', 'network_5g', NULL, 4), ('tablet', 'os', NULL, 5),
  ('laptop', 'ram_gb', NULL, 1), ('laptop', 'storage_gb', NULL, 2), ('laptop', 'screen_in', '{14,15,16}', 3), ('laptop', 'gpu_discrete', NULL, 4),
  ('laptop', 'weight_kg', '{1.3,1.6,2}', 5), ('laptop', 'refresh_hz', '{100}', 6), ('laptop', 'os', NULL, 7),
  ('rice_cooker', 'capacity_l', '{1.2,1.8}', 1), ('rice_cooker', 'cooker_type', NULL, 2),
  ('air_fryer', 'capacity_l', '{4,6,8}', 1), ('air_fryer', 'power_w', '{1600,1800}', 2),
  ('hob', 'hob_type', NULL, 1), ('hob', 'zones', NULL, 2), ('hob', 'power_w', '{2000,3000,4000}', 3),
  ('microwave', 'capacity_l', '{23,25}', 1), ('microwave', 'grill', NULL, 2), ('microwave', 'power_w', '{800,1000}', 3),
  ('robot_vacuum', 'suction_pa', '{3000,5000,8000}', 1), ('robot_vacuum', 'mop', NULL, 2), ('robot_vacuum', 'noise_db', '{60,65,70}', 3),
  ('vacuum', 'cordless', NULL, 1), ('vacuum', 'power_w', '{600,1500}', 2),
  ('water_purifier', 'purifier_type', NULL, 1), ('water_purifier', 'filter_stages', '{7,9,11}', 2), ('water_purifier', 'hot_cold', NULL, 3),
  ('water_purifier', 'made_in', NULL, 4),
  ('air_purifier', 'room_m2_max', '{25,40,60}', 1), ('air_purifier', 'cadr_m3h', '{200,300,400}', 2), ('air_purifier', 'noise_db', '{45,50}', 3),
  ('fan', 'fan_type', NULL, 1), ('fan', 'power_w', '{50,80}', 2), ('fan', 'made_in', NULL, 3),
  ('hair_dryer', 'power_w', '{1200,1800}', 1), ('hair_dryer', 'high_speed', NULL, 2),
  ('water_heater', 'heater_type', NULL, 1), ('water_heater', 'capacity_l', NULL, 2), ('water_heater', 'power_w', '{3000}', 3),
  ('dishwasher', 'place_settings', '{8,12,14}', 1), ('dishwasher', 'noise_db', '{42,46}', 2), ('dishwasher', 'water_l_cycle', '{8,10}', 3),
  ('speaker', 'speaker_type', NULL, 1), ('speaker', 'power_w', '{20,50,100}', 2), ('speaker', 'battery_hours', '{8,16}', 3),
  ('headphones', 'headphone_type', NULL, 1), ('headphones', 'battery_hours', '{8,20}', 2),
  ('blender', 'blender_type', NULL, 1), ('blender', 'capacity_l', '{1,1.5}', 2), ('blender', 'power_w', '{400,600}', 3),
  ('monitor', 'screen_in', '{22,24,27}', 1), ('monitor', 'resolution', NULL, 2), ('monitor', 'panel', NULL, 3), ('monitor', 'refresh_hz', '{100,144}', 4),
  ('smartwatch', 'screen_in', '{1.3,1.5,1.9}', 1), ('smartwatch', 'battery_days', '{3,7,14}', 2), ('smartwatch', 'gps', NULL, 3);--> statement-breakpoint
SELECT refresh_product_search(array(SELECT id FROM products));
