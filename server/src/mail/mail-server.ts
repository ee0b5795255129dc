import { isIP } from 'node:net'
import { rootCertificates } from 'node:tls'
import type { Settings } from '../kernel/settings.ts'
import type { SmtpUrl } from '../kernel/smtp-url.ts'
import { messageId, senderOf, type HeaderFields, type Sender } from './headers.ts'
import { headerText } from './mail.ts'
import type { Delivery } from './outcome.ts'

export type OutgoingMail = Omit<HeaderFields, 'sentDate'> & { html: string; plain: string }

/** A connection to the mail server, for a few mails one after the other. */
export interface MailServer {
  /** Hands a mail over. Whatever goes wrong is an answer. */
  deliver(mail: OutgoingMail, sender: Sender, now: Date): Promise<Delivery>
  close(): void
}

type SmtpSettings = Pick<Settings, 'smtpTls' | 'smtpCa' | 'smtpTimeoutSeconds'> & { smtpUrl: SmtpUrl }

/** By default, what an answer of the server may take. */
const timeoutSeconds = 10

/** Nothing is sent yet: the connection is made for the first mail, and found broken then. */
export async function openMailServer(settings: SmtpSettings): Promise<MailServer> {
  const { createTransport } = await import('nodemailer')
  const transport = createTransport(connectionTo(settings))
  const { login } = settings.smtpUrl
  return {
    async deliver(mail, sender, now) {
      if (!isOneAddress(mail.recipient)) return { outcome: 'REFUSED', serverResponse: 'The recipient isn’t a single email address.' }
      const signal = AbortSignal.timeout(3 * timeoutMs(settings))
      try {
        const { response = '' } = await transport.sendMail({ ...messageOf(mail, sender, now), signal })
        return { outcome: 'TAKEN', serverResponse: redactResponse(response, login) }
      } catch (error) {
        return deliveryOf(error as SmtpError, login)
      }
    },
    close: () => transport.close(),
  }
}

/** One address, and nothing a mail server or the driver would read as two (threat O06). */
const isOneAddress = (text: string): boolean => /^[^\s\p{Cc}@<>()[\]",;:\\]+@[^\s\p{Cc}@<>()[\]",;:\\]+$/u.test(text)

const timeoutMs = ({ smtpTimeoutSeconds = timeoutSeconds }: SmtpSettings): number => smtpTimeoutSeconds * 1000

/** TLS unless it was turned off, and a certificate that is looked at in any case. A broken connection loses its mail: whether it was taken nobody knows, and the
 *  driver is not to try it once more by itself. */
function connectionTo(settings: SmtpSettings) {
  const { smtpUrl, smtpTls = 'on', smtpCa } = settings
  const { host, port, secure, login } = smtpUrl
  const patience = timeoutMs(settings)
  return {
    pool: true as const,
    maxConnections: 1,
    maxRequeues: 0,
    host,
    port,
    secure,
    requireTLS: smtpTls === 'on',
    ignoreTLS: smtpTls === 'off',
    tls: {
      minVersion: 'TLSv1.2' as const,
      ...(isIP(host) ? {} : { servername: host }),
      ...(smtpCa === undefined ? {} : { ca: [...rootCertificates, smtpCa] }),
    },
    ...(login ? { auth: { user: login.user, pass: login.password } } : {}),
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
    dnsTimeout: patience,
    logger: false,
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

/** One mail to one reader, whatever stands in its fields (threat O06). Its id stays the same from try to try, so that a mailbox knows a second copy. */
function messageOf(mail: OutgoingMail, sender: Sender, now: Date) {
  const { from, replyTo } = senderOf(sender)
  return {
    from,
    to: { name: '', address: mail.recipient },
    envelope: { from: from.address, to: [mail.recipient] },
    ...(replyTo === undefined ? {} : { replyTo: { name: '', address: replyTo } }),
    subject: headerText(mail.subject),
    date: now,
    messageId: messageId(mail.id, sender),
    headers: { 'Auto-Submitted': 'auto-generated' },
    xMailer: false as const,
    text: mail.plain,
    html: mail.html,
  }
}

interface SmtpError extends Error {
  code?: string
  responseCode?: number
  response?: string
}

/** Answers to the mail itself; all others are about the connection, or about whether we may send at all. */
const mailErrorCodes: readonly string[] = ['EENVELOPE', 'EMESSAGE']
/** Of those, what is said to whoever has not signed in, or not as it should be. */
const loginResponseCodes: readonly number[] = [503, 530, 534, 535, 538]

function deliveryOf({ code = '', responseCode, response, message }: SmtpError, login: SmtpUrl['login']): Delivery {
  const serverResponse = redactResponse(response ?? message, login)
  if (!mailErrorCodes.includes(code) || (responseCode !== undefined && loginResponseCodes.includes(responseCode)))
    return { outcome: 'UNREACHABLE', serverResponse }
  return { outcome: responseCode !== undefined && responseCode < 500 ? 'LATER' : 'REFUSED', serverResponse }
}

/** What a server says, in one line. Some say a password back to whoever has sent it. */
function redactResponse(response: string, login: SmtpUrl['login']): string {
  const secrets = login ? [login.password, Buffer.from(login.password).toString('base64')] : []
  return headerText(secrets.reduce((text, secret) => text.replaceAll(secret, '…'), response))
}
