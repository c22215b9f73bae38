ALTER TABLE "synonyms" ADD COLUMN "narrower" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "product_reviews" ADD COLUMN "months_used" smallint;--> statement-breakpoint
ALTER TABLE "synonyms" DROP COLUMN "one_way";--> statement-breakpoint
ALTER TABLE "synonyms" DROP COLUMN "category_slug";--> statement-breakpoint
-- Six tiers since 10 May 2025 (Decision 1279/QĐ-BCT), VND a kWh before VAT; VAT 8 %. Later tables are added, never edited.
INSERT INTO electricity_tariffs (effective_from, tiers, vat_rate, source) VALUES (
  '2025-05-10',
  '[{"fromKwh":0,"vndPerKwh":1984},{"fromKwh":50,"vndPerKwh":2050},{"fromKwh":100,"vndPerKwh":2380},{"fromKwh":200,"vndPerKwh":2998},{"fromKwh":300,"vndPerKwh":3350},{"fromKwh":400,"vndPerKwh":3460}]',
  0.08,
  'Quyết định 1279/QĐ-BCT ngày 9/5/2025 của Bộ Công Thương');
