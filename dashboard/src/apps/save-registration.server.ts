import { data } from 'react-router'
import { textOf } from '@stoa/ui/refused-form'
import { listEditOf } from '../settings/list-edits.ts'
import { sectionProblems } from '../settings/section-problems.ts'
import { registrationShape, typedDraft, withoutBlanks, withRow, type RegistrationAnswer, type RegistrationDraft } from './registration.ts'

const named = [...Object.keys(registrationShape), 'permissions']

/** Handles the form's buttons: adds or removes a row, or saves the draft with `write`. */
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

/** Whether the name of what is being deleted was typed as confirmation. */
export const hasTyped = (form: FormData, name: string): boolean => textOf(form, 'typed') === name.trim()

export const revisionOf = (form: FormData): number => Number(textOf(form, 'revision')) || 1
