import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

// What editors show: TypeScript's own language server, over its standard input and output.

const tsc = fileURLToPath(new URL('../../node_modules/typescript/bin/tsc', import.meta.url))

interface Message {
  id?: number
  method?: string
  params?: unknown
  result?: unknown
}

export interface LanguageServer {
  /** What an editor shows at `|` in a script that isn’t part of a project. */
  hover(script: string): Promise<string>
  stop(): void
}

export async function startLanguageServer(): Promise<LanguageServer> {
  const child = spawn(process.execPath, [tsc, '--lsp', '--stdio'], { stdio: ['pipe', 'pipe', 'ignore'] })
  const pending = new Map<number, (result: unknown) => void>()
  let count = 0
  const send = (message: Message): void => {
    const text = JSON.stringify({ jsonrpc: '2.0', ...message })
    child.stdin.write(`Content-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`)
  }
  const request = (method: string, params: unknown): Promise<unknown> =>
    new Promise((resolve) => {
      pending.set(++count, resolve)
      send({ id: count, method, params })
    })
  readMessages(child.stdout, ({ id, method, result }) => {
    if (id === undefined) return
    if (method === undefined) pending.get(id)?.(result)
    else send({ id, result: null })
  })
  await request('initialize', {
    processId: process.pid,
    rootUri: null,
    capabilities: { textDocument: { hover: { contentFormat: ['markdown'] } } },
  })
  send({ method: 'initialized', params: {} })
  return {
    async hover(script) {
      const [before, after] = script.split('|') as [string, string]
      const uri = `file:///editor/script-${count}.ts`
      send({
        method: 'textDocument/didOpen',
        params: { textDocument: { uri, languageId: 'typescript', version: 1, text: before + after } },
      })
      const lines = before.split('\n')
      const position = { line: lines.length - 1, character: lines.at(-1)!.length }
      const shown = (await request('textDocument/hover', { textDocument: { uri }, position })) as { contents: { value: string } } | null
      return shown?.contents.value ?? ''
    },
    stop: () => void child.kill(),
  }
}

function readMessages(stream: NodeJS.ReadableStream, onMessage: (message: Message) => void): void {
  let bytes = Buffer.alloc(0)
  stream.on('data', (chunk: Buffer) => {
    bytes = Buffer.concat([bytes, chunk])
    for (let end = bytes.indexOf('\r\n\r\n'); end >= 0; end = bytes.indexOf('\r\n\r\n')) {
      const length = Number(/Content-Length: (\d+)/i.exec(bytes.toString('latin1', 0, end))![1])
      const [start, next] = [end + 4, end + 4 + length]
      if (bytes.length < next) return
      onMessage(JSON.parse(bytes.toString('utf8', start, next)) as Message)
      bytes = bytes.subarray(next)
    }
  })
}
