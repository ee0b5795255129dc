import { filled, treeOf } from '../settings/draft.ts'
import { withListEdit, type ListEdit } from '../settings/list-edits.ts'
import type { SectionProblems } from '../settings/section-problems.ts'

/** The values of a client's or app's form, without permissions. */
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

/** A saved registration as its form shows it. */
export const registrationDraft = (value: object, permissions: readonly string[] = []): RegistrationDraft => ({
  ...filled(registrationShape, value),
  permissions: permissions.toSorted(),
})

/** The values of a submitted form. */
export const typedDraft = (form: FormData): RegistrationDraft =>
  registrationDraft(
    treeOf(form),
    form.getAll('permissions').filter((value) => typeof value === 'string'),
  )

/** The same values with a row added or removed. */
export const withRow = (draft: RegistrationDraft, edit: ListEdit): RegistrationDraft =>
  registrationDraft(withListEdit(filled(registrationShape, draft), edit, registrationShape), draft.permissions)

/** Without empty rows. */
export const withoutBlanks = (draft: RegistrationDraft): RegistrationDraft => ({
  ...draft,
  redirectUris: draft.redirectUris.filter(Boolean),
  allowedOrigins: draft.allowedOrigins.filter(Boolean),
})

/** The request for a client. */
export const clientFields = ({ name, redirectUris, allowedOrigins, rotatesRefreshTokens }: RegistrationDraft) => ({
  name,
  redirectUris,
  allowedOrigins,
  rotatesRefreshTokens: rotatesRefreshTokens === 'on',
})

/** The request for an app. */
export const appFields = ({ name, redirectUris, allowedOrigins, permissions, elevated }: RegistrationDraft) => ({
  name,
  redirectUris,
  allowedOrigins,
  permissions,
  elevated: elevated === 'on',
})

/** A form that is shown again: with a row added or removed, or with errors. */
export interface RegistrationAnswer {
  draft: RegistrationDraft
  problems?: SectionProblems
}
