import { ClamdStream } from './clamd.ts'

/** The same bytes, which the virus scanner reads on their way. It fails with a ScanFailure before its end unless they are harmless. */
export async function* scanned(address: string | undefined, source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  if (address === undefined) return yield* source
  let scan: ClamdStream | undefined
  try {
    for await (const bytes of source) {
      scan ??= new ClamdStream(address)
      await scan.send(bytes)
      yield bytes
    }
    await scan?.end()
  } finally {
    scan?.close()
  }
}
