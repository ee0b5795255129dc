import { close, open, read, readFile } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'

/** A file, and the headers that Stoa sends with it. */
export interface FloorFile {
  path: string
  headers: Record<string, string>
}

/** The floor of sending files: `node:http` and `fs`, nothing else. Each request reads the file. */
process.once('message', ({ port, files }: { port: number; files: Record<string, FloorFile> }) => {
  createServer(({ url, headers: { range, 'if-none-match': tag } }, response) => {
    const { path, headers } = files[url!]!
    if (tag === headers.etag) return void response.writeHead(304, headers).end()
    const [, start, end] = /^bytes=(\d+)-(\d+)$/.exec(range ?? '') ?? []
    if (start !== undefined) return sendPart(response, { path, headers }, { start: Number(start), end: Number(end) })
    readFile(path, (error, bytes) => {
      if (error) throw error
      response.writeHead(200, { ...headers, 'content-length': bytes.length }).end(bytes)
    })
  }).listen(port, '127.0.0.1', () => process.send!('listening'))
})
process.once('disconnect', () => process.exit())

function sendPart(response: ServerResponse, { path, headers }: FloorFile, { start, end }: { start: number; end: number }): void {
  const length = end - start + 1
  open(path, (cannotOpen, file) => {
    if (cannotOpen) throw cannotOpen
    read(file, Buffer.allocUnsafe(length), 0, length, start, (cannotRead, _, bytes) => {
      if (cannotRead) throw cannotRead
      close(file)
      response.writeHead(206, { ...headers, 'content-length': length, 'content-range': `bytes ${start}-${end}/*` }).end(bytes)
    })
  })
}
