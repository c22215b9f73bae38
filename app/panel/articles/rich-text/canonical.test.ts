import { describe, expect, test } from 'vitest'
import { treeOfHtml } from '#tests/support/html-tree.ts'
import { canonical } from './canonical.ts'

const of = (html: string) => canonical(treeOfHtml(html))

describe('writes of the same are equal', () => {
  test.each([
    ['<p>a <b>b</b></p>', '<p>\n  a\n  <strong>b</strong>\n</p>'],
    ['<p><strong><em>a</em></strong></p>', '<p><em><strong>a</strong></em></p>'],
    ['<p><strong>a</strong><strong>b</strong></p>', '<p><strong>ab</strong></p>'],
    ['<ul><li>a</li></ul>', '<ul> <li><p>a</p></li> </ul>'],
    ['<ul><li>a<ul><li>b</li></ul></li></ul>', '<ul><li><p>a</p><ul><li><p>b</p></li></ul></li></ul>'],
    [
      '<table><tbody><tr><td>a</td></tr></tbody></table>',
      '<table><colgroup></colgroup><tbody><tr><td colspan="1"><p>a</p></td></tr></tbody></table>',
    ],
    ['<blockquote>a</blockquote>', '<blockquote><p>a</p></blockquote>'],
    ['a', '<p>a</p>'],
    ['<p>a</p><p></p><p> </p>', '<p>a</p>'],
    ['<p>a<br></p>', '<p>a</p>'],
    ['<ol start="1"><li>a</li></ol>', '<ol><li>a</li></ol>'],
    ['<img title="x" src="/a.webp">', '<p><img src="/a.webp" title="x"></p>'],
  ])('%s', (one, other) => expect(of(one)).toBe(of(other)))
})

describe('what is lost is seen', () => {
  test.each([
    ['<p>a <strong>b</strong></p>', '<p>a b</p>'],
    ['<p>a b</p>', '<p>ab</p>'],
    ['<p>a</p><p>b</p>', '<p>a b</p>'],
    ['<h2>a</h2>', '<h3>a</h3>'],
    ['<p><a href="/a">a</a></p>', '<p><a href="/b">a</a></p>'],
    ['<p><a href="/a" title="t">a</a></p>', '<p><a href="/a">a</a></p>'],
    [
      '<figure><img src="/a.webp" alt="A"><figcaption>c</figcaption></figure>',
      '<p><img src="/a.webp" alt="A"></p><p>c</p>',
    ],
    [
      '<table><thead><tr><th>a</th></tr></thead></table>',
      '<table><tbody><tr><th>a</th></tr></tbody></table>',
    ],
    [
      '<table><caption>c</caption><tbody><tr><td>a</td></tr></tbody></table>',
      '<table><tbody><tr><td>a</td></tr></tbody></table>',
    ],
    [
      '<table><tbody><tr><th scope="row">a</th></tr></tbody></table>',
      '<table><tbody><tr><th>a</th></tr></tbody></table>',
    ],
    ['<div data-product-id="1"></div>', ''],
    ['<iframe src="https://player.vimeo.com/video/1"></iframe>', ''],
    ['<ol start="3"><li>a</li></ol>', '<ol><li>a</li></ol>'],
    ['<pre><code>a  b</code></pre>', '<pre><code>a b</code></pre>'],
    ['<pre><code>a <strong>b</strong></code></pre>', '<pre><code>a b</code></pre>'],
    ['<p>a<br>b</p>', '<p>a b</p>'],
    ['<p>H<sub>2</sub>O</p>', '<p>H2O</p>'],
  ])('%s is not %s', (one, other) => expect(of(one)).not.toBe(of(other)))
})
