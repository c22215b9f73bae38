import { beforeAll, expect, it } from 'vitest'
import { describeOnDatabase } from '#tests/support/database.ts'
import { addPerson, sendForm, signIn } from '#tests/support/people.ts'
import { openSite } from '#tests/support/site.ts'
import type { TestSite } from '#tests/support/site.ts'

const LONG = 'x'.repeat(3000)
const KEPT = 'Chữ đã gõ, không mất'

/** A screen's form, what makes it be refused, and what must still stand in it. */
type Refused = [name: string, path: string, fields: Record<string, string>, kept: readonly RegExp[]]

const field = (name: string, text = KEPT) =>
  new RegExp(`<input(?=[^>]*name="${name}")(?=[^>]*value="${text}")[^>]*>`)
const area = (name: string, text = KEPT) =>
  new RegExp(`<textarea[^>]*name="${name}"[^>]*>\\n?${text}</textarea>`)

const FORMS: Refused[] = [
  [
    'a new tag',
    '/admin/tags?new=1',
    { intent: 'create', name: KEPT, slug: 'a b', description: KEPT, color: '#112233', image_url: '/x.png' },
    [
      field('name'),
      field('slug', 'a b'),
      area('description'),
      field('color', '#112233'),
      field('image_url', '/x.png'),
    ],
  ],
  [
    'a changed tag',
    '/admin/tags?edit=1',
    { intent: 'update', id: '1', name: '', slug: 'khac', description: KEPT, color: '#112233', image_url: '' },
    [field('slug', 'khac'), area('description')],
  ],
  [
    'a new category',
    '/admin/categories?new=1',
    {
      table: 'categories',
      intent: 'create',
      name: '',
      slug: 'a',
      description: KEPT,
      icon: 'tv',
      display_order: '7',
    },
    [area('description'), field('icon', 'tv'), field('display_order', '7')],
  ],
  [
    'a new author',
    '/admin/authors?new=1',
    { intent: 'create', name: KEPT, slug: 'a', email: 'khong-phai', bio: KEPT, avatar_url: '' },
    [field('name'), field('email', 'khong-phai'), area('bio')],
  ],
  [
    'a new subcategory',
    '/admin/categories?below=1',
    {
      table: 'subcategories',
      intent: 'create',
      category_id: '1',
      is_active: 'on',
      name: '',
      display_order: '77',
    },
    [field('display_order', '77')],
  ],
  [
    'a changed subcategory',
    '/admin/categories?below=1',
    { table: 'subcategories', intent: 'update', id: '1', is_active: 'on', name: '', display_order: '77' },
    [field('display_order', '77')],
  ],
  [
    'a new question',
    '/admin/suggestions?new=1',
    { intent: 'create', question: 'Ngắn quá' },
    [field('question', 'Ngắn quá')],
  ],
  [
    'a new group of synonyms',
    '/admin/synonyms?new=1',
    { intent: 'save', key: '', forms: KEPT, narrower: LONG, except: KEPT, note: KEPT, search: KEPT },
    [area('forms'), area('narrower', LONG), area('except'), area('note'), field('search')],
  ],
  [
    'a group that is only tried',
    '/admin/synonyms?new=1',
    { intent: 'try', key: '', forms: 'quạt\nquạt máy', narrower: '', except: '', note: KEPT, search: 'quạt' },
    [area('forms', 'quạt\nquạt máy'), area('note'), field('search', 'quạt')],
  ],
]

describeOnDatabase('forms of the panel without JavaScript', 'schema', (database) => {
  let site: TestSite
  let cookie: Record<string, string>
  beforeAll(async () => {
    site = await openSite(database())
    await database().pool.query(`
      insert into tags (id, name, slug) overriding system value values (1, 'Tủ', 'tu');
      insert into categories (id, name, slug) overriding system value values (1, 'Mục', 'muc');
      insert into subcategories (id, category_id, name) overriding system value values (1, 1, 'Con')`)
    await addPerson(database(), 'bt@example.vn', 'editor')
    cookie = { Cookie: await signIn(site, 'bt@example.vn') }
  })

  it.each(FORMS)('%s that is not saved keeps what was typed', async (_, path, fields, kept) => {
    const response = await sendForm(site, path, fields, cookie)
    expect(response.status).toBe(fields['intent'] === 'try' ? 200 : 422)
    const page = await response.text()
    for (const shown of kept) expect(page).toMatch(shown)
  })

  it('a box that was unticked stays so', async () => {
    const fields = { table: 'categories', intent: 'create', name: '', slug: 'a', display_order: '1' }
    const unticked = await (await sendForm(site, '/admin/categories?new=1', fields, cookie)).text()
    const ticked = await (
      await sendForm(site, '/admin/categories?new=1', { ...fields, is_active: 'on' }, cookie)
    ).text()
    const box = /<input(?=[^>]*name="is_active")(?=[^>]*type="checkbox")[^>]*>/
    expect(box.exec(unticked)?.[0]).not.toContain('checked=""')
    expect(box.exec(ticked)?.[0]).toContain('checked=""')
  })

  it('what was typed into one form does not come up in another', async () => {
    const refused = { table: 'subcategories', intent: 'update', id: '1', name: '', display_order: '77' }
    const page = await (await sendForm(site, '/admin/categories?below=1', refused, cookie)).text()
    const orders = page.match(/<input(?=[^>]*name="display_order")[^>]*>/g) ?? []
    expect(orders.map((order) => order.includes('value="77"'))).toEqual([true, false])
  })
})
