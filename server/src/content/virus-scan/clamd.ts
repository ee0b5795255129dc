import { createConnection, type Socket } from 'node:net'
import { setImmediate } from 'node:timers/promises'
import { ScanFailure } from './scan-failure.ts'

/** How long the scanner can take to accept bytes, and to judge them when it has all. */
const acceptMs = 30_000
const judgeMs = 180_000
const replyLengthMax = 1000

/** One file on its way to clamd, by its command INSTREAM: lengths and bytes, then a length of zero, then the reply. */
export class ClamdStream {
  readonly #socket: Socket
  #reply = ''
  #problem = 'no reply'
  constructor(address: string) {
    const [, host, port] = /^\[?(.*?)\]?:(\d+)$/.exec(address) ?? []
    this.#socket = createConnection(address.startsWith('/') ? { path: address } : { host: host!, port: Number(port) })
    this.#socket.on('data', (bytes: Buffer) => {
      if (this.#reply.length < replyLengthMax) this.#reply += bytes.toString()
    })
    this.#socket.on('error', ({ message }) => (this.#problem = message))
    this.#socket.on('timeout', () => {
      this.#problem = 'no reply in time'
      this.#socket.destroy()
    })
    this.#socket.write('zINSTREAM\0')
  }

  /** Resolves when the scanner accepts more. */
  async send(bytes: Buffer): Promise<void> {
    if (bytes.length === 0) return
    // A file that is too large for the scanner gets the reply before its end, and then the connection ends: read it before a write fails.
    await setImmediate()
    if (this.#reply !== '') throw this.#failure()
    this.#socket.cork()
    this.#socket.write(lengthOf(bytes.length))
    const isAccepted = this.#socket.write(bytes)
    this.#socket.uncork()
    if (!isAccepted) await this.#next('drain', acceptMs)
    if (this.#socket.destroyed) throw this.#failure()
  }

  /** Resolves if the file is harmless. */
  async end(): Promise<void> {
    this.#socket.write(lengthOf(0))
    await this.#next('close', judgeMs)
    if (!/^stream: OK\0?$/.test(this.#reply)) throw this.#failure()
  }

  close(): void {
    this.#socket.destroy()
  }

  #next(event: 'drain' | 'close', milliseconds: number): Promise<void> {
    const socket = this.#socket
    if (socket.closed) return Promise.resolve()
    socket.setTimeout(milliseconds)
    return new Promise((resolve) => {
      const done = (): void => {
        socket.off(event, done).off('close', done).setTimeout(0)
        resolve()
      }
      socket.on(event, done).on('close', done)
    })
  }

  #failure(): ScanFailure {
    const reply = this.#reply.replaceAll('\0', '').trim()
    const finding = /^stream: (.+) FOUND$/.exec(reply)?.[1]
    if (finding !== undefined) return new ScanFailure('INFECTED', finding)
    return new ScanFailure(/size limit exceeded/.test(reply) ? 'TOO_LARGE' : 'UNAVAILABLE', reply || this.#problem)
  }
}

function lengthOf(bytes: number): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(bytes)
  return length
}
