import { expect, test } from 'vitest'
import { serialise } from './node.ts'

test('serialise leaves no character that ends a script, and gives the text back', () => {
  const name = '</script><!-- & "tủ" \u2028\u2029'
  const text = serialise([{ '@type': 'Thing', name, brand: undefined }])
  expect(text).not.toMatch(/[<>&\u2028\u2029]/)
  expect(JSON.parse(text)).toEqual({
    '@context': 'https://schema.org',
    '@graph': [{ '@type': 'Thing', name }],
  })
})
