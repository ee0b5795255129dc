import { ClamdStream } from './clamd.ts'

/** The same bytes, which the virus scanner reads on their way. It fails with a ScanFailure before its end unless they are harmless. */
export const withVirusScan = (address: string | undefined, source: AsyncIterable<Buffer>): AsyncIterable<Buffer> =>
  address === undefined ? source : scan(address, source)

async function* scan(address: string, source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let stream: ClamdStream | undefined
  try {
    for await (const bytes of source) {
      stream ??= new ClamdStream(address)
      await stream.send(bytes)
      yield bytes
    }
    await stream?.end()
  } finally {
    stream?.close()
  }
}
