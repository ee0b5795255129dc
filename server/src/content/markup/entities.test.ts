import { expect, test } from 'vitest'
import { withoutDoctype } from './entities.ts'

const inserted = 'x'.repeat(1000)
const large = `<!DOCTYPE svg [<!ENTITY a "${inserted}">]><svg>${'&a;'.repeat(5001)}</svg>`
const nested = '<!DOCTYPE svg [<!ENTITY a "ha"><!ENTITY b "&a;&a;">]><svg>&b;</svg>'

test.each<[string, string, string | undefined]>([
  ['none', '<svg>&amp;</svg>', '<svg>&amp;</svg>'],
  ['one without declarations', '<?xml?><!DOCTYPE svg PUBLIC "a" "b"><svg/>', '<?xml?><svg/>'],
  [
    'entities of a drawing program',
    '<!DOCTYPE svg PUBLIC "a" "b" [\n\t<!ENTITY ns_svg "http://a/">\n\t<!ENTITY b \'B "\' >\n\t<!-- c -->\n]>\n<svg xmlns="&ns_svg;">&b;&c;</svg>',
    '\n<svg xmlns="http://a/">B &quot;&c;</svg>',
  ],
  ['the first of two of one name', '<!DOCTYPE svg [<!ENTITY a "1"><!ENTITY a "2">]><svg>&a;</svg>', '<svg>1</svg>'],
  ['the number of a character', '<!DOCTYPE svg [<!ENTITY nbsp "&#160;">]><svg>&nbsp;</svg>', '<svg>&#160;</svg>'],
  ['rules', '<!DOCTYPE svg [<!ELEMENT a (b)><!ATTLIST svg c CDATA #FIXED ">">]><svg/>', '<svg/>'],
  [
    'comments and text as it is',
    '<!DOCTYPE svg [<!ENTITY a "1">]><svg><!-- &a; --><![CDATA[&a;]]></svg>',
    '<svg><!-- &a; --><![CDATA[&a;]]></svg>',
  ],
  ['names of every object', '<!DOCTYPE svg [<!ENTITY a "1">]><svg>&constructor;</svg>', '<svg>&constructor;</svg>'],
  ['M07: entities in entities', nested, undefined],
  ['M07: an element in an entity', '<!DOCTYPE svg [<!ENTITY a "<script/>">]><svg>&a;</svg>', undefined],
  ['M07: a file', '<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]><svg>&a;</svg>', undefined],
  ['M07: a parameter', '<!DOCTYPE svg [<!ENTITY % a SYSTEM "http://a">%a;]><svg/>', undefined],
  ['M07: more text than a drawing can have', large, undefined],
  ['two document types', '<!DOCTYPE svg><!DOCTYPE svg><svg/>', undefined],
])('%s', (_title, xml, plain) => expect(withoutDoctype(xml)).toBe(plain))
