import { read } from '../catalogue-parts/public.ts'
import { changeOfChoices } from './change-of-choices.ts'
import { withAdded } from './choices.ts'
import { type ChoiceReading, readChoices, type WrittenChoice } from './read-choices.ts'

interface Addition {
  customizationId: string
  choices: WrittenChoice[]
}

/** A change that adds choices to a customization. */
export const additionOf = ({ customizationId, choices }: Addition, reading: Omit<ChoiceReading, 'violations'>) =>
  changeOfChoices({ id: customizationId }, (doc) => {
    const added = read((violations) => readChoices(choices, doc, { ...reading, violations }))
    return 'problem' in added ? added : withAdded(doc, added)
  })
