interface SnippetOptions {
  baseUrl: string
  clientId: string
}

/** How a page with the public packages is configured: its client ID and the URL of this site. */
export const packagesSnippet = ({ baseUrl, clientId }: SnippetOptions): string => `import { createClient, OAuthStrategy } from '@wix/sdk'

// Runs before the packages are used, so that their requests go to this site.
const plainFetch = globalThis.fetch
globalThis.fetch = (input, init) =>
  plainFetch(String(input).replace(/^https:\\/\\/(www|edge)\\.wixapis\\.com/, '${baseUrl}'), init)

const client = createClient({
  auth: OAuthStrategy({ clientId: '${clientId}' }),
})`

export const stoaSnippet = ({ baseUrl, clientId }: SnippetOptions): string => `import { createClient } from '@stoa/sdk'

const stoa = createClient({
  baseUrl: '${baseUrl}',
  clientId: '${clientId}',
})`

/** How a server requests an app's own token. */
export const serverSnippet = ({ baseUrl, clientId, instanceId, secret }: SnippetOptions & { instanceId: string; secret: string }): string =>
  `curl -X POST ${baseUrl}/oauth2/token \\
  -H 'content-type: application/json' \\
  -d '{
    "grantType": "client_credentials",
    "clientId": "${clientId}",
    "clientSecret": "${secret}",
    "instanceId": "${instanceId}"
  }'`
