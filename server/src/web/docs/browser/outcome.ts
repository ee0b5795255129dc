import type { HttpRequest } from '@stoa/sdk/http-request'
import type { PlaygroundFacts } from '../playground.ts'
import { addCopyButtons, blockOf, makeTabs } from './code-blocks.ts'
import { curlOf, packageOf, reactOf, sdkOf } from './code-of-request.ts'
import { element } from './element.ts'
import type { Message } from './inputs.ts'

export interface PlaygroundResponse {
  status: string
  isGood: boolean
  milliseconds: number
  requestId: string
  text: string
}

export interface Sent {
  facts: PlaygroundFacts
  message: Message
  request: HttpRequest
  /** Sent with the shop's own identity. */
  isByShop: boolean
}

/** Shows the response, and the code for what was sent. */
export function showOutcome(place: HTMLElement, response: PlaygroundResponse, sent: Sent): void {
  const { status, isGood, milliseconds, requestId, text } = response
  const line = element('p', { className: 'outcome' })
  line.append(
    element('b', { className: isGood ? 'outcome-good' : 'outcome-bad', text: status }),
    element('span', { className: 'soft', text: `${Math.round(milliseconds)} ms` }),
    element('span', { className: 'soft', text: requestId && `request ${requestId}` }),
  )
  const body = parsed(text)
  const code = element('div', { className: 'tabs', 'data-tabs': 'Code of this request' })
  code.append(...codeOf(sent).map(([title, source]) => blockOf(title, source)))
  const pair = element('div', { className: 'pair' })
  const answer = blockOf('Response', body === undefined ? text : JSON.stringify(body, null, 2))
  answer.classList.add('code-long')
  pair.append(answer, code)
  place.replaceChildren(line, ...explanationsOf(body, sent.facts), pair)
  makeTabs(place)
  addCopyButtons(place)
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

function codeOf({ facts, message, request, isByShop }: Sent): [title: string, source: string][] {
  const { id, row, baseUrl, clientId, packageFunction, hasKey } = facts
  const packageCode = packageFunction && packageOf(packageFunction, message, isByShop ? 'shop' : { clientId })
  const needsToken = document.querySelector('#credential') !== null
  return [
    ['SDK', sdkOf(id, message)],
    ['curl', curlOf(request, { baseUrl, credential: isByShop ? 'key' : needsToken ? 'token' : 'none', hasKey })],
    ['React', reactOf(id, message, row[2])],
    ...(packageCode === undefined ? [] : [['Packages', packageCode] as [string, string]]),
  ]
}

interface ErrorBody {
  details?: {
    applicationError?: { code?: string; description?: string }
    validationError?: { fieldViolations?: { field?: string; description?: string }[] }
  }
}

/** An error with links to its entry in the list of errors, or to the invalid fields. */
function explanationsOf(body: unknown, { codes }: PlaygroundFacts): HTMLElement[] {
  const { applicationError, validationError } = (body as ErrorBody | null | undefined)?.details ?? {}
  if (applicationError?.code !== undefined) {
    const { code, description = '' } = applicationError
    const line = element('p', { className: 'problem' })
    line.append(
      codes.includes(code) ? element('a', { href: `/docs/errors#${code}`, text: code }) : element('code', { text: code }),
      ` ${description}`,
    )
    return [line]
  }
  const list = element('ul')
  for (const { field = '', description = '' } of validationError?.fieldViolations ?? []) {
    const anchor = `request.${field.replaceAll(/\[\d*\]/g, '')}`
    const entry = element('li')
    entry.append(
      document.getElementById(anchor) ? element('a', { href: `#${anchor}`, text: field }) : element('code', { text: field || 'request' }),
      ` ${description}`,
    )
    list.append(entry)
  }
  if (list.childElementCount === 0) return []
  const line = element('p', { className: 'problem' })
  line.append('The request is ', element('a', { href: '/docs/errors#violations', text: 'invalid' }), ':')
  return [line, list]
}
