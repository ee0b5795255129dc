import { expect, test } from 'vitest'
import { attachment } from './attachment.ts'

test.each([
  ['rain.mp3', `attachment; filename="rain.mp3"; filename*=UTF-8''rain.mp3`],
  ['Canção à janela.mp3', `attachment; filename="Can__o _ janela.mp3"; filename*=UTF-8''Can%C3%A7%C3%A3o%20%C3%A0%20janela.mp3`],
  [`it's (1)*.pdf`, `attachment; filename="it_s (1)_.pdf"; filename*=UTF-8''it%27s%20%281%29%2A.pdf`],
  ['a"; filename="b', `attachment; filename="a__ filename__b"; filename*=UTF-8''a%22%3B%20filename%3D%22b`],
  ['a\r\nset-cookie: b', `attachment; filename="a__set-cookie_ b"; filename*=UTF-8''a%0D%0Aset-cookie%3A%20b`],
  ['\uD800', `attachment; filename="_"; filename*=UTF-8''%EF%BF%BD`],
])('%j', (fileName, header) => expect(attachment(fileName)).toBe(header))
