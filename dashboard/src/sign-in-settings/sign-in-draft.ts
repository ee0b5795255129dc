import type { SignInSettings } from '../answers.ts'
import { filled } from '../settings/draft.ts'
import { same } from '../settings/merge.ts'

/** The fields of the form. The only entry of the list is what a new connection looks like. */
export const signInShape = {
  signUp: '',
  verifyEmail: '',
  captcha: '',
  concealAccounts: '',
  connections: [{ id: '', name: '', label: '', look: 'OUTLINE', issuer: '', clientId: '', hasClientSecret: '', clientSecret: '' }],
}
export type SignInDraft = typeof signInShape
export type SignInField = keyof SignInDraft

const fields = Object.keys(signInShape) as SignInField[]

/** Settings or submitted values in the shape of the form. A client secret is only included if it has just been entered. */
export const signInDraft = (value: unknown): SignInDraft => filled(signInShape, value)

/** The settings that differ from what the form started with. */
export const changedFields = (draft: SignInDraft, base: SignInDraft): SignInField[] =>
  fields.filter((name) => !same(draft[name], base[name]))

/** A draft with some settings of another one. */
export const withFields = (draft: SignInDraft, other: SignInDraft, names: readonly SignInField[]): SignInDraft => ({
  ...draft,
  ...Object.fromEntries(names.map((name) => [name, other[name]])),
})

/** The API fields of the changed settings, each as a whole. */
export function changesOf(draft: SignInDraft, names: readonly SignInField[]) {
  const { signUp, verifyEmail, captcha, concealAccounts, connections } = draft
  const wire = {
    signUp: signUp as SignInSettings['signUp'],
    verifyEmail: verifyEmail === 'on',
    captcha: captcha as SignInSettings['captcha'],
    concealAccounts: concealAccounts === 'on',
    connections: connections.map(({ id, name, label, look, issuer, clientId, clientSecret }) => ({
      ...(id && { id }),
      name,
      label,
      look: look as SignInSettings['connections'][number]['look'],
      issuer,
      clientId,
      ...(clientSecret && { clientSecret }),
    })),
  }
  return Object.fromEntries(names.map((name) => [name, wire[name]])) as Partial<typeof wire>
}
