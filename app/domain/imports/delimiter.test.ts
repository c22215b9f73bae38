import { expect, it } from 'vitest'
import { detectDelimiter } from './delimiter.ts'

it.each([
  ['commas', 'title,content\nA,B\n', ','],
  ['semicolons', 'title;content\nA, B, C;D, E\n', ';'],
  ['tabs', 'title\tcontent\nA, B; C\tD\n', '\t'],
  ['commas within quotes', '"a,b,c";d\n"x,y,z,w";e\n', ';'],
  ['semicolons in the text of every row', 'title,content\nA,"B; C; D"\nE,F; G\n', ','],
  ['HTML with quotes and line ends', 'title,content\nA,"<p class=""x; y"">\n;\n;</p>"\n', ','],
  ['a header alone', 'title;content', ';'],
  ['one column', 'title\nA\n', ','],
  ['nothing', '', ','],
  ['empty lines first', '\r\n\r\na;b\r\n1;2\r\n', ';'],
])('%s', (_, text, delimiter) => expect(detectDelimiter(text)).toEqual({ delimiter, skip: 0 }))

it('believes what Excel says on the first line', () =>
  expect(detectDelimiter('sep=;\r\na,b;c\r\n')).toEqual({ delimiter: ';', skip: 7 }))
