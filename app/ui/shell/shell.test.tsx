import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { describe, expect, test } from 'vitest'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'

const navigation = [
  { to: '/chat', label: 'Chat với AI' },
  { to: '/products', label: 'Sản phẩm' },
]
const at = (path: string, element: React.ReactNode) =>
  renderToStaticMarkup(<MemoryRouter initialEntries={[path]}>{element}</MemoryRouter>)

describe('Header', () => {
  test.each([
    ['/products', ['/products', '/products']],
    ['/products?page=2', ['/products', '/products']],
    ['/products/12', []],
    ['/', []],
  ])('at %s the marked links are %j (desktop and menu)', (path, marked) => {
    const links = at(path, <Header name="Chọn Máy" navigation={navigation} />).match(/<a [^>]*>/g) ?? []
    const current = links.filter((link) => link.includes('aria-current="page"'))
    expect(current.map((link) => /href="([^"]+)"/.exec(link)?.[1])).toEqual(marked)
  })

  test('without JavaScript the menu unfolds from a details element', () => {
    expect(at('/', <Header name="Chọn Máy" navigation={navigation} />)).toMatch(
      /<button[^>]*popoverTarget="menu"[^>]*aria-label="Mở menu"/i,
    )
  })

  test('a further item stands before the link it names', () => {
    const html = at(
      '/',
      <Header
        name="Chọn Máy"
        navigation={navigation}
        extra={{ before: '/products', item: 'Chuyên Trang' }}
      />,
    )
    const desktop = html.slice(0, html.indexOf('<details'))
    expect(desktop.indexOf('Chat với AI')).toBeLessThan(desktop.indexOf('Chuyên Trang'))
    expect(desktop.indexOf('Chuyên Trang')).toBeLessThan(desktop.indexOf('Sản phẩm'))
  })
})

describe('Footer', () => {
  const columns = [{ title: 'Dịch vụ', links: navigation }]

  test('says who is behind the site and who built it', () => {
    const contact = {
      company: 'Công ty Mẫu',
      address: '1 Đường Mẫu',
      hotline: '1900 1234',
      email: 'chao@vidu.vn',
    }
    const html = at(
      '/',
      <Footer name="Chọn Máy" madeBy="Làm hoàn toàn bằng AI." contact={contact} columns={columns} />,
    )
    for (const shown of [
      'Công ty Mẫu',
      '1 Đường Mẫu',
      'href="tel:19001234"',
      'href="mailto:chao@vidu.vn"',
      'bằng AI',
    ]) {
      expect(html).toContain(shown)
    }
    expect(html).toMatch(/<nav aria-label="Dịch vụ">/)
  })

  test('what is not set is not shown', () => {
    expect(
      at(
        '/',
        <Footer name="Chọn Máy" madeBy={null} contact={{ company: 'Công ty Mẫu' }} columns={columns} />,
      ),
    ).not.toMatch(/tel:|mailto:|24\/7/)
  })
})
