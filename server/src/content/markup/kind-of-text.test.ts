import { expect, test } from 'vitest'
import { kindOfText } from './kind-of-text.ts'

const publicId = 'PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd"'

test.each([
  ['a drawing', '<svg xmlns="a">', 'SVG'],
  ['a prefix', '<svg:svg xmlns:svg="a">', 'SVG'],
  ['an XML declaration, comments and white space', '<?xml version="1.0"?>\n<!-- > a -->\n<!-- b -->\n<svg>', 'SVG'],
  ['a document type', `<!DOCTYPE svg ${publicId}><svg>`, 'SVG'],
  ['one with entities', `<!DOCTYPE svg ${publicId} [\n\t<!ENTITY a "http://a/]>">\n\t<!-- don't ]> -->\n] ><svg>`, 'SVG'],
  ['one in apostrophes', "<!doctype svg [<!ENTITY a 'b>'>]><svg>", 'SVG'],
  ['a page', '<!-- a --> <!DOCTYPE html><p>', 'HTML'],
  ['a page of XHTML', '<?xml version="1.0"?><html>', 'HTML'],
  ['a part of a page', '<script>1</script>', 'HTML'],
  ['a document type without an end', `<!DOCTYPE svg [<svg>`, 'OTHER'],
  ['another name that begins like that', '<svgs>', 'OTHER'],
  ['text that mentions a drawing', 'The element <svg> is …', 'OTHER'],
  ['nothing', '', 'OTHER'],
])('%s', (_title, text, kind) => expect(kindOfText(text)).toBe(kind))

test('M08: the kind of any text shows in one pass', () => {
  for (const repeated of ['<!-- -->', '<!--', '<?xml>', '<!DOCTYPE svg>', '<!DOCTYPE svg [<', '<!DOCTYPE svg ["\'', ' \n'])
    expect(kindOfText(`${repeated.repeat(8000)}<x`)).toBe('OTHER')
  expect(kindOfText(`<!DOCTYPE svg [${'<!--'.repeat(1_000_000)}<x`)).toBe('OTHER')
})
