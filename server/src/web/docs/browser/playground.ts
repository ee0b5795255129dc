import { httpRequest, type HttpRequest } from '@stoa/sdk/http-request'
import type { PlaygroundFacts } from '../playground.ts'
import { curlOf, sdkOf } from './code-of-request.ts'

// Makes calls from the page. Tokens and keys stay in the variables and the field of this page: not in storage, URLs, or copied code (threat X02).

type Message = Record<string, unknown>

const box = document.querySelector<HTMLElement>('[data-playground]')
if (box) play(box, JSON.parse(box.dataset.playground!) as PlaygroundFacts)

function play(place: HTMLElement, facts: PlaygroundFacts): void {
  const form = place.querySelector('form')!
  const editor = form.querySelector('textarea')!
  const problem = form.querySelector<HTMLElement>('#message-problem')!
  const outcome = place.querySelector<HTMLElement>('[data-outcome]')!
  const credentialOf = identities(form, facts)

  const read = (): { message: Message; request: HttpRequest } | undefined => {
    problem.textContent = ''
    editor.removeAttribute('aria-invalid')
    try {
      const message = JSON.parse(editor.value.trim() || '{}') as Message
      return { message, request: httpRequest(facts.row, message) }
    } catch (error) {
      problem.textContent = error instanceof SyntaxError ? `Invalid JSON: ${error.message}` : (error as Error).message
      editor.setAttribute('aria-invalid', 'true')
      editor.focus()
      return undefined
    }
  }

  let isSending = false
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const asked = read()
    if (!asked || isSending) return
    isSending = true
    const button = form.querySelector<HTMLElement>('[type=submit]')!
    button.setAttribute('aria-disabled', 'true')
    void send(asked.request, facts, credentialOf)
      .then((answer) => show(outcome, answer))
      .finally(() => {
        isSending = false
        button.removeAttribute('aria-disabled')
      })
  })

  for (const button of form.querySelectorAll<HTMLElement>('[data-copy]'))
    button.addEventListener('click', () => {
      const asked = read()
      if (!asked) return
      const text =
        button.dataset.copy === 'curl'
          ? curlOf(asked.request, { baseUrl: facts.baseUrl, writes: facts.row[2] })
          : sdkOf(facts.id, asked.message)
      const told = form.querySelector<HTMLElement>('[data-copied]')!
      void navigator.clipboard.writeText(text).then(
        () => (told.textContent = 'Copied.'),
        () => (told.textContent = 'Couldn’t copy. Your browser blocks it.'),
      )
    })
}

type CredentialOf = () => Promise<Record<string, string>>

/** The caller: anonymous, a visitor that is created with the first call, or the owner of the reader's token. */
function identities(form: HTMLFormElement, { clientId, siteId }: PlaygroundFacts): CredentialOf {
  const field = form.querySelector<HTMLInputElement>('#credential')
  field?.addEventListener('input', () => (form.querySelector<HTMLInputElement>('[name=who][value=own]')!.checked = true))
  let visitor: string | undefined
  return async (): Promise<Record<string, string>> => {
    if (!field) return {}
    if (new FormData(form).get('who') === 'own') {
      const credential = field.value.trim()
      return credential === '' ? {} : { authorization: credential, 'wix-site-id': siteId }
    }
    visitor ??= await newVisitor(clientId)
    const told = form.querySelector('[data-visitor]')
    if (told) told.textContent = 'with a token until you leave this page'
    return { authorization: visitor }
  }
}

async function newVisitor(clientId: string): Promise<string> {
  const body = JSON.stringify({ clientId, grantType: 'anonymous' })
  const answer = await fetch('/oauth2/token', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    credentials: 'omit',
    body,
  })
  const { access_token: token } = (await answer.json()) as { access_token?: string }
  if (!token) throw new Error(`No token: ${answer.status}`)
  return token
}

interface PlaygroundResponse {
  status: string
  isGood: boolean
  milliseconds: number
  requestId: string
  text: string
}

async function send(
  { method, target, body }: HttpRequest,
  { row: [, , writes] }: PlaygroundFacts,
  credentialOf: CredentialOf,
): Promise<PlaygroundResponse> {
  const begun = performance.now()
  try {
    const headers: Record<string, string> = await credentialOf()
    if (body !== undefined) headers['content-type'] = 'application/json'
    if (writes) headers['idempotency-key'] = crypto.getRandomValues(new Uint32Array(4)).join('-')
    // Without the cookies of the shop's pages: the caller is the one that the form names.
    const answer = await fetch(target, { method, headers, body: body ?? null, credentials: 'omit' })
    return {
      status: `${answer.status} ${answer.statusText}`.trim(),
      isGood: answer.ok,
      milliseconds: performance.now() - begun,
      requestId: answer.headers.get('x-wix-request-id') ?? '',
      text: pretty(await answer.text()),
    }
  } catch (error) {
    return { status: 'No response', isGood: false, milliseconds: performance.now() - begun, requestId: '', text: (error as Error).message }
  }
}

function pretty(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2)
  } catch {
    return text
  }
}

/** As plain text: content that others have written into a shop must not run. */
function show(place: HTMLElement, { status, isGood, milliseconds, requestId, text }: PlaygroundResponse): void {
  const line = element('p', 'outcome')
  const badge = element('b', isGood ? 'outcome-good' : 'outcome-bad', status)
  line.append(
    badge,
    element('span', 'soft', `${Math.round(milliseconds)} ms`),
    element('span', 'soft', requestId && `request ${requestId}`),
  )
  const figure = element('figure', 'code code-long')
  const pre = element('pre', '', text)
  pre.tabIndex = 0
  pre.setAttribute('role', 'group')
  pre.setAttribute('aria-label', 'Response')
  figure.append(element('figcaption', '', 'Response'), pre)
  place.replaceChildren(line, figure)
}

function element<Name extends keyof HTMLElementTagNameMap>(name: Name, className: string, text = ''): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name)
  if (className) made.className = className
  made.textContent = text
  return made
}
