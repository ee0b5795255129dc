import { createConnection, type Socket } from 'node:net'
import { setImmediate } from 'node:timers/promises'
import { ScanFailure } from './scan-failure.ts'

/** How long the scanner can take to be connected, to accept some bytes, and to judge a file when it has all of it. */
const defaultLimits = { connectMs: 5_000, acceptMs: 30_000, judgeMs: 180_000 }
const replyLengthMax = 1000

/** One file on its way to clamd, by its command INSTREAM: lengths and bytes, then a length of zero, then the reply, which ends with a zero byte. */
export class ClamdStream {
  readonly #socket: Socket
  readonly #limits: typeof defaultLimits
  #reply = ''
  #problem = 'no reply'
  constructor(address: string, limits = defaultLimits) {
    this.#limits = limits
    const [, host, port] = /^\[?(.*?)\]?:(\d+)$/.exec(address) ?? []
    this.#socket = createConnection(address.startsWith('/') ? { path: address } : { host: host!, port: Number(port) })
    const endConnecting = this.#limit(limits.connectMs, 'no connection in time')
    this.#socket.once('connect', endConnecting).once('close', endConnecting)
    this.#socket.on('data', (bytes: Buffer) => {
      this.#reply += bytes.toString()
      // Some scanners would keep the connection.
      if (this.#isReplied() || this.#reply.length > replyLengthMax) this.#socket.destroy()
    })
    this.#socket.on('error', ({ message }) => (this.#problem = message))
    this.#socket.write('zINSTREAM\0')
  }

  /** Resolves when the scanner accepts more. */
  async send(bytes: Buffer): Promise<void> {
    if (bytes.length === 0) return
    // A file that is too large for the scanner gets the reply before its end, and then the connection ends: read it before a write fails.
    await setImmediate()
    if (this.#socket.destroyed) throw this.#failure()
    this.#socket.cork()
    this.#socket.write(lengthOf(bytes.length))
    const isAccepted = this.#socket.write(bytes)
    this.#socket.uncork()
    if (!isAccepted) await this.#next('drain', this.#limits.acceptMs)
    if (this.#socket.destroyed) throw this.#failure()
  }

  /** Resolves if the file is harmless. */
  async end(): Promise<void> {
    if (!this.#socket.destroyed) this.#socket.write(lengthOf(0))
    await this.#next('close', this.#limits.judgeMs)
    if (!this.#reply.startsWith('stream: OK\0')) throw this.#failure()
  }

  close(): void {
    this.#socket.destroy()
  }

  #isReplied = (): boolean => this.#reply.includes('\0')

  #next(event: 'drain' | 'close', milliseconds: number): Promise<void> {
    const socket = this.#socket
    if (socket.closed) return Promise.resolve()
    const endWaiting = this.#limit(milliseconds, 'no reply in time')
    return new Promise((resolve) => {
      const done = (): void => {
        socket.off(event, done).off('close', done)
        endWaiting()
        resolve()
      }
      socket.on(event, done).on('close', done)
    })
  }

  /** Gives up after some time, whatever arrives until then. Returns what ends this. */
  #limit(milliseconds: number, problem: string): () => void {
    const timer = setTimeout(() => {
      this.#problem = problem
      this.#socket.destroy()
    }, milliseconds)
    return () => clearTimeout(timer)
  }

  #failure(): ScanFailure {
    if (!this.#isReplied()) return new ScanFailure('UNAVAILABLE', this.#reply.trim() || this.#problem)
    const reply = this.#reply.split('\0')[0]!.trim()
    const finding = /^stream: (.+) FOUND$/.exec(reply)?.[1]
    // With AlertExceedsMax, clamd says so of files that it read only in part, or not at all.
    const isTooLarge = finding === undefined ? reply.includes('size limit exceeded') : finding.startsWith('Heuristics.Limits.Exceeded')
    if (isTooLarge) return new ScanFailure('TOO_LARGE', reply)
    return finding === undefined ? new ScanFailure('FAILED', reply) : new ScanFailure('INFECTED', finding)
  }
}

function lengthOf(bytes: number): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(bytes)
  return length
}
