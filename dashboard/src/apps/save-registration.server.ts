import { data } from 'react-router'
import { textOf } from '@stoa/ui/refused-form'
import { listEditOf } from '../settings/list-edits.ts'
import { sectionProblems } from '../settings/section-problems.ts'
import { registrationShape, typedDraft, withoutBlanks, withRow, type RegistrationAnswer, type RegistrationDraft } from './registration.ts'

const named = [...Object.keys(registrationShape), 'permissions']

/** Does what the pressed button of the form says: a row more or less, or writing what it holds. */
export async function saveRegistration<Done>(form: FormData, write: (draft: RegistrationDraft) => Promise<Done>) {
  const typed = typedDraft(form)
  const edit = listEditOf(textOf(form, 'intent'))
  if (edit) return { draft: withRow(typed, edit) } as RegistrationAnswer
  const draft = withoutBlanks(typed)
  try {
    return await write(draft)
  } catch (error) {
    return data({ draft, problems: sectionProblems(error, named) } as RegistrationAnswer, { status: 422 })
  }
}

/** Whether somebody has typed the name of what is to be deleted. */
export const hasTyped = (form: FormData, name: string): boolean => textOf(form, 'typed') === name.trim()

export const revisionOf = (form: FormData): number => Number(textOf(form, 'revision')) || 1
