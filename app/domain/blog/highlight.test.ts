import { describe, expect, it, test } from 'vitest'
import { highlight, searchedIn, snippet } from './highlight.ts'

const marked = (text: string, search: string) =>
  highlight(text, searchedIn(search))
    .map(({ text, hit }) => (hit ? `[${text}]` : text))
    .join('')

describe('highlight', () => {
  test.each([
    ['Tủ lạnh cho bốn người', 'tu lanh', '[Tủ lạnh] cho bốn người'],
    ['Tự chọn tủ lạnh', 'tu lanh', 'Tự chọn [tủ lạnh]'],
    ['Lạnh như tủ', 'tu lanh', '[Lạnh] như [tủ]'],
    ['Tuần này có tủ mới', 'tu', 'Tuần này có [tủ] mới'],
    ['TỦ LẠNH', 'tủ', '[TỦ] LẠNH'],
    ['Đá trong ngăn đông', 'da dong', '[Đá] trong ngăn [đông]'],
    ['Máy giặt 9 kg', '9kg', 'Máy giặt [9 kg]'],
    ['Máy giặt 9kg', '9 kg', 'Máy giặt [9kg]'],
    ['a.c và abc', 'a.c', '[a.c] và abc'],
    ['không có gì', 'xyz', 'không có gì'],
    ['không có gì', '', 'không có gì'],
    ['tivi', 'ti tivi', '[tivi]'],
    ['Te\u0302n ủi', 'ten', '[Te\u0302n] ủi'],
    ['😀 각 İ ǅ ﬁ tủ lạnh 😀 Đá', 'tu lanh', '😀 각 İ ǅ ﬁ [tủ lạnh] 😀 Đá'],
    ['😀각İ tủ 😀 lạnh', 'tu lanh', '😀각İ [tủ] 😀 [lạnh]'],
  ])('%s searched for %s: %s', (text, search, expected) => expect(marked(text, search)).toBe(expected))
})

describe('snippet', () => {
  const content = `${'đầu bài '.repeat(40)}máy lạnh inverter ${'cuối bài '.repeat(40)}`
  it('is the excerpt where that has the hit', () =>
    expect(snippet('Nói về máy lạnh.', content, searchedIn('may'))).toBe('Nói về máy lạnh.'))
  it('is cut from the article around the hit where the excerpt has none', () => {
    const text = snippet('Tóm tắt.', content, searchedIn('inverter'))
    expect(text).toMatch(/^…đầu|^…bài/)
    expect(text).toContain('máy lạnh inverter cuối')
    expect(text.endsWith('…')).toBe(true)
    expect(text.length).toBeLessThanOrEqual(182)
  })
  it('is cut from the article where that has the whole of what was searched and the excerpt only a word', () =>
    expect(snippet('Tự lo ở nhà lạnh.', `${'đầu bài '.repeat(40)}tủ lạnh`, searchedIn('tu lanh'))).toMatch(
      /tủ lạnh$/,
    ))
  it('is the excerpt where neither has a hit, as when a category was chosen', () =>
    expect(snippet('Tóm tắt.', content, searchedIn(''))).toBe('Tóm tắt.'))
  it('is the beginning of the article where there is no excerpt', () =>
    expect(snippet('', content, searchedIn(''))).toMatch(/^đầu bài .+…$/))
})
