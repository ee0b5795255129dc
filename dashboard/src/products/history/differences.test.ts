import { expect, test } from 'vitest'
import { newProductDraft, type ProductDraft } from '../editor/draft/product-draft.ts'
import { differences } from './differences.ts'

const choice = (name: string) => ({ key: name, was: name, name, colour: '', pictures: [] })
const options = [{ key: 'Size', was: 'Size', name: 'Size', isColour: '', choices: [choice('S'), choice('M')] }]

test.each<[Partial<ProductDraft>, [string, string, string][]]>([
  [{}, []],
  [{ tracked: 'on' }, []],
  [
    { name: 'Cup', visible: '' },
    [
      ['name', '', 'Cup'],
      ['visible', '✓', '✗'],
    ],
  ],
  [{ description: '<p>For <b>tea</b> &amp; water.</p>' }, [['description', '', 'For tea & water.']]],
  [{ discount: { type: 'PERCENT', value: '15' } }, [['discount', '', '15%']]],
  [{ productSize: { length: '10', width: '', height: '4', unit: 'CM' } }, [['productSize', '', '10 × – × 4 CM']]],
  [{ options }, [['options', '', 'Size: S, M']]],
  [
    { customTexts: [{ was: 'Name', title: 'Name', minLength: '', maxLength: '20', mandatory: 'on', added: '' }] },
    [['customTexts', '', 'Name (20, ✓)']],
  ],
])('%j', (changes, found) => {
  expect(
    differences(newProductDraft, { ...newProductDraft, ...changes }).map(({ field, former, present }) => [field, former, present]),
  ).toEqual(found)
})
