import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { describe, expect, test } from 'vitest'
import { Button, IconButton } from './button.tsx'
import { Checkbox } from './checkbox.tsx'
import { RemovableChip } from './chip.tsx'
import { Pagination } from './pagination.tsx'
import { Rating } from './rating.tsx'
import { CompactSelect, Select } from './select.tsx'
import { TextArea, TextField } from './text-field.tsx'

const html = renderToStaticMarkup
const routed = (element: React.ReactNode) => html(<MemoryRouter>{element}</MemoryRouter>)
const options = [
  { value: 'a', label: 'Mới nhất' },
  { value: 'b', label: 'Giá thấp đến cao' },
]

describe('Button', () => {
  test('does not send a form unless told to', () => {
    expect(html(<Button>Lưu</Button>)).toContain('type="button"')
    expect(html(<Button type="submit">Lưu</Button>)).toContain('type="submit"')
  })

  test('while loading it is busy, refuses clicks and keeps its text', () => {
    const loading = html(<Button loading>Đang gửi</Button>)
    expect(loading).toMatch(/aria-disabled="true"[^>]*aria-busy="true"/)
    // It keeps the focus.
    expect(loading).not.toMatch(/ disabled=""/)
    expect(loading).toContain('Đang gửi')
  })

  test('asChild dresses the link and adds no button', () => {
    const link = html(
      <Button asChild variant="secondary">
        <a href="/products" className="own">
          Xem
        </a>
      </Button>,
    )
    expect(link).toMatch(/^<a href="\/products" class="[^"]*button-secondary[^"]* own">Xem<\/a>$/)
  })

  test('an icon button has a name', () => {
    expect(
      html(
        <IconButton label="Đóng">
          <i />
        </IconButton>,
      ),
    ).toContain('aria-label="Đóng"')
  })
})

describe.each([
  ['TextField', (error?: string) => <TextField id="f" label="Tên" hint="Họ và tên" error={error} required />],
  ['TextArea', (error?: string) => <TextArea id="f" label="Tên" hint="Họ và tên" error={error} required />],
  [
    'Select',
    (error?: string) => (
      <Select id="f" label="Tên" hint="Họ và tên" error={error} required options={options} />
    ),
  ],
])('%s', (_, field) => {
  test('has a visible label and its hint as description', () => {
    const shown = html(field())
    expect(shown).toMatch(/<label for="f"[^>]*>Tên/)
    expect(shown).toContain('aria-describedby="f-hint"')
    expect(shown).toMatch(/id="f-hint"[^>]*>Họ và tên/)
    expect(shown).not.toContain('aria-invalid=')
  })

  test('an error marks the control and is tied to it', () => {
    const wrong = html(field('Hãy nhập tên.'))
    expect(wrong).toMatch(/aria-describedby="f-hint f-error"[^>]*aria-invalid="true"/)
    expect(wrong).toMatch(/aria-live="polite"><p id="f-error"/)
    expect(wrong).toContain('Hãy nhập tên.')
  })
})

test('a checkbox is pressed by its whole row and shows its count in Vietnamese figures', () => {
  const box = html(<Checkbox id="c" label="Panasonic" count={1284} />)
  expect(box).toMatch(/<label [^>]*for="c"><input id="c"/)
  expect(box).toContain('1.284')
})

test('a compact select is named though its label is not shown', () => {
  expect(html(<CompactSelect id="s" label="Sắp xếp" options={options} />)).toMatch(
    /<label for="s" class="sr-only">Sắp xếp<\/label>/,
  )
})

test('a removable chip is a link to the list without it', () => {
  const chip = routed(
    <RemovableChip removeTo="/products?q=tv" name="thương hiệu LG">
      LG
    </RemovableChip>,
  )
  expect(chip).toMatch(/<a [^>]*aria-label="Bỏ lọc thương hiệu LG"/)
  expect(chip).toContain('href="/products?q=tv"')
})

describe('Pagination', () => {
  const pages = (page: number, totalPages: number) =>
    routed(
      <Pagination page={page} totalPages={totalPages} href={(number) => `/products?q=tv&page=${number}`} />,
    )

  test.each([0, 1])('%i pages need none', (totalPages) => {
    expect(pages(1, totalPages)).toBe('')
  })

  test('every page is a plain link that keeps the query, the current one is marked', () => {
    const shown = pages(2, 3)
    expect([...shown.matchAll(/href="([^"]+)"/g)].map((match) => match[1])).toEqual(
      [1, 1, 2, 3, 3].map((number) => `/products?q=tv&amp;page=${number}`),
    )
    expect(shown).toMatch(
      /aria-label="Trang 2" aria-current="page"|aria-current="page"[^>]*aria-label="Trang 2"/,
    )
  })

  test('there is no way before the first page or past the last', () => {
    expect(pages(1, 3)).not.toContain('Trang trước')
    expect(pages(3, 3)).not.toContain('Trang sau')
  })
})

describe('Rating', () => {
  test.each([[null], [{ average: 0, count: 0 }]])('%j is said to be none', (rating) => {
    expect(html(<Rating rating={rating} />)).toContain('Chưa có đánh giá')
  })

  test('the stars are filled in proportion', () => {
    const width = (average: number) =>
      /<rect width="([\d.]+)" height="24"><\/rect><\/svg>/.exec(
        html(<Rating rating={{ average, count: 2 }} />),
      )?.[1]
    expect([width(5), width(2.5), width(9)]).toEqual(['120', '60', '120'])
  })
})
