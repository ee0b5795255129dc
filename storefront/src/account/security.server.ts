import type { Client } from '@stoa/sdk'
import { fieldProblem, problemsOf } from '@stoa/ui/form-problems'
import { isRefusal, isRefusedWith } from '@stoa/ui/refusal'
import { formProblemsOf, missingFields, sentBack, textOf } from '@stoa/ui/refused-form'
import { missingWith, takePassword } from '../sign-in/secret-of.server.ts'

interface SecurityRequest {
  client: Client
  form: FormData
  /** Of the calling member. */
  email: string
}

type Refused = ReturnType<typeof sentBack> | undefined

const changes = { email: changeEmail, password: changePassword, end: endSession, others: endOthers, delete: deleteAccount } as const
export type Intent = keyof typeof changes

export const isIntent = (text: string): text is Intent => Object.hasOwn(changes, text)

/** Handles one of the page's forms, or returns it with errors. */
export async function changeSecurity(intent: Intent, asked: SecurityRequest): Promise<Refused> {
  try {
    return await changes[intent](asked)
  } catch (error) {
    return sentBack(formProblemsOf(error), asked.form)
  }
}

/** Only an email says whether the address belongs to another account. */
async function changeEmail({ client, form }: SecurityRequest): Promise<Refused> {
  const password = takePassword(form)
  const missing = missingWith(form, ['email'], password)
  if (missing) return sentBack(missing, form)
  try {
    await client.recovery.sendLoginEmailChange({ newEmail: textOf(form, 'email'), password })
  } catch (error) {
    if (isRefusedWith(error, 'INCORRECT_PASSWORD')) return sentBack(fieldProblem('INCORRECT_PASSWORD', 'password'), form)
    return sentBack(formProblemsOf(error, { newEmail: 'email' }), form)
  }
  return undefined
}

async function changePassword({ client, form }: SecurityRequest): Promise<Refused> {
  const newPassword = takePassword(form, 'newPassword')
  const missing = missingWith(form, [], newPassword, 'newPassword')
  if (missing) return sentBack(missing, form)
  await client.authentication.changePassword({ newPassword })
  return undefined
}

async function endSession({ client, form }: SecurityRequest): Promise<Refused> {
  await client.memberSessions.endMySession({ sessionId: textOf(form, 'session') })
  return undefined
}

async function endOthers({ client }: SecurityRequest): Promise<Refused> {
  await client.memberSessions.endMyOtherSessions({})
  return undefined
}

/** The confirmation to type is the email address of the account. */
async function deleteAccount({ client, form, email }: SecurityRequest): Promise<Refused> {
  const missing = missingFields(form, ['confirm'])
  if (missing) return sentBack(missing, form)
  if (textOf(form, 'confirm').toLowerCase() !== email.toLowerCase()) return sentBack(fieldProblem('MISMATCH', 'confirm'), form)
  try {
    await client.members.deleteMyMember({})
  } catch (error) {
    if (isRefusal(error) && error.violations.some(({ ruleName }) => ruleName === worksHere)) return sentBack(problemsOf(worksHere), form)
    throw error
  }
  return undefined
}

const worksHere = 'OWNER_OR_CONTRIBUTOR_MEMBER_DELETE_FORBIDDEN'
