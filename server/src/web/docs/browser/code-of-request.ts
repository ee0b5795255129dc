import type { HttpRequest } from '@stoa/sdk/http-request'

/** A request for a shell. The token is a variable, so that nothing pasted into a file or a shell history contains it. */
export function curlOf({ method, target, body }: HttpRequest, { baseUrl, writes }: { baseUrl: string; writes: boolean }): string {
  const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`
  return [
    `curl ${quoted(`${baseUrl}${target}`)}`,
    ...(method === (body === undefined ? 'GET' : 'POST') ? [] : [`-X ${method}`]),
    '-H "Authorization: $STOA_TOKEN"',
    ...(writes ? ['-H "Idempotency-Key: $(uuidgen)"'] : []),
    ...(body === undefined ? [] : ["-H 'Content-Type: application/json'", `-d ${quoted(body)}`]),
  ].join(' \\\n  ')
}

export const sdkOf = (id: string, message: unknown): string => `const answer = await stoa.${id}(${JSON.stringify(message, null, 2)})\n`
