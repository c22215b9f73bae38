import { expect, test } from 'vitest'
import { removedBy } from './removed-by.ts'
import { sanitiseArticle } from './sanitise.ts'

test.each([
  ['<h2>A</h2><p>b <strong>c</strong></p>', []],
  ['<h1>A</h1><p>b</p>', []],
  [
    '<p style="color:red" class="x">a <span style="x">b</span></p><script>1</script>',
    [
      { what: 'style=', count: 2 },
      { what: '<script>', count: 1 },
      { what: '<span>', count: 1 },
      { what: 'class=', count: 1 },
    ],
  ],
  [
    '<iframe src="https://evil.example/"></iframe>',
    [
      { what: '<iframe>', count: 1 },
      { what: 'src=', count: 1 },
    ],
  ],
])('%s', (html, removed) => expect(removedBy(html, sanitiseArticle(html))).toEqual(removed))
