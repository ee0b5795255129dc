interface SnippetOptions {
  baseUrl: string
  clientId: string
}

/** Connects a page that uses the public packages to this site with a client id. */
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

/** How a server gets an access token of its own. */
export const serverSnippet = ({ baseUrl, clientId, instanceId, secret }: SnippetOptions & { instanceId: string; secret: string }): string =>
  `curl -X POST ${baseUrl}/oauth2/token \\
  -H 'content-type: application/json' \\
  -d '{
    "grantType": "client_credentials",
    "clientId": "${clientId}",
    "clientSecret": "${secret}",
    "instanceId": "${instanceId}"
  }'`
