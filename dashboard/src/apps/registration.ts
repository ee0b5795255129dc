import { filled, treeOf } from '../settings/draft.ts'
import { withListEdit, type ListEdit } from '../settings/list-edits.ts'
import type { SectionProblems } from '../settings/section-problems.ts'

/** The form fields of a client or an app, except for its permissions. */
export const registrationShape = {
  name: '',
  rotatesRefreshTokens: '',
  mediaUrls: '',
  elevated: '',
  redirectUris: [''],
  allowedRedirectDomains: [''],
  allowedOrigins: [''],
}
export type RegistrationFields = typeof registrationShape

export interface RegistrationDraft extends RegistrationFields {
  permissions: string[]
}

/** A registration in the shape of its form. */
export const registrationDraft = (value: object, permissions: readonly string[] = []): RegistrationDraft => ({
  ...filled(registrationShape, value),
  permissions: permissions.toSorted(),
})

/** The submitted values of a form. */
export const typedDraft = (form: FormData): RegistrationDraft =>
  registrationDraft(
    treeOf(form),
    form.getAll('permissions').filter((value) => typeof value === 'string'),
  )

/** A draft after a row was added to or removed from one of its lists. */
export const withRow = (draft: RegistrationDraft, edit: ListEdit): RegistrationDraft =>
  registrationDraft(withListEdit(filled(registrationShape, draft), edit, registrationShape), draft.permissions)

/** Without empty rows. */
export const withoutBlanks = (draft: RegistrationDraft): RegistrationDraft => ({
  ...draft,
  redirectUris: draft.redirectUris.filter(Boolean),
  allowedRedirectDomains: draft.allowedRedirectDomains.filter(Boolean),
  allowedOrigins: draft.allowedOrigins.filter(Boolean),
})

const addressFields = ({
  redirectUris,
  allowedRedirectDomains,
  allowedOrigins,
}: Pick<RegistrationDraft, 'redirectUris' | 'allowedRedirectDomains' | 'allowedOrigins'>) => ({
  redirectUris,
  allowedRedirectDomains,
  allowedOrigins,
})

/** The API fields of a client. */
export const clientFields = ({ name, rotatesRefreshTokens, mediaUrls, ...draft }: RegistrationDraft) => ({
  name,
  ...addressFields(draft),
  rotatesRefreshTokens: rotatesRefreshTokens === 'on',
  mediaUrls: mediaUrls === 'PLATFORM' ? ('PLATFORM' as const) : ('SITE' as const),
})

/** The API fields of an app. */
export const appFields = ({ name, permissions, elevated, ...draft }: RegistrationDraft) => ({
  name,
  ...addressFields(draft),
  permissions,
  elevated: elevated === 'on',
})

/** A form that is shown again: after a row was added or removed, or with errors. */
export interface RegistrationAnswer {
  draft: RegistrationDraft
  problems?: SectionProblems
}
