import { readFileSync, statSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { embedElement, embedScript } from './embed-snippet.ts'

describe('the script that other sites load', () => {
  it('is under 5 KB as it is, and needs nothing', () => {
    expect(statSync('public/nhung.js').size).toBeLessThanOrEqual(5_000)
    expect(readFileSync('public/nhung.js', 'utf8')).not.toMatch(/\bimport\b|\brequire\(/)
  })

  it('keeps nothing in the browser, and writes no HTML', () => {
    const script = readFileSync('public/nhung.js', 'utf8')
    expect(script).not.toMatch(/document\.cookie|localStorage|sessionStorage|indexedDB|sendBeacon/)
    expect(script).not.toMatch(/innerHTML|outerHTML|insertAdjacentHTML|document\.write|\beval\b/)
  })
})

describe('what a reader follows from another site', () => {
  const script = readFileSync('public/nhung.js', 'utf8')

  it('tells nothing of the page that was read: whatever opens elsewhere says so, and so does what is loaded', () => {
    expect(script.match(/_blank/g)).toHaveLength(1)
    expect(script).toContain("silent = { referrerPolicy: 'no-referrer' }")
    expect(script).toContain("away = { ...silent, target: '_blank', rel: 'noopener noreferrer' }")
    expect(script.match(/make\('(?:a|form)', \{ .*\.\.\.away \}\)/g)).toHaveLength(2)
    expect(script.match(/\.\.\.silent/g)).toHaveLength(3)
  })
})

describe('what another site writes', () => {
  const page = { url: 'https://a.example/so-sanh?ids=1,2&x', title: 'A "55 inch" & <b>' }

  it('is a div with the link of the page, every text escaped', () => {
    expect(embedElement({ kind: 'compare', ids: [1, 2], ...page })).toBe(
      '<div data-chon-may="compare" data-ids="1,2"><a href="https://a.example/so-sanh?ids=1,2&amp;x" referrerpolicy="no-referrer">A &quot;55 inch&quot; &amp; &lt;b&gt;</a></div>',
    )
  })

  it('names the product, or the question where there is one', () => {
    expect(embedElement({ kind: 'product', id: 7, ...page })).toContain('="product" data-id="7">')
    expect(embedElement({ kind: 'ask', question: 'Tủ "to"?', ...page })).toContain(
      '="ask" data-question="Tủ &quot;to&quot;?">',
    )
    expect(embedElement({ kind: 'ask', question: '', ...page })).toContain('="ask"><a')
  })

  it('names the script of the site', () => {
    expect(embedScript('https://a.example')).toBe(
      '<script async src="https://a.example/nhung.js" referrerpolicy="no-referrer"></script>',
    )
  })
})
