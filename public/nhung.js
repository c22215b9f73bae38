/*
 * Fills <div data-chon-may="product" data-id="1">, "compare" with data-ids, "ask" with data-question: see /nhung.
 * What stands in it stays until there is more to show. No cookie, storage or referrer. The page's own rules win.
 * May run again.
 */
;(() => {
  const { origin } = new URL(document.currentScript.src)
  const line = '1px solid #8888'
  const rules = {
    '': `display:flex;flex-wrap:wrap;gap:1em;max-width:40em;margin:1em 0;padding:1em;border:${line};border-radius:1em`,
    ' *': 'color:inherit;font:inherit;margin:0',
    ' img': 'width:8em;height:8em;object-fit:contain;background:#fff;border-radius:.5em',
    ' :is(b,th,caption,button)': 'font-weight:700;text-align:start',
    ' small': 'font-size:.9em',
    ' a': 'text-decoration:underline',
    ' :is(section,form)': 'flex:1 14em;min-width:0;display:grid;gap:.5em;overflow-wrap:anywhere',
    ' [role]': 'overflow:auto;position:relative',
    ' table': 'border-collapse:collapse;width:100%',
    ' :is(td,th)': `padding:.4em;vertical-align:top;min-width:6em;border-bottom:${line}`,
    ' :is(input,button)': 'padding:.6em;border:1px solid;border-radius:.5em;background:none',
    ' input': 'margin-top:.4em;width:100%;box-sizing:border-box',
    ' i': 'position:absolute;width:1px;height:1px;overflow:clip;clip-path:inset(50%)',
  }

  const make = (name, props) =>
    function (...children) {
      const element = Object.assign(document.createElement(name), props)
      element.append(...children.filter(Boolean))
      return element
    }
  const [p, b, small, tr, td, hidden] = ['p', 'b', 'small', 'tr', 'td', 'i'].map((name) => make(name))
  const note = (text) => p(small(text))
  const tab = ' (mở thẻ mới)'
  const silent = { referrerPolicy: 'no-referrer' }
  const away = { ...silent, target: '_blank', rel: 'noopener noreferrer' }
  const link = (href, text) => make('a', { href, ...away })(text, hidden(tab))

  function card({ products: [{ title, url, image, price, facts }], notes, siteName }) {
    const { label, text, oldText, percent, seen } = price
    return [
      make('img', { src: image, alt: '', loading: 'lazy', ...silent })(),
      make('section')(
        p(b(link(url, title))),
        facts[0] && p(facts.map(({ label, value }) => `${label}: ${value}`).join(' · ')),
        p(
          label && `${label}: `,
          b(text),
          ' ',
          oldText && make('s')(hidden('Giá cũ: '), oldText),
          percent && ` −${percent}%`,
        ),
        seen && note(seen),
        ...notes.map(note),
        note(`Theo ${siteName}`),
      ),
    ]
  }

  function table({ products, rows, notes, siteName, title, url }) {
    const th = (scope, text) => make('th', { scope })(text)
    const cell = (value) => {
      const { text, better, note } = value ?? { text: 'Chưa có' }
      return td(p(better ? b(text) : text), small([better, note].filter(Boolean).join('; ')))
    }
    const heads = products.map(({ url, shortName }) => th('col', link(url, shortName)))
    const body = rows.map(({ label, cells }) => tr(th('row', label), ...cells.map(cell)))
    const whole = make('table')(
      make('caption')(title),
      make('thead')(tr(td(), ...heads)),
      make('tbody')(...body),
    )
    return [
      make('section')(
        make('div', { role: 'region', tabIndex: 0, ariaLabel: title })(whole),
        ...notes.map(note),
        p(link(url, `Xem so sánh đầy đủ trên ${siteName}`)),
      ),
    ]
  }

  const field = { name: 'q', required: true, maxLength: 1000 }
  const form = (value = '') =>
    make('form', { action: `${origin}/chat`, ...away })(
      make('label')('Bạn cần chọn máy gì?', make('input', { ...field, value })()),
      p(make('button')('Hỏi cố vấn', hidden(tab))),
    )

  async function show(element) {
    const { chonMay, id, ids = id, question } = element.dataset
    const put = (...children) => {
      element.lang = 'vi'
      element.replaceChildren(make('div', { className: 'chon-may' })(...children))
    }
    element.dataset.chonMayShown = ''
    if (chonMay === 'ask') return put(form(question))
    const address = `${origin}/api/v1/embeds?ids=${encodeURIComponent(ids)}`
    const answer = await fetch(address, { credentials: 'omit', ...silent })
    const view = await answer.json()
    if (/404|422/.test(answer.status)) put(note('Không tìm thấy sản phẩm này.'))
    if (answer.ok) put(...(view.rows[0] ? table : card)(view))
  }

  function start() {
    if (!window.chonMay) {
      let css = ''
      for (const at in rules) css += `:where(.chon-may${at}){${rules[at]}}`
      window.chonMay = new CSSStyleSheet()
      window.chonMay.replaceSync(css)
      document.adoptedStyleSheets.push(window.chonMay)
    }
    for (const element of document.querySelectorAll('[data-chon-may]:not([data-chon-may-shown])'))
      show(element).catch(() => {})
  }
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start)
  else start()
})()
