import { expect, test } from 'vitest'
import { partProblems } from './part-checks.ts'
import { newProductDraft, type ProductDraft } from './product-draft.ts'

const modifier = { name: 'Wrap', isColour: '', mandatory: '', choices: [{ name: 'Paper', colour: '', added: '' }] }
const coloured = (colour: string) => ({ ...modifier, isColour: 'on', choices: [{ name: 'Paper', colour, added: '' }] })
const text = { was: '', title: 'Name?', minLength: '', maxLength: '20', mandatory: '', added: '' }
const row = { ...newProductDraft.stock, key: '', price: '', sale: '', cost: '', sku: '', barcode: '', weight: '', visible: 'on' }
const options = [{ key: '', was: '', name: 'Size', isColour: '', choices: [{ key: '', was: '', name: 'S', colour: '', pictures: [] }] }]

test.each<[Partial<ProductDraft>, [string, string][]]>([
  [{ modifiers: [modifier], customTexts: [text] }, []],
  [{ modifiers: [{ ...modifier, name: 'Size' }], options }, [['modifiers.0.name', 'NAMED_TWICE']]],
  [{ modifiers: [modifier], customTexts: [{ ...text, title: 'Wrap' }] }, [['customTexts.0.title', 'NAMED_TWICE']]],
  [{ modifiers: [{ ...modifier, choices: [] }] }, [['modifiers.0.name', 'MIN_SIZE']]],
  [{ modifiers: [{ ...modifier, isColour: 'on' }] }, [['modifiers.0.choices.0.colour', 'COLOUR_CODE']]],
  [{ modifiers: [coloured('#c2543')] }, [['modifiers.0.choices.0.colour', 'COLOUR_CODE']]],
  [{ modifiers: [coloured('rgb(194 84 61)'), { ...coloured('tomato'), name: 'Ribbon' }] }, []],
  [{ customTexts: [{ ...text, minLength: '21' }] }, [['customTexts.0.minLength', 'MAX']]],
  [{ customTexts: [{ ...text, maxLength: '501' }] }, [['customTexts.0.maxLength', 'MAX']]],
  [{ ribbon: 'New', ribbons: ['Gift', 'New'] }, [['ribbons.1', 'NAMED_TWICE']]],
  [{ tags: { public: 'a\nb', private: 'x'.repeat(51) } }, [['tags.private', 'LONG_TAG']]],
  [{ tags: { public: Array.from({ length: 101 }, (_, at) => `${at}`).join('\n'), private: '' } }, [['tags.public', 'MAX_SIZE']]],
  [{ price: '20', variants: [{ ...row, sale: '15' }] }, []],
  [{ price: '20', variants: [{ ...row, sale: '20' }] }, [['variants.0.sale', 'SALE_NOT_LOWER']]],
  [
    { price: '20', discount: { type: 'PERCENT', value: '5' }, variants: [{ ...row, sale: '15' }] },
    [['variants.0.sale', 'SALE_WITH_DISCOUNT']],
  ],
  [{ options, variants: ['1', '', '', '1'].map((barcode) => ({ ...row, barcode })) }, [['variants.3.barcode', 'BARCODE_TWICE']]],
  [{ modifiers: Array.from({ length: 21 }, (_, at) => ({ ...modifier, name: `${at}` })) }, [['modifiers.20.name', 'TOO_MANY_MODIFIERS']]],
])('%j', (changes, problems) => {
  expect(partProblems({ ...newProductDraft, ...changes }).map(([field, rule]) => [field, rule])).toEqual(problems)
})
