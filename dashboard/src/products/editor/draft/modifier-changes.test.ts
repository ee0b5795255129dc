import { expect, test } from 'vitest'
import { arrangedModifiers } from './modifier-changes.ts'
import { newProductDraft, type CustomTextDraft, type ModifierDraft } from './product-draft.ts'

const wrap: ModifierDraft = { name: 'Wrap', isColour: '', mandatory: '', choices: [{ name: 'Paper', colour: '', added: '3,50' }] }
const text: CustomTextDraft = { was: 'Name?', title: 'Name?', minLength: '', maxLength: '20', mandatory: 'on', added: '' }
const stored = {
  modifiers: [
    { name: 'Engraving', key: 'Engraving', freeTextSettings: { title: 'Name?', key: 'Name?' } },
    { name: 'Wrap', key: 'Wrap', choicesSettings: { choices: [] } },
  ],
}

test('modifiers are sent in the order that the product has them in, and a text keeps its name', () => {
  const sent = arrangedModifiers({ ...newProductDraft, modifiers: [wrap, { ...wrap, name: 'Card' }], customTexts: [text] }, stored)
  expect(sent.map(({ path, modifier }) => [path, modifier.name])).toEqual([
    ['customTexts.0', 'Engraving'],
    ['modifiers.0', 'Wrap'],
    ['modifiers.1', 'Card'],
  ])
  expect(sent[0]!.modifier.freeTextSettings).toEqual({ title: 'Name?', minCharCount: 0, maxCharCount: 20, defaultAddedPrice: null })
  expect(sent[1]!.modifier.choicesSettings).toEqual({ choices: [{ name: 'Paper', choiceType: 'CHOICE_TEXT', addedPrice: '3.5' }] })
})

test('a text with another title has it as its name', () => {
  const [sent] = arrangedModifiers({ ...newProductDraft, customTexts: [{ ...text, title: 'Whose name?' }] }, stored)
  expect(sent!.modifier.name).toBe('Whose name?')
})

test.each([
  ['on', []],
  ['', [['Colour', true, [{ name: 'Moss', choiceType: 'ONE_COLOR', colorCode: '#475a3c', addedPrice: null }]]]],
])('options of which variants are managed: “%s”', (managed, modifiers) => {
  const choices = [{ key: '', was: '', name: 'Moss', colour: '#475a3c', pictures: [] }]
  const options = [{ key: '', was: '', name: 'Colour', isColour: 'on', choices }]
  const sent = arrangedModifiers({ ...newProductDraft, managed, options }, { modifiers: [] })
  expect(sent.map(({ modifier }) => [modifier.name, modifier.mandatory, modifier.choicesSettings?.choices])).toEqual(modifiers)
})
