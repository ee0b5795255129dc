import { createReadStream, createWriteStream, statSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { createServer } from 'node:http'
import { pipeline } from 'node:stream/promises'

/** What it sends, and where it stores what it gets. */
export interface FloorFiles {
  port: number
  path: string
  uploadTo?: string
}

/** The floor of sending and storing files: `node:http` and `fs`, nothing else. */
process.once('message', ({ port, path, uploadTo }: FloorFiles) => {
  const store = async (request: IncomingMessage): Promise<void> => pipeline(request, createWriteStream(uploadTo!))
  createServer((request, response) => {
    if (request.method === 'PUT') return void store(request).then(() => response.end('{}'))
    response.writeHead(200, { 'content-type': 'image/webp', 'content-length': statSync(path).size })
    createReadStream(path).pipe(response)
  }).listen(port, '127.0.0.1', () => process.send!('listening'))
})
process.once('disconnect', () => process.exit())
