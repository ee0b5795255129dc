import { filled, treeOf } from '../settings/draft.ts'
import { withListEdit, type ListEdit } from '../settings/list-edits.ts'
import type { SectionProblems } from '../settings/section-problems.ts'

/** What the form of a client or an app holds, but its permissions. */
export const registrationShape = {
  name: '',
  rotatesRefreshTokens: '',
  elevated: '',
  redirectUris: [''],
  allowedOrigins: [''],
}
export type RegistrationFields = typeof registrationShape

export interface RegistrationDraft extends RegistrationFields {
  permissions: string[]
}

/** What is registered, as its form shows it. */
export const registrationDraft = (value: object, permissions: readonly string[] = []): RegistrationDraft => ({
  ...filled(registrationShape, value),
  permissions: permissions.toSorted(),
})

/** What a form says. */
export const typedDraft = (form: FormData): RegistrationDraft =>
  registrationDraft(
    treeOf(form),
    form.getAll('permissions').filter((value) => typeof value === 'string'),
  )

/** The same with a row of a list more or less. */
export const withRow = (draft: RegistrationDraft, edit: ListEdit): RegistrationDraft =>
  registrationDraft(withListEdit(filled(registrationShape, draft), edit, registrationShape), draft.permissions)

/** Without the rows that nobody has filled in. */
export const withoutBlanks = (draft: RegistrationDraft): RegistrationDraft => ({
  ...draft,
  redirectUris: draft.redirectUris.filter(Boolean),
  allowedOrigins: draft.allowedOrigins.filter(Boolean),
})

/** What is sent of a client. */
export const clientFields = ({ name, redirectUris, allowedOrigins, rotatesRefreshTokens }: RegistrationDraft) => ({
  name,
  redirectUris,
  allowedOrigins,
  rotatesRefreshTokens: rotatesRefreshTokens === 'on',
})

/** What is sent of an app. */
export const appFields = ({ name, redirectUris, allowedOrigins, permissions, elevated }: RegistrationDraft) => ({
  name,
  redirectUris,
  allowedOrigins,
  permissions,
  elevated: elevated === 'on',
})

/** A form that comes back: with a row more or less, or with what is wrong. */
export interface RegistrationAnswer {
  draft: RegistrationDraft
  problems?: SectionProblems
}
