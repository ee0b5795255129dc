import type { App } from '../http/app.ts'
import { forgetAttempts } from '../http/limits/forget-past.ts'
import { forgetSignIns } from '../people/authentication/forget-past.ts'
import { buildDataIndexes } from '../content/data-collections/build-indexes.ts'
import { purgeData } from '../content/data-collections/purge.ts'
import { forgetDataJobs } from '../content/data-jobs/forget-past.ts'
import { workDataJobs } from '../content/data-jobs/work.ts'
import { keepFieldUses } from '../content/field-uses/field-uses.ts'
import { forgetImports } from '../content/data-imports/forget-imports.ts'
import { runImports } from '../content/data-imports/run-imports.ts'
import { publishEvents } from '../events/publish.ts'
import { forgetKeys } from '../http/idempotency/forget-keys.ts'
import { logFault } from '../kernel/log.ts'
import { deliverMails } from '../mail/deliver-mails.ts'
import { sendMails } from '../mail/send-mails.ts'
import { forgetPastSessions } from '../access/member-sessions/forget-past.ts'
import { forgetPastTokens } from '../access/oauth/forget-past.ts'
import { purgeMembers } from '../people/members/purge.ts'
import { answerLinkRequests } from '../commerce/order-links/answer-requests.ts'
import { healPayments } from '../commerce/payments/heal.ts'
import { answerRecoveries, forgetRecoveries } from '../people/recovery/answer-requests.ts'
import { forgetPastRedirects } from '../web/redirects/forget-past.ts'
import { keepSoldItems } from '../commerce/reports/keep-sold-items.ts'
import { rest } from '../kernel/rest.ts'
import { forgetPast } from '../access/staff/forget-past.ts'
import { answerStaffRecoveries, forgetStaffRecoveries } from '../access/staff-recovery/answer-requests.ts'

/** Work that no caller waits for: what it does, and how long it rests between rounds. */
interface Job {
  name: string
  restMs: number
  run(app: App): Promise<void>
}

const jobs: readonly Job[] = [
  { name: 'publish-events', restMs: 250, run: publishEvents },
  { name: 'heal-payments', restMs: 5_000, run: healPayments },
  { name: 'send-mails', restMs: 1_000, run: sendMails },
  { name: 'deliver-mails', restMs: 1_000, run: deliverMails },
  { name: 'keep-sold-items', restMs: 1_000, run: keepSoldItems },
  { name: 'answer-link-requests', restMs: 1_000, run: answerLinkRequests },
  { name: 'answer-recoveries', restMs: 1_000, run: answerRecoveries },
  { name: 'answer-staff-recoveries', restMs: 1_000, run: answerStaffRecoveries },
  { name: 'forget-idempotency-keys', restMs: 600_000, run: forgetKeys },
  { name: 'forget-past-sessions', restMs: 600_000, run: forgetPast },
  { name: 'forget-member-sessions', restMs: 600_000, run: forgetPastSessions },
  { name: 'forget-tokens', restMs: 600_000, run: forgetPastTokens },
  { name: 'forget-redirect-sessions', restMs: 600_000, run: forgetPastRedirects },
  { name: 'forget-sign-ins', restMs: 600_000, run: forgetSignIns },
  { name: 'forget-recoveries', restMs: 600_000, run: forgetRecoveries },
  { name: 'forget-staff-recoveries', restMs: 600_000, run: forgetStaffRecoveries },
  { name: 'build-data-indexes', restMs: 1_000, run: buildDataIndexes },
  { name: 'work-data-jobs', restMs: 250, run: workDataJobs },
  { name: 'forget-data-jobs', restMs: 600_000, run: forgetDataJobs },
  { name: 'keep-field-uses', restMs: 5_000, run: keepFieldUses },
  { name: 'run-imports', restMs: 500, run: runImports },
  { name: 'forget-imports', restMs: 600_000, run: forgetImports },
  { name: 'purge-data', restMs: 60_000, run: purgeData },
  { name: 'purge-members', restMs: 600_000, run: purgeMembers },
  { name: 'forget-attempts', restMs: 600_000, run: forgetAttempts },
]

const restAfterFailureMs = 5_000

/** Runs every job in turn with itself, never twice at a time. A round that fails is logged and tried again. */
export function startJobs(app: App): { stop(): Promise<void> } {
  const stopping = new AbortController()
  const running = jobs.map((job) => repeat(app, job, stopping.signal))
  return {
    async stop() {
      stopping.abort()
      await Promise.all(running)
    },
  }
}

async function repeat(app: App, job: Job, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const restMs = await job.run(app).then(
      () => job.restMs,
      (error: unknown) => {
        logFault(error, { job: job.name })
        return Math.max(restAfterFailureMs, job.restMs)
      },
    )
    await rest(restMs, signal)
  }
}
