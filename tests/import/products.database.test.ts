import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { requestUndo } from '#app/domain/imports/queries/jobs.server.ts'
import { describeOnDatabase } from '#tests/support/database.ts'
import { csvOf, importsOver } from '#tests/support/imports.ts'
import { catalogueOf } from '#tests/support/whole-catalogue.ts'

describeOnDatabase('importing products', 'schema', (database) => {
  let imports: ReturnType<typeof importsOver>
  beforeAll(async () => {
    imports = importsOver(database(), 'products')
    await database().pool.query(`
      insert into product_categories (name, slug, kind, group_key) values
        ('Tủ lạnh', 'tu-lanh', 'fridge', 'dien-lanh'), ('Máy giặt', 'may-giat', 'washer', 'dien-lanh')`)
  })
  beforeEach(async () => {
    await database().pool.query('delete from products')
    await database().pool.query(`delete from brands; insert into brands (name, slug) values ('LG', 'lg')`)
  })
  afterAll(() => imports.close())

  const outcomes = async (id: string) =>
    (await imports.rows(id)).map(({ row, outcome, key, problems }) =>
      [row, outcome, key ?? problems?.map(({ field, message }) => `${field}: ${message}`).join('; ')].join(
        ' ',
      ),
    )
  const products = async (columns: string) =>
    (await database().pool.query<Record<string, unknown>>(`select ${columns} from products p order by id`))
      .rows
  const aFridge = async (more: Record<string, unknown> = {}) => {
    const { rows } = await database().pool.query<{ id: number }>(
      `insert into products (title, des, model, source_key, brand_id, category_id, attributes, lowest_price, updated_at, deleted_at)
       select coalesce(x.title, 'Tủ lạnh LG 315 lít'), 'Mô tả cũ', coalesce(x.model, 'GN-D315BL'), x.source_key,
         (select id from brands where name = 'LG'), (select id from product_categories where slug = 'tu-lanh'),
         '{"capacity_l": 315, "inverter": true, "note": "riêng"}', '8490000', '2026-01-02 03:04:05.678901+07', x.deleted_at
       from jsonb_to_record($1::jsonb) as x(title text, model text, source_key text, deleted_at timestamptz) returning id`,
      [JSON.stringify(more)],
    )
    const id = rows[0]?.id ?? 0
    await database().pool.query(
      `with o as (insert into offers (product_id, shop, url) values ($1, 'a.vn', 'https://a.vn/1') returning id)
       insert into price_observations (offer_id, price, observed_on, source) select id, 8490000, '2026-05-01', 'tay' from o`,
      [id],
    )
    await database().pool.query(
      `insert into product_specifications (product_id, spec_category, spec_name, spec_value, display_order)
       select $1, g, n, v, at from (values ('Chung', 'Năm', '2025', 1), ('Chung', 'Xuất xứ', 'Thái Lan', 2), ('Điện', 'Áp', '220V', 3)) x(g, n, v, at)`,
      [id],
    )
    await database().pool.query(
      `insert into product_images (product_id, url, alt, display_order) values ($1, 'https://a.vn/1.jpg', 'Mặt trước', 1)`,
      [id],
    )
    return id
  }

  it('makes a product of a messy Vietnamese file: fields, brand, figures, table, pictures, a dated price', async () => {
    const job = await imports.run(
      csvOf([
        [
          'Tên sản phẩm',
          'Hãng',
          'Danh mục',
          'Mã máy',
          'Dung tích (lít)',
          'attr:inverter',
          'attr:doors',
          'Bảo hành',
          'attr:note',
          'spec:Chung/Xuất xứ',
          'Thông số kỹ thuật',
          'Bộ ảnh',
          'Nơi bán',
          'Giá bán',
          'Giá niêm yết',
          'Ngày xem giá',
          'Nguồn giá',
          'Link',
        ],
        [
          'Tủ lạnh Hãng Mới 1.200 lít',
          'Hãng Mới',
          'tủ LẠNH',
          'HM 1200',
          '1.200,5 lít',
          'có',
          'ngăn đá TRÊN',
          '2 năm',
          '7,5',
          'Việt Nam',
          'Điện | Điện áp | 220V\nMàu | Bạc',
          'https://a.vn/1.jpg https://a.vn/2.jpg',
          'a.vn',
          '12.990.000 ₫',
          '15.990.000',
          '31/5/2026',
          'bảng giá',
          'https://a.vn/hm',
        ],
      ]),
    )
    expect(await outcomes(job.id)).toEqual(['2 created hang-moi-hm1200'])
    expect(
      await products(`source_key, title, model, attributes, lowest_price,
        (select value || ' ' || shop from product_prices where product_id = p.id) as shown,
        (select name || ' ' || slug from brands b where b.id = p.brand_id) as brand,
        (select slug from product_categories c where c.id = p.category_id) as category,
        array(select concat_ws('/', spec_category, spec_name, spec_value) from product_specifications s
          where s.product_id = p.id order by display_order) as specifications,
        array(select url || ' ' || alt from product_images i where i.product_id = p.id order by display_order) as images,
        (select concat_ws(' ', shop, url, price, list_price, observed_on, source) from offers o
          join price_observations e on e.offer_id = o.id where o.product_id = p.id) as seen`),
    ).toEqual([
      {
        source_key: 'hang-moi-hm1200',
        title: 'Tủ lạnh Hãng Mới 1.200 lít',
        model: 'HM 1200',
        attributes: {
          made_in: 'Việt Nam',
          capacity_l: 1200.5,
          inverter: true,
          doors: 'top-freezer',
          warranty_months: 24,
          note: 7.5,
        },
        lowest_price: null,
        shown: '12990000 a.vn',
        brand: 'Hãng Mới hang-moi',
        category: 'tu-lanh',
        specifications: ['Điện/Điện áp/220V', 'Thông số/Màu/Bạc', 'Chung/Xuất xứ/Việt Nam'],
        images: [
          'https://a.vn/1.jpg Tủ lạnh Hãng Mới 1.200 lít',
          'https://a.vn/2.jpg Tủ lạnh Hãng Mới 1.200 lít',
        ],
        seen: 'a.vn https://a.vn/hm 12990000 15990000 2026-05-31 bảng giá',
      },
    ])
    const { rows } = await database().pool.query(`select n from product_counts where n > 0`)
    expect(rows).toEqual([{ n: 1 }])
  })

  it('hides and shows as a column says, finds what is hidden by its title, and takes it back', async () => {
    const id = await aFridge({ source_key: 'K1' })
    const hidden = async () => (await products('is_hidden')).map((row) => row['is_hidden'])
    const run = (rows: string[][]) => imports.run(csvOf(rows), { strategy: 'overwrite' })
    const job = await run([
      ['Tên', 'Danh mục', 'Đang ẩn'],
      ['Tủ lạnh LG 315 lít', '', 'có'],
      ['Tủ mới tinh', 'Tủ lạnh', 'true'],
    ])
    expect(await hidden()).toEqual([true, true])
    const { rows } = await database().pool.query('select product_id from product_search')
    expect(rows).toEqual([])
    await run([
      ['Tên', 'Model'],
      ['Tủ mới tinh', 'TM1'],
    ])
    expect(await hidden()).toEqual([true, true])
    expect(
      await outcomes(
        (
          await run([
            ['Tên', 'Đang ẩn'],
            ['Tủ mới tinh', 'có thể'],
          ])
        ).id,
      ),
    ).toEqual(['2 error is_hidden: Must be yes or no'])
    expect(await requestUndo(database().db, job.id)).toBe(true)
    await imports.runner.finish()
    const { rows: left } = await database().pool.query('select product_id from product_search order by 1')
    expect(left.map((row: { product_id: number }) => row.product_id)).toContain(id)
  })

  describe('a row finds its product', () => {
    const HEADER = ['id', 'source_key', 'brand', 'model', 'title', 'category']
    it.each([
      ['by id', (id: number) => [String(id), '', '', '', '', '']],
      ['by source key', () => ['', 'K1', '', '', '', '']],
      ['by brand and model, however written', () => ['', '', 'lg', 'gn d315 BL', '', '']],
      ['by model alone', () => ['', '', '', 'GND315BL', '', '']],
      ['by title', () => ['', '', '', '', 'tu lanh lg 315 LÍT', '']],
    ])('%s', async (_, row) => {
      const id = await aFridge({ source_key: 'K1' })
      await aFridge({ title: 'Tủ khác', model: 'GN-D316BL', source_key: 'K2' })
      const job = await imports.run(csvOf([HEADER, row(id)]))
      expect(await outcomes(job.id)).toEqual(['2 skipped K1'])
    })
    it('of a panel, without source key, and not one in the trash by its model', async () => {
      const id = await aFridge()
      await aFridge({ title: 'Đã bỏ', model: 'GN-D999', source_key: 'K9', deleted_at: '2026-01-01' })
      const { id: job } = await imports.run(
        csvOf([
          HEADER,
          ['', '', 'LG', 'GN-D315BL', '', ''],
          ['', '', 'LG', 'GN-D999', 'Tủ mới', 'tu-lanh'],
          ['', 'K9', '', '', '', ''],
        ]),
      )
      expect(await outcomes(job)).toEqual([`2 skipped product-${id}`, '3 created lg-gnd999', '4 skipped K9'])
    })
    it('and what an earlier row made, by any of its names', async () => {
      const { id } = await imports.run(
        csvOf([
          HEADER,
          ['', 'K1', 'LG', 'X-1', 'Tủ một', 'Tủ lạnh'],
          ['', '', 'LG', 'x1', '', ''],
          ['', '', '', '', 'TỦ MỘT', ''],
          ['', '', 'LG', 'X-2', 'Tủ hai', 'Tủ lạnh'],
          ['', 'lg-x2', '', '', 'Tủ hai', ''],
        ]),
      )
      expect(await outcomes(id)).toEqual([
        '2 created K1',
        '3 skipped K1',
        '4 skipped K1',
        '5 created lg-x2',
        '6 skipped lg-x2',
      ])
    })
    it('two that are meant at once wait for somebody to say which', async () => {
      await aFridge({ source_key: 'K1' })
      await aFridge({ source_key: 'K2' })
      const { id } = await imports.run(csvOf([HEADER, ['', '', 'LG', 'GN-D315BL', '', '']]), {
        strategy: 'overwrite',
      })
      expect(await outcomes(id)).toEqual(['2 doubt lg-gnd315bl'])
    })
    it('errors say what is wrong, all at once', async () => {
      const id = await aFridge({ source_key: 'K1' })
      const job = await imports.run(
        csvOf([
          [
            ...HEADER,
            'attr:capacity_l',
            'attr:doors',
            'shop',
            'shop_price',
            'seen_on',
            'release_year',
            'image',
          ],
          ['x', '', '', '', '', '', '', '', '', '', '', '', ''],
          ['999999', '', '', '', '', '', '', '', '', '', '', '', ''],
          [String(id), 'K2', '', '', '', '', '', '', '', '', '', '', ''],
          ['', '', '', 'Z-1', '', '', '', '', '', '', '', '', ''],
          ['', '', '?!', 'Z-1', 'A', 'Không có', 'nhiều', 'ba cửa', '', '5tr', '31/2/2026', '99', 'a.png'],
          ['', '', '', 'Z-1', 'A', 'tu-lanh', '', '', 'a.vn', '5000000', '2999-01-01', '', ''],
        ]),
      )
      expect(await outcomes(job.id)).toEqual([
        '2 error id: Invalid id',
        '3 error id: Product with ID 999999 not found',
        `4 error source_key: Product with ID ${id} has another source key`,
        '5 error title: Title is required for a new product; category: Category is required for a new product',
        [
          '6 error image: Invalid image',
          'brand: Invalid brand',
          'category: Category "Không có" not found',
          'release_year: Invalid release_year',
          'attr:capacity_l: Must be a number, such as 6,5',
          'attr:doors: Must be one of: Mini, Ngăn đá trên, Ngăn đá dưới, Side by side, Nhiều cửa, Cửa kiểu Pháp',
          'shop: Shop is required for a price',
          'shop_price: Invalid price "5tr"',
          'seen_on: Invalid date "31/2/2026"',
        ].join('; '),
        '7 error seen_on: 2999-01-01 is in the future',
      ])
    })
  })

  it('overwriting changes what the file has, adds prices and never changes one that was seen', async () => {
    await aFridge({ source_key: 'K1' })
    const { id } = await imports.run(
      csvOf([
        [
          'source_key',
          'attr:capacity_l',
          'attr:noise_db',
          'spec:Chung/Xuất xứ',
          'spec:Chung/Màu',
          'shop',
          'shop_price',
          'seen_on',
        ],
        ['K1', '320', '', 'Việt Nam', 'Bạc', 'A.VN', '7.990.000', '2026-06-01'],
        ['K1', '', '', '', '', 'a.vn', '1.000.000', '2026-05-01'],
      ]),
      { strategy: 'overwrite' },
    )
    expect((await imports.rows(id)).map(({ problems }) => problems)).toEqual([
      null,
      [{ field: 'prices', message: 'Left out: a.vn has 8490000 on 2026-05-01 already, not 1000000' }],
    ])
    expect(
      await products(`title, lowest_price, attributes,
        array(select concat_ws('/', spec_category, spec_name, spec_value) from product_specifications s
          where s.product_id = p.id order by display_order) as specifications,
        array(select concat_ws(' ', shop, url, price, observed_on) from offers o
          join price_observations e on e.offer_id = o.id where o.product_id = p.id order by observed_on) as seen`),
    ).toEqual([
      {
        title: 'Tủ lạnh LG 315 lít',
        lowest_price: '8490000',
        attributes: { capacity_l: 320, inverter: true, note: 'riêng' },
        specifications: ['Chung/Năm/2025', 'Chung/Xuất xứ/Việt Nam', 'Chung/Màu/Bạc', 'Điện/Áp/220V'],
        seen: ['a.vn https://a.vn/1 8490000 2026-05-01', 'a.vn https://a.vn/1 7990000 2026-06-01'],
      },
    ])
  })

  it.each(['keep', 'clear'] as const)("a blank cell that overwrites: '%s'", async (blank) => {
    await aFridge({ source_key: 'K1' })
    await imports.run(
      csvOf([
        [
          'source_key',
          'title',
          'brand',
          'category',
          'description',
          'attr:capacity_l',
          'spec:Chung/Năm',
          'images',
          'prices',
        ],
        ['K1', '', '', '', '', '', '', '', ''],
      ]),
      { strategy: 'overwrite', blank },
    )
    const [after] =
      await products(`title, brand_id is not null as brand, des, attributes ? 'capacity_l' as figure,
      (select count(*)::int from product_specifications s where s.product_id = p.id) as lines,
      (select count(*)::int from product_images s where s.product_id = p.id) as images,
      (select count(*)::int from offers s where s.product_id = p.id) as offers`)
    const always = { title: 'Tủ lạnh LG 315 lít', offers: 1 }
    expect(after).toEqual(
      blank === 'keep'
        ? { ...always, brand: true, des: 'Mô tả cũ', figure: true, lines: 3, images: 1 }
        : { ...always, brand: false, des: '', figure: false, lines: 2, images: 0 },
    )
  })

  it('undoing brings back everything as it was, leaves what was edited or reviewed since, and removes new brands', async () => {
    await aFridge({ source_key: 'K1' })
    await aFridge({ source_key: 'K2', model: 'B2', title: 'Hai', deleted_at: '2026-01-01' })
    const edited = await aFridge({ source_key: 'K3', model: 'B3', title: 'Ba' })
    const before = await catalogueOf(database())
    const { id } = await imports.run(
      csvOf([
        ['source_key', 'title', 'brand', 'category', 'attr:capacity_l', 'spec:Chung/Năm', 'images', 'prices'],
        [
          'K1',
          'Đổi',
          'Hiệu Mới',
          'may-giat',
          '999',
          '2030',
          'https://b.vn/9.jpg',
          'b.vn | 5000000 | 2026-06-01',
        ],
        ['K2', 'Đổi', '', '', '', '', '', 'a.vn | 5000000 | 2026-06-01 | | | https://a.vn/khac'],
        ['K3', '', '', '', '', '', 'https://b.vn/9.jpg', ''],
        ['K1', 'Đổi nữa', '', '', '', '', '', 'c.vn | 5000000 | 2026-06-01'],
        ['K4', 'Mới', 'Hiệu Mới', 'tu-lanh', '', '', '', ''],
        ['K5', 'Mới, có đánh giá', 'LG', 'tu-lanh', '', '', '', ''],
      ]),
      { strategy: 'overwrite' },
    )
    await database().pool.query(`update products set updated_at = now() + interval '1 s' where id = $1`, [
      edited,
    ])
    await database().pool.query(
      `insert into product_reviews (product_id, customer_name, rating, review_text)
       select id, 'A', 5, 'Tốt' from products where source_key = 'K5'`,
    )
    expect(await requestUndo(database().db, id)).toBe(true)
    await imports.runner.finish()
    expect((await imports.rows(id)).map(({ key, undo }) => `${key} ${undo}`)).toEqual([
      'K1 restored',
      'K2 restored',
      'K3 edited',
      'K1 restored',
      'K4 removed',
      'K5 edited',
    ])
    await database().pool.query(`delete from products where source_key = 'K5'`)
    const without = (all: Awaited<ReturnType<typeof catalogueOf>>) =>
      all.map(({ table, rows }) => ({ table, rows: rows.filter((row) => !isOf(row, edited)) }))
    expect(without(await catalogueOf(database()))).toEqual(without(before))
  })
})

const isOf = (row: Record<string, unknown>, product: number) =>
  row['product_id'] === product || (row['id'] === product && 'source_key' in row)
