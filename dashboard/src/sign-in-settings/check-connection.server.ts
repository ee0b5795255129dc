import type { Client } from '@stoa/sdk'
import type { FormProblems } from '@stoa/ui/form-problems'
import { formProblemsOf } from '@stoa/ui/refused-form'
import type { ConnectionFinding } from '../answers.ts'
import type { SignInDraft } from './sign-in-draft.ts'

/** What a check of a provider found, or why there was none. */
export interface CheckedConnection {
  id: string
  findings?: ConnectionFinding[]
  problems?: FormProblems
}

/** The index of the connection to check, from the form's intent; undefined for other intents. */
export const rowToCheck = (intent: string): number | undefined => {
  const [, row] = /^check:connections\.(\d{1,2})$/.exec(intent) ?? []
  return row === undefined ? undefined : Number(row)
}

/** Checks a provider with the values in the form, saved or not. */
export async function checkedConnection(client: Client, { connections }: SignInDraft, row: number): Promise<CheckedConnection | undefined> {
  const draft = connections[row]
  if (!draft) return undefined
  const { id, issuer, clientId, clientSecret } = draft
  try {
    const connection = { ...(id && { id }), issuer, ...(clientId && { clientId }), ...(clientSecret && { clientSecret }) }
    const { findings } = await client.signIn.checkConnection({ connection })
    return { id, findings }
  } catch (error) {
    return { id, problems: formProblemsOf(error) }
  }
}
