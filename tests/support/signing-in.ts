import { randomUUID } from 'node:crypto'
import { identityOfSession } from '../../server/src/access/identify/session-cookie.ts'
import { sql } from '../../server/src/database/sql.ts'
import type { CallResponse } from '../../server/src/kernel/app.ts'
import type { Identity } from '../../server/src/kernel/identity.ts'
import type { Settings } from '../../server/src/kernel/settings.ts'
import { makeTestSite, type TestSite } from './site.ts'
import { type WrittenMail, writtenMails } from './written-mails.ts'

/** The answer to a sign-in, as tests read it. */
export interface Entered {
  state: string
  sessionToken?: string
  stateToken?: string
  identity: { id: string; status: { name: string; reasons: string[] }; email?: { address: string; isVerified: boolean } }
  additionalData?: Record<string, { strValue: string }>
}

export const mia = { loginId: { email: 'mia@example.com' }, password: 'a windowsill full of basil' }

/** A site, and its sign-in calls without a session. */
export interface SignInSite extends TestSite {
  ask(call: string, message: unknown, asking?: { as?: Identity; address?: string }): Promise<CallResponse>
  /** The same, for calls that must answer 200. */
  enter(call: string, message: unknown, asking?: { as?: Identity; address?: string }): Promise<Entered>
  decide(changes: Record<string, unknown>): Promise<void>
  mails(template: string): Promise<WrittenMail[]>
  /** The code in the latest email. */
  code(): Promise<string>
  /** The member of a session; undefined if it has ended. */
  whose(sessionToken: string | undefined): Promise<Identity>
  setStatus(memberId: string, status: string): Promise<void>
}

export async function makeSignInSite(changes: Partial<Settings> = {}): Promise<SignInSite> {
  const site = await makeTestSite({ rateLimits: 'off', ...changes })
  const { app, database, siteId } = site
  const ask: SignInSite['ask'] = (call, message, { as = site.visitor(), address } = {}) =>
    app.call(call as Parameters<typeof app.call>[0], as, message, address === undefined ? {} : { address })
  const mails: SignInSite['mails'] = (template) => writtenMails(database, siteId, template)
  return {
    ...site,
    ask,
    async enter(call, message, asking) {
      const { status, body } = await ask(call, message, asking)
      if (status !== 200) throw new Error(`${call}: ${JSON.stringify(body)}`)
      return body as Entered
    },
    async decide(wanted) {
      const { signIn } = site.as(site.owner())
      const { settings } = await signIn.getSignInSettings({})
      await signIn.updateSignInSettings({ settings: { revision: settings.revision, ...wanted } })
    },
    mails,
    async code() {
      const [mail] = await mails('verification-code')
      return /^[2-9A-Z]{6}$/m.exec(mail!.plain)![0]
    },
    whose: async (token) => (token === undefined ? { kind: 'anonymous' } : identityOfSession(app.services, token)),
    async setStatus(memberId, status) {
      await database.run(sql`update members set status = ${status} where site_id = ${siteId} and id = ${memberId}`)
    },
  }
}

/** The code of a refusal; `violations` for a list of them. */
export function codeOf({ status, body }: CallResponse): string {
  if (status === 200) return '200'
  const { details } = body as { details: { applicationError?: { code: string } } }
  return details.applicationError?.code ?? 'violations'
}

export interface PresentedViolation {
  field: string
  violatedRule: string
  ruleName?: string
  data?: Record<string, unknown>
}

export const violationsIn = ({ body }: CallResponse): PresentedViolation[] =>
  (body as { details: { validationError: { fieldViolations: PresentedViolation[] } } }).details.validationError.fieldViolations

export const anAddress = (): string => `${randomUUID()}@example.com`
