import { Socket } from 'node:net'
import { createResponseReader, type Response } from './response-reader.ts'

/** Longer than any answer takes. */
const silenceMs = 30_000

/** As much as a large answer has, so that most are read at once. */
const readBytes = 256 * 1024

/** One connection of a caller, which sends one request at a time and reads all answers into the same buffer. `node:http` allocates new buffers outside V8's heap for
 *  each body, because of which V8 collected the caller's whole heap eight times a second while it read large answers. */
export function createConnection(port: number): { send: (request: string, keepsText: boolean) => Promise<Response>; close: () => void } {
  const buffer = Buffer.allocUnsafeSlow(readBytes)
  let socket: Socket | undefined
  let waiting: ((outcome: Response | Error) => void) | undefined
  let read = createResponseReader(false)
  const finish = (outcome: Response | Error): void => {
    const done = waiting
    waiting = undefined
    done?.(outcome)
  }
  const leave = (left: Socket): void => {
    if (socket === left) socket = undefined
    left.destroy()
  }
  const open = (): Socket => {
    const opened: Socket = new Socket({
      onread: {
        buffer,
        callback: (count) => {
          try {
            const response = read(buffer.subarray(0, count))
            if (response?.isLast) leave(opened)
            if (response) finish(response)
          } catch (error) {
            finish(error as Error)
            leave(opened)
          }
          return true
        },
      },
    } as ConstructorParameters<typeof Socket>[0])
    let problem: Error | undefined
    opened.setNoDelay(true)
    opened.on('error', (error) => (problem = error))
    opened.setTimeout(silenceMs, () => opened.destroy(new Error('the server did not answer')))
    opened.on('end', () => leave(opened))
    opened.on('close', () => {
      const isOurs = socket === opened || socket === undefined
      leave(opened)
      if (isOurs) finish(problem ?? new Error('the server closed the connection before its answer ended'))
    })
    return opened.connect(port, '127.0.0.1')
  }
  return {
    send: (request, keepsText) =>
      new Promise((resolve, reject) => {
        waiting = (outcome) => (outcome instanceof Error ? reject(outcome) : resolve(outcome))
        read = createResponseReader(keepsText)
        socket ??= open()
        socket.write(request)
      }),
    close: () => socket?.destroy(),
  }
}
