import { createReadStream, statSync } from 'node:fs'
import { createServer } from 'node:http'

/** The floor of sending files: `node:http` and `fs`, nothing else. */
process.once('message', ({ port, path }: { port: number; path: string }) => {
  createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'image/webp', 'content-length': statSync(path).size })
    createReadStream(path).pipe(response)
  }).listen(port, '127.0.0.1', () => process.send!('listening'))
})
process.once('disconnect', () => process.exit())
