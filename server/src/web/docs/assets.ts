import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire, stripTypeScriptTypes } from 'node:module'
import { compressOnce } from '../../http/compress.ts'

/** Static files of the pages: a style sheet, a font, scripts. Their URLs change with their content. */
export interface DocsAssets {
  url(name: string): string
  find(hash: string, name: string): DocsAsset | undefined
}

export interface DocsAsset {
  type: string
  content: Buffer
}

const ours = new URL('./', import.meta.url)
const sdk = new URL('../../../../sdk/src/', import.meta.url)
/** The design tokens and the font of both apps. */
const tokens = new URL('../../../../ui/src/styles/tokens.css', import.meta.url)
const fontFile = '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2'

/** The playground builds its requests with the SDK's own files. */
const scripts: Readonly<Record<string, URL>> = {
  ...Object.fromEntries(
    readdirSync(new URL('browser/', ours))
      .filter((name) => !name.endsWith('.test.ts'))
      .map((name) => [name, new URL(`browser/${name}`, ours)]),
  ),
  'http-request.ts': new URL('http-request.ts', sdk),
  'base64url.ts': new URL('base64url.ts', sdk),
  'errors.ts': new URL('errors.ts', sdk),
}

/** Read on the first request. `data` are files of JSON, by their names. */
export function docsAssets(data: Readonly<Record<string, () => unknown>> = {}): DocsAssets {
  let read: { hash: string; files: ReadonlyMap<string, DocsAsset> } | undefined
  const all = () => (read ??= readAll(data))
  return {
    url: (name) => `/docs/assets/${all().hash}/${name}`,
    find: (hash, name) => (hash === all().hash ? all().files.get(name) : undefined),
  }
}

function readAll(data: Readonly<Record<string, () => unknown>>) {
  const files = new Map<string, DocsAsset>(
    Object.entries(scripts).map(([name, url]) => [
      name,
      { type: 'text/javascript; charset=utf-8', content: compressOnce(Buffer.from(browserCode(url))) },
    ]),
  )
  files.set('docs.css', { type: 'text/css; charset=utf-8', content: compressOnce(Buffer.from(styleSheet())) })
  for (const [name, value] of Object.entries(data))
    files.set(name, { type: 'application/json; charset=utf-8', content: compressOnce(Buffer.from(JSON.stringify(value()))) })
  const letters = readFont(fontFile)
  if (letters) files.set('face.woff2', { type: 'font/woff2', content: letters })
  const hash = createHash('sha256')
  for (const [name, { content }] of files) hash.update(name).update(content)
  return { hash: hash.digest('hex').slice(0, 12), files }
}

/** The part before `@theme` is plain CSS: the tokens themselves. */
function styleSheet(): string {
  const [plain] = readFileSync(tokens, 'utf8').split('@theme', 1)
  return `${plain}\n${readFileSync(new URL('docs.css', ours), 'utf8')}`
}

/** TypeScript with its types stripped. Files of the SDK are served next to ours. */
const browserCode = (url: URL): string =>
  stripTypeScriptTypes(readFileSync(url, 'utf8')).replaceAll(/from '@stoa\/sdk\/([\w-]+)'/g, "from './$1.ts'")

function readFont(name: string): Buffer | undefined {
  try {
    const path = createRequire(new URL('../../../../ui/package.json', import.meta.url)).resolve(name)
    return existsSync(path) ? readFileSync(path) : undefined
  } catch {
    // The pages are readable in the system's font too.
    return undefined
  }
}
