import type { OptionChoice, ProductOption } from '../../catalogue/public.ts'

const ofOptions = {
  drop_down: { renderType: 'TEXT_CHOICES', choiceType: 'CHOICE_TEXT' },
  color: { renderType: 'SWATCH_CHOICES', choiceType: 'ONE_COLOR' },
} as const

export const renderTypeOf = ({ optionType }: Pick<ProductOption, 'optionType'>) => ofOptions[optionType].renderType

/** What choices of options and of modifiers have in common. */
export function presentChoice({ choiceId, value, description }: OptionChoice, { optionType }: Pick<ProductOption, 'optionType'>) {
  const { choiceType } = ofOptions[optionType]
  return { choiceId, choiceType, ...(choiceType === 'ONE_COLOR' && { colorCode: value }), name: description, key: description }
}
