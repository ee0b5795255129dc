import { isIP } from 'node:net'
import { rootCertificates } from 'node:tls'
import type { Settings } from '../kernel/settings.ts'
import type { SmtpUrl } from '../kernel/smtp-url.ts'
import { messageId, otherHeaders, senderOf, type HeaderFields, type Sender } from './headers.ts'
import { headerText } from './mail.ts'
import type { Delivery } from './outcome.ts'

export type OutgoingMail = Omit<HeaderFields, 'sentDate'> & { html: string; plain: string }

/** A connection to the mail server for several emails in sequence. */
export interface MailServer {
  /** Sends an email. Every failure is an outcome. */
  deliver(mail: OutgoingMail, sender: Sender, now: Date): Promise<Delivery>
  close(): void
}

type SmtpSettings = Pick<Settings, 'smtpTls' | 'smtpCa' | 'smtpTimeoutSeconds'> & { smtpUrl: SmtpUrl }

/** The default timeout of a response of the server. */
const timeoutSeconds = 10

/** Connects lazily: the connection is made for the first email, which reports its failure. */
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

/** One address, with nothing that a mail server or the driver could read as two (threat O06). */
const isOneAddress = (text: string): boolean => /^[^\s\p{Cc}@<>()[\]",;:\\]+@[^\s\p{Cc}@<>()[\]",;:\\]+$/u.test(text)

const timeoutMs = ({ smtpTimeoutSeconds = timeoutSeconds }: SmtpSettings): number => smtpTimeoutSeconds * 1000

/** Uses TLS unless it was turned off, and always verifies the certificate. If the connection breaks, it is unknown whether the email was accepted, so the
 *  driver must not retry by itself. */
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

/** One email to one reader, whatever its fields contain (threat O06). Its id stays the same for all attempts, so that a mailbox recognises a duplicate. */
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
    headers: otherHeaders(mail.unsubscribeUrl),
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

/** Responses about the email itself. All others are about the connection or the right to send. */
const mailErrorCodes: readonly string[] = ['EENVELOPE', 'EMESSAGE']
/** Of those, responses to a client that hasn't authenticated correctly. */
const loginResponseCodes: readonly number[] = [503, 530, 534, 535, 538]

function deliveryOf({ code = '', responseCode, response, message }: SmtpError, login: SmtpUrl['login']): Delivery {
  const serverResponse = redactResponse(response ?? message, login)
  if (!mailErrorCodes.includes(code) || (responseCode !== undefined && loginResponseCodes.includes(responseCode)))
    return { outcome: 'UNREACHABLE', serverResponse }
  return { outcome: responseCode !== undefined && responseCode < 500 ? 'LATER' : 'REFUSED', serverResponse }
}

/** The server's response on one line. Some servers repeat a password to the client that sent it. */
function redactResponse(response: string, login: SmtpUrl['login']): string {
  const secrets = login ? [login.password, Buffer.from(login.password).toString('base64')] : []
  return headerText(secrets.reduce((text, secret) => text.replaceAll(secret, '…'), response))
}
