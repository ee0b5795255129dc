import { afterEach, expect, test } from 'vitest'
import { siteDataTextsOf } from '../../../dashboard/src/texts/site-data-texts.ts'
import { memberTextsOf } from '../../../storefront/src/texts/member-texts.ts'
import { directionOf, inLanguage, learnPseudo, pseudoLanguage } from './languages.ts'
import { pseudoOf } from './pseudo.ts'

afterEach(() => learnPseudo(pseudoOf))

test('a text is marked, longer, and has signs at its ends', () => {
  expect(pseudoOf('Continue to payment')).toBe('⟦Çóòñŧíìñúùéè ŧóò þáàýɱéèñŧ⟧')
  expect(pseudoOf('4242 4242')).toBe('4242 4242')
})

test('placeholders in a text stay unchanged', () => {
  const { order, items } = pseudoOf({
    order: (number: string, { shop }: { shop: string }) => `Order ${number} at ${shop}`,
    items: (count: number) => `${count} items`,
  })
  expect(order('A-17', { shop: 'Parapeito' })).toBe('⟦Óòřđéèř A-17 áàŧ Parapeito⟧')
  expect(items(3)).toBe('⟦3 íìŧéèɱš⟧')
})

test.each([memberTextsOf, siteDataTextsOf])(
  'every text of an app is included, and none is unmarked',
  (textsOf: (language: string) => object) => {
    learnPseudo(pseudoOf)
    const plain: string[] = []
    const walk = (value: unknown): void => {
      if (typeof value === 'string' && /[a-z]{2}/.test(value)) plain.push(value)
      if (typeof value === 'object' && value !== null) Object.values(value).forEach(walk)
    }
    walk(textsOf(pseudoLanguage))
    expect(plain).toEqual([])
    expect(Object.keys(textsOf(pseudoLanguage))).toEqual(Object.keys(textsOf('en')))
  },
)

test('a catalogue is derived once', () => {
  const texts = { hello: 'Hello' }
  expect(inLanguage(pseudoLanguage, texts)).toBe(inLanguage(pseudoLanguage, texts))
  expect(inLanguage('en', texts)).toBe(texts)
})

test.each([
  ['en', 'ltr'],
  ['ar-EG', 'rtl'],
  ['he', 'rtl'],
  [pseudoLanguage, 'rtl'],
  ['', 'ltr'],
])('%s is written %s', (language, direction) => expect(directionOf(language)).toBe(direction))
