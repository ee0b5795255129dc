import type { IncomingHttpHeaders } from 'node:http'
import { isGuid } from '@stoa/contract/guid'
import type { UnsentMails } from '@stoa/sdk/page-api'
import type { Services } from '../../kernel/context.ts'
import { isLoopback } from '../../kernel/loopback.ts'
import type { Settings } from '../../kernel/settings.ts'
import { sleep } from '../../kernel/sleep.ts'
import { findMailSince, findMailText } from '../../mail/public.ts'

/** Where a request comes from. */
export interface Origin {
  address: string
  headers: IncomingHttpHeaders
}

/** Browsers resolve every name below `localhost` to this machine. */
const isHere = (host: string): boolean => isLoopback(host) || host.endsWith('.localhost')

const hostOf = (url: string): string => URL.parse(url)?.hostname ?? ''

/** Headers that a proxy adds: behind one, every request seems to come from this machine. */
const proxyHeaders = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip'] as const

/** Whether a page may show the email that it has just asked for. Only if no mail server is set up, and only to requests from this machine: the server listens
 *  there alone, the shop's URL leads there, and so does the request, which no proxy has passed on (decision 0080). */
export function maySeeMails(
  { smtpUrl, host, baseUrl }: Pick<Settings, 'smtpUrl' | 'host' | 'baseUrl'>,
  { address, headers }: Origin,
): boolean {
  if (smtpUrl !== undefined || proxyHeaders.some((name) => headers[name] !== undefined)) return false
  return [host, hostOf(baseUrl), hostOf(`http://${headers.host ?? ''}`), address].every(isHere)
}

const stepMs = 100
const waitMs = 3_000

const template = 'order-link'

/** The emails with links to orders. A job writes them, so this waits for a moment; undefined if there was no such order. A page receives the ID of the email that
 *  it has just requested, which can't be guessed. `onFind` is called before an email is shown. */
export const unsentMails = ({ database, settings: { siteId } }: Services, onFind: () => void): UnsentMails => ({
  async writtenSince(since) {
    const end = AbortSignal.timeout(waitMs)
    while (!end.aborted) {
      const mail = await findMailSince(database, siteId, { template, since })
      if (mail) return mail.id
      await sleep(stepMs, end)
    }
    return undefined
  },
  async find(id) {
    onFind()
    const mail = isGuid(id) ? await findMailText(database, siteId, { template, id }) : undefined
    return mail && { ...mail, link: /https?:\/\/\S+/.exec(mail.text)?.[0] }
  },
})
