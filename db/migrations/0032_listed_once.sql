-- Whoever writes new products with prices in one transaction says that it lists them itself, at the end: else the row of each in lists, with
-- all its indexes, is written when the product is and again with its price.
CREATE OR REPLACE FUNCTION products_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF tg_op = 'INSERT' AND current_setting('chon_may.lists_itself', true) = 'on' THEN RETURN NULL; END IF;
  PERFORM refresh_product_prices(array(SELECT id FROM changed), vietnam_day(now()));
  PERFORM refresh_product_search(array(SELECT id FROM changed));
  RETURN NULL;
END $$;
