import { describe, expect, test } from 'vitest'
import type { Violation } from '@stoa/contract/problems'
import { richContentMax } from '@stoa/contract/rich-content'
import { richContentOf } from '../../content/rich-content/public.ts'
import { readTexts, type WrittenTexts } from './texts.ts'

const read = (written: WrittenTexts, stored = '') => {
  const violations: Violation[] = []
  return { read: readTexts(written, { at: 'infoSection', stored, violations }), violations }
}
const [wash, dry] = ['<p>Wash.</p>', '<p>Dry.</p>']
const twice = { problem: 'DESCRIPTION_GIVEN_TWICE' }

describe('the text of a section', () => {
  test.each<[string, WrittenTexts, string, unknown]>([
    ['nothing: as it was', {}, wash, wash],
    ['HTML', { plainDescription: dry }, wash, dry],
    ['HTML is cleaned', { plainDescription: '<p onclick="x">Dry.</p><script>x</script>' }, '', dry],
    ['rich text', { description: richContentOf(dry) }, wash, dry],
    ['null clears it', { plainDescription: null }, wash, ''],
    ['null as rich text, too', { description: null }, wash, ''],
    ['both, the same', { description: richContentOf(dry), plainDescription: dry }, '', dry],
    ['both, the HTML as it was read', { description: richContentOf(dry), plainDescription: wash }, wash, dry],
    ['both, the rich text as it was read', { description: richContentOf(wash), plainDescription: dry }, wash, dry],
    ['both, different ones', { description: richContentOf(dry), plainDescription: wash }, '', twice],
    ['both, different from what was read', { description: richContentOf('<p>Air.</p>'), plainDescription: dry }, wash, twice],
  ])('%s', (_what, written, stored, expected) => expect(read(written, stored)).toEqual({ read: expected, violations: [] }))

  test('what is wrong has the path of its field', () => {
    const long = `<p>${'&'.repeat(richContentMax - 100)}</p>`
    expect(read({ plainDescription: long }).violations).toMatchObject([
      { field: 'infoSection.plainDescription', violatedRule: 'MAX_LENGTH', data: { threshold: richContentMax } },
    ])
    expect(read({ description: { nodes: [{ type: 'POLL' }] } }).violations).toMatchObject([
      { field: 'infoSection.description.nodes[0].type' },
    ])
  })
})
