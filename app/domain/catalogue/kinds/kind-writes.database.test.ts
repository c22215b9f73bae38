import { afterAll, expect, it } from 'vitest'
import { describeAttribute } from '#app/domain/catalogue/attributes.ts'
import { FIRST_EDITORS_STATE } from '#app/domain/catalogue/editing/list-state.ts'
import { productsForEditors } from '#app/domain/catalogue/editing/queries/products-for-editors.server.ts'
import { NO_FILTER } from '#app/domain/catalogue/list-filter.ts'
import { catalogueShape } from '#app/domain/catalogue/queries/catalogue-shape.server.ts'
import { listProducts } from '#app/domain/catalogue/queries/list-products.server.ts'
import { findProducts } from '#app/domain/imports/products/queries/find-products.server.ts'
import { kindRecord, setEditedKinds } from '#app/kinds/kind.ts'
import { kindNamed } from '#app/kinds/named-kind.ts'
import { describeOnDatabase } from '#tests/support/database.ts'
import { kindInput } from './kind-input.ts'
import { kindRows, kindToEdit } from './kind-rows.server.ts'
import { moveKind, saveKind, showKind, tryKind, undoKind } from './kind-writes.server.ts'
import { editedKinds } from './present-kinds.server.ts'

afterAll(() => setEditedKinds([]))

const MACHINE = {
  name: 'Máy khâu',
  group: 'gia-dung',
  words: 'máy may\nmáy may gia đình',
  attributes: [
    {
      label: 'Số mũi may',
      type: 'number',
      unit: 'mũi',
      better: 'more',
      on_card: 'on',
      is_filter: 'on',
      edges: '10, 50',
    },
    { label: 'Trọng lượng', type: 'number', unit: 'kg', on_card: 'on' },
    { label: 'Kiểu máy', type: 'choice', choices: 'Cơ, Điện tử', on_card: 'on', is_filter: 'on' },
    { label: 'Vắt sổ', type: 'yes-no' },
  ],
}
const input = (fields: object = {}) => ({
  ...kindInput.parse({ ...MACHINE, ...fields }),
  id: null,
  based: '',
})

describeOnDatabase('kinds that editors make', 'demo', (database) => {
  const db = () => database().db
  const readAnew = async () => setEditedKinds(await editedKinds(db()))
  const run = (statement: string) => database().pool.query(statement)
  const idOf = async (name: string) => (await kindRows(db())).find((row) => row.name === name)?.id ?? 0
  const editor = async () => {
    const { rows } = await run(`select id from users limit 1`)
    if (rows[0]) return rows[0].id as string
    await run(`insert into users (id, name, email, email_verified, created_at, updated_at)
      values ('e1', 'An', 'an@example.vn', true, now(), now())`)
    return 'e1'
  }
  const save = async (fields: object = {}, id: number | null = null) => {
    const written = await saveKind(db(), await editor(), { ...input(fields), id })
    await readAnew()
    return written
  }
  const product = async (title: string, attributes: object) => {
    const { rows } = await run(
      `insert into products (title, category_id, attributes, price) select '${title}', id, '${JSON.stringify(attributes)}', '3.000.000 ₫'
       from product_categories where name = 'Máy khâu' returning id`,
    )
    return rows[0].id as number
  }

  it('are there with their figures, filters and names', async () => {
    expect((await tryKind(db(), input())).lines).toEqual([
      'Thêm loại sản phẩm “Máy khâu”.',
      'Thêm “Số mũi may”.',
      'Thêm “Trọng lượng”.',
      'Thêm “Kiểu máy”.',
      'Thêm “Vắt sổ”.',
      'Thêm bộ lọc: Số mũi may, Kiểu máy.',
    ])
    expect(await idOf('Máy khâu')).toBe(0)
    await save()
    expect(kindRecord('may_khau').attributes?.map(({ key }) => key)).toEqual([
      'so_mui_may',
      'weight_kg',
      'kieu_may',
      'vat_so',
    ])
    expect(kindNamed('Máy may')).toBe('may_khau')
    expect(describeAttribute('may_khau', 'so_mui_may', 24)).toEqual({ label: 'Số mũi may', value: '24 mũi' })
    expect(describeAttribute('may_khau', 'weight_kg', 6)).toEqual({ label: 'Trọng lượng', value: '6 kg' })
    await product('Máy khâu Brother JV1400', { so_mui_may: 14, weight_kg: 6.2, kieu_may: 'Cơ' })
    await product('Máy khâu Singer 4423', { so_mui_may: 97, weight_kg: 7, kieu_may: 'Điện tử' })
    const { products, counts } = await listProducts(db(), {
      ...NO_FILTER,
      page: 1,
      limit: 12,
      category: 'may-khau',
      attributes: { so_mui_may: ['50-'] },
    })
    expect(products.map(({ title }) => title)).toEqual(['Máy khâu Singer 4423'])
    expect([...counts.places.keys()]).toContain('kieu_may=Điện tử')
  })

  it('keep what products hold when a figure is removed, and give it back with it', async () => {
    const id = await idOf('Máy khâu')
    const fewer = MACHINE.attributes.filter(({ label }) => label !== 'Kiểu máy')
    const preview = await tryKind(db(), { ...input({ attributes: fewer }), id })
    expect(preview).toMatchObject({ products: 2, filters: 1 })
    expect(preview.lines).toEqual([
      'Bỏ “Kiểu máy”: 2 sản phẩm vẫn giữ giá trị, thêm lại là hiện ra.',
      'Bỏ bộ lọc: Kiểu máy; đường dẫn cũ vẫn mở được.',
    ])
    const { line } = await save({ attributes: fewer }, id)
    const { rows } = await run(
      `select attributes ->> 'kieu_may' as value from products where title like 'Máy khâu S%'`,
    )
    expect(rows).toEqual([{ value: 'Điện tử' }])
    expect((await kindToEdit(db(), id))?.removed.map(({ label }) => label)).toEqual(['Kiểu máy'])
    await undoKind(db(), await editor(), line)
    await readAnew()
    expect((await catalogueShape(db())).get('may-khau')?.facets.map(({ attribute }) => attribute)).toEqual([
      'so_mui_may',
      'kieu_may',
    ])
  })

  it('say before saving all that would be other, and lose nothing that products hold', async () => {
    const id = await idOf('Máy khâu')
    const [stitches, weight, way, overlock] = MACHINE.attributes
    const changed = {
      group: 'dien-tu',
      words: 'máy may',
      attributes: [
        { ...way, key: 'kieu_may', choices: 'Cơ, Bán tự động', on_card: undefined },
        { ...weight, key: 'weight_kg', better: 'less' },
        { ...stitches, key: 'so_mui_may', unit: 'đường may' },
        { ...overlock, key: 'vat_so', type: 'text' },
      ],
    }
    const { lines } = await tryKind(db(), { ...input(changed), id })
    expect(lines).toEqual([
      'Nhóm “Gia dụng” thành “Điện tử”.',
      'Cố vấn và tìm kiếm thôi hiểu: “máy may gia đình”.',
      'Đơn vị của “Số mũi may”: “mũi” thành “đường may”; 2 sản phẩm giữ nguyên con số.',
      '“Trọng lượng”: càng thấp càng tốt.',
      '“Kiểu máy” thêm lựa chọn: Bán tự động.',
      '“Kiểu máy” bỏ lựa chọn “Điện tử”: 1 sản phẩm vẫn ghi “Điện tử”.',
      '“Kiểu máy” thôi đứng trên thẻ.',
      '“Vắt sổ” đổi kiểu giá trị thành “Chữ”.',
      'Thứ tự mới: Kiểu máy, Trọng lượng, Số mũi may, Vắt sổ.',
    ])
    const held = () => run(`select title, attributes from products where title like 'Máy khâu %' order by id`)
    const before = (await held()).rows
    const { line } = await save(changed, id)
    expect((await held()).rows).toEqual(before)
    const { products, counts } = await listProducts(db(), {
      ...NO_FILTER,
      page: 1,
      limit: 12,
      category: 'may-khau',
      attributes: { kieu_may: ['Điện tử'] },
    })
    expect(products.map(({ title }) => title)).toEqual(['Máy khâu Singer 4423'])
    expect([...counts.places.keys()]).toContain('kieu_may=Điện tử')
    expect(describeAttribute('may_khau', 'kieu_may', 'Điện tử')?.value).toBe('Điện tử')
    await undoKind(db(), await editor(), line)
    await readAnew()
    expect(describeAttribute('may_khau', 'so_mui_may', 97)?.value).toBe('97 mũi')
    expect((await held()).rows).toEqual(before)
  })

  it('refuse a name of another kind, two figures of one name and another type of what is stated', async () => {
    const id = await idOf('Máy khâu')
    await expect(save({ name: 'Máy giặt' })).rejects.toMatchObject({ fields: { name: expect.any(String) } })
    await expect(save({ words: 'tủ lạnh' }, id)).rejects.toMatchObject({
      fields: { words: expect.any(String) },
    })
    const twice = [...MACHINE.attributes, { label: 'vắt sổ', type: 'text' }]
    await expect(save({ attributes: twice }, id)).rejects.toMatchObject({
      fields: { 'attributes.4.label': expect.any(String) },
    })
    const asText = [{ key: 'so_mui_may', label: 'Số mũi may', type: 'text' }]
    await expect(save({ attributes: asText }, id)).rejects.toMatchObject({
      fields: { 'attributes.0.type': expect.stringContaining('2 sản phẩm') },
    })
  })

  it('can be taken back as long as nothing is in them and nothing came after', async () => {
    const { line } = await save({ name: 'Đèn bàn', words: '', attributes: [] })
    await undoKind(db(), await editor(), line)
    expect(await idOf('Đèn bàn')).toBe(0)
    await expect(undoKind(db(), await editor(), line)).rejects.toThrow('sửa thêm sau đó')
    await readAnew()
    expect(kindNamed('Đèn bàn')).toBeNull()
  })

  it('rename and extend a shipped kind, and leave it its own words', async () => {
    const id = await idOf('Quạt')
    const form = await kindToEdit(db(), id)
    const attributes = (form?.rows ?? []).map(
      ({ key, label, type, onCard, isFilter, edges, unit, choices }) => ({
        key,
        label,
        type,
        unit,
        choices,
        edges,
        ...(onCard && { on_card: 'on' }),
        ...(isFilter && { is_filter: 'on' }),
      }),
    )
    const before = await catalogueShape(db())
    const { line } = await save(
      {
        name: 'Quạt điện',
        words: '',
        attributes: [...attributes, { label: 'Số cánh', type: 'number', unit: 'cánh' }],
      },
      id,
    )
    expect(kindRecord('fan').name).toBe('Quạt điện')
    expect(kindNamed('Quạt')).toBe('fan')
    expect((await catalogueShape(db())).get('quat')).toEqual({ ...before.get('quat'), name: 'Quạt điện' })
    await undoKind(db(), await editor(), line)
    await readAnew()
    expect(kindRecord('fan').name).toBe('Quạt')
  })

  it('change nothing of any shipped kind whose form was only looked at', async () => {
    for (const { id, name } of await kindRows(db())) {
      const form = await kindToEdit(db(), id)
      if (!form) continue
      const asked = kindInput.parse({
        ...form,
        words: form.words.join('\n'),
        attributes: form.rows.map(({ onCard, isFilter, ...row }) => ({
          ...row,
          ...(onCard && { on_card: 'on' }),
          ...(isFilter && { is_filter: 'on' }),
        })),
      })
      const { lines, filters } = await tryKind(db(), { ...asked, id, based: '' })
      expect([name, lines, filters]).toEqual([name, ['Không có gì thay đổi.'], 0])
    }
  })

  it('change their place, and are hidden with their products', async () => {
    const id = await idOf('Máy khâu')
    await moveKind(db(), await editor(), id, 'up')
    expect((await kindRows(db())).at(-2)?.name).toBe('Máy khâu')
    const order = async () => (await kindRows(db())).map(({ name }) => name)
    const before = await order()
    const { from } = await moveKind(db(), await editor(), id, 'first')
    expect(await order()).toEqual(['Máy khâu', ...before.filter((name) => name !== 'Máy khâu')])
    expect(await moveKind(db(), await editor(), id, 'first')).toEqual({ name: 'Máy khâu', from: null })
    await moveKind(db(), await editor(), id, from ?? 0)
    expect(await order()).toEqual(before)
    const all = async () => (await listProducts(db(), { ...NO_FILTER, page: 1, limit: 12 })).pagination.total
    const shown = await all()
    const { line } = await showKind(db(), await editor(), id, false)
    expect(await all()).toBe(shown - 2)
    expect((await catalogueShape(db())).has('may-khau')).toBe(false)
    await run(`update products set title = title || ' bản mới' where title like 'Máy khâu S%'`)
    expect(await all()).toBe(shown - 2)
    const { products } = await productsForEditors(db(), { ...FIRST_EDITORS_STATE, text: 'bản mới' })
    expect(products.map(({ title }) => title)).toEqual(['Máy khâu Singer 4423 bản mới'])
    const found = await findProducts(db(), ['title may khau singer 4423 ban moi'], null)
    expect([...found.known.values()].flat()).toHaveLength(1)
    await undoKind(db(), await editor(), line)
    expect(await all()).toBe(shown)
  })

  it('are known by the name of their category where an import made them', async () => {
    await run(
      `insert into product_categories (name, slug, kind, group_key) values ('Nồi hấp', 'noi-hap', 'noi_hap', 'gia-dung')`,
    )
    await readAnew()
    expect(kindNamed('Nồi hấp')).toBe('noi_hap')
  })
})
