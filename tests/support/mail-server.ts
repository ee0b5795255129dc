import { once } from 'node:events'
import { createServer, type AddressInfo, type Socket } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import type { Settings } from '../../server/src/kernel/settings.ts'
import { loopbackCertificate } from './loopback-certificate.ts'

/** An email that was received. */
export interface Arrived {
  from: string
  to: string[]
  /** The whole email as it was sent. */
  source: string
  /** Its headers by lower-case name, unfolded. */
  headers: ReadonlyMap<string, string>
  plain: string
  html: string
  isEncrypted: boolean
}

export interface TestMailServer {
  arrived: Arrived[]
  /** The replies to the next emails, in order. Further emails are accepted. */
  answers: { code: number; words: string; to?: 'RCPT' | 'DATA' }[]
  /** Runs before it replies. */
  before: (mail: Arrived) => Promise<void>
  settings: Pick<Settings, 'smtpUrl' | 'smtpTls' | 'smtpCa' | 'smtpTimeoutSeconds'> & { smtpUrl: NonNullable<Settings['smtpUrl']> }
  close(): Promise<void>
}

interface Wanted {
  tls?: 'NONE' | 'STARTTLS' | 'IMPLICIT'
  login?: { user: string; password: string }
}

/** A mail server on loopback. */
export async function startMailServer({ tls = 'NONE', login }: Wanted = {}): Promise<TestMailServer> {
  const kept: Pick<TestMailServer, 'arrived' | 'answers' | 'before'> = { arrived: [], answers: [], before: async () => {} }
  const server = new SMTPServer(optionsOf(kept, { tls, ...(login ? { login } : {}) }))
  server.on('error', () => {})
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo
  return Object.assign(kept, {
    settings: {
      smtpUrl: { host: '127.0.0.1', port, secure: tls === 'IMPLICIT', ...(login ? { login } : {}) },
      smtpTimeoutSeconds: 2,
      ...(tls === 'NONE' ? { smtpTls: 'off' as const } : { smtpCa: loopbackCertificate.cert }),
    },
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  })
}

function optionsOf(kept: Pick<TestMailServer, 'arrived' | 'answers' | 'before'>, { tls, login }: Wanted): SMTPServerOptions {
  const refusal = ({ code, words }: { code: number; words: string }) => Object.assign(new Error(words), { responseCode: code })
  return {
    ...loopbackCertificate,
    secure: tls === 'IMPLICIT',
    disableReverseLookup: true,
    authOptional: !login,
    allowInsecureAuth: tls === 'NONE',
    closeTimeout: 100,
    disabledCommands: [...(tls === 'STARTTLS' ? [] : ['STARTTLS']), ...(login ? [] : ['AUTH'])],
    onAuth: ({ username, password }, _session, done) =>
      username === login?.user && password === login?.password
        ? done(null, { user: username })
        : done(refusal({ code: 535, words: `5.7.8 No entry with ${password}` })),
    onRcptTo: (_address, _session, done) => {
      const [answer] = kept.answers
      if (answer?.to !== 'RCPT') return done()
      kept.answers.shift()
      done(refusal(answer))
    },
    onData: (stream, { envelope, secure }, done) => {
      const take = async (): Promise<Error | undefined> => {
        const from = envelope.mailFrom ? envelope.mailFrom.address : ''
        const to = envelope.rcptTo.map(({ address }) => address)
        const mail = read((await buffer(stream)).toString('utf8'), { from, to, isEncrypted: secure })
        const answer = kept.answers.shift()
        await kept.before(mail)
        if (answer) return refusal(answer)
        kept.arrived.push(mail)
        return undefined
      }
      void answerWith(take(), done)
    },
  }
}

async function answerWith(taken: Promise<Error | undefined>, done: (error?: Error | null, message?: string) => void): Promise<void> {
  const refused = await taken
  if (refused) done(refused)
  else done(null, 'Taken')
}

/** A server that accepts connections and never replies. */
export async function startHangingServer(): Promise<{ settings: TestMailServer['settings']; close(): Promise<void> }> {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    settings: { smtpUrl: { host: '127.0.0.1', port, secure: false }, smtpTls: 'off', smtpTimeoutSeconds: 1 },
    close: () => {
      for (const socket of sockets) socket.destroy()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}

function read(source: string, rest: Pick<Arrived, 'from' | 'to' | 'isEncrypted'>): Arrived {
  const headers = headersIn(source)
  const boundary = /boundary="([^"]+)"/.exec(headers.get('content-type') ?? '')?.[1] ?? ''
  const parts = source
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((part) => part.replace(/^\r\n/, ''))
  const bodyOf = (type: string): string => decoded(parts.find((part) => headersIn(part).get('content-type')?.startsWith(type)) ?? '')
  return { ...rest, source, headers, plain: bodyOf('text/plain'), html: bodyOf('text/html') }
}

function headersIn(source: string): Map<string, string> {
  const [head = ''] = source.split('\r\n\r\n')
  const lines = head.replaceAll(/\r\n[ \t]+/g, ' ').split('\r\n')
  return new Map(lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]))
}

function decoded(part: string): string {
  const body = part.slice(part.indexOf('\r\n\r\n') + 4).replaceAll('\r\n', '\n')
  const encoding = headersIn(part).get('content-transfer-encoding')
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8')
  if (encoding !== 'quoted-printable') return body
  const bytes = body.replaceAll('=\n', '').replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}
