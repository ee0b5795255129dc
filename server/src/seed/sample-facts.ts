import { createHash } from 'node:crypto'
import type { SampleFacts } from '../content/media/index.ts'
import { sampleFile } from './sample-file.ts'

const cached = new Map<string, Promise<SampleFacts | undefined>>()

/** Size and hash of a file of the sample shop, read once by a process. */
export function sampleFacts(id: string): Promise<SampleFacts | undefined> {
  const facts = cached.get(id) ?? read(id)
  cached.set(id, facts)
  return facts
}

async function read(id: string): Promise<SampleFacts | undefined> {
  const bytes = await sampleFile(id)
  return bytes && { sizeBytes: bytes.length, hash: createHash('sha256').update(bytes).digest('hex') }
}
