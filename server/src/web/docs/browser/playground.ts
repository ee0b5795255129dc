import { httpRequest, type HttpRequest } from '@stoa/sdk/http-request'
import type { PlaygroundFacts } from '../playground.ts'
import { callerOf, type Caller } from './identities.ts'
import type { Message } from './inputs.ts'
import { messageModel } from './message-model.ts'
import { showOutcome, type PlaygroundResponse } from './outcome.ts'
import { showForm } from './request-form.ts'

// Makes calls from the page. Tokens and keys stay in the variables and the field of this page: not in storage, URLs, or copied code (threat X02).

const box = document.querySelector<HTMLElement>('[data-playground]')
if (box) play(box, JSON.parse(box.querySelector('template')!.content.textContent) as PlaygroundFacts)

interface Prepared {
  message: Message
  request: HttpRequest
}

function play(place: HTMLElement, facts: PlaygroundFacts): void {
  const form = place.querySelector<HTMLFormElement>('.try-form')!
  const outcome = place.querySelector<HTMLElement>('[data-outcome]')!
  const read = editorOf(form, facts)
  const caller = callerOf(form, facts)
  const confirmed = confirmationOf(place.querySelector('dialog'))
  let isSending = false
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const prepared = read()
    if (!prepared || isSending) return
    isSending = true
    const button = form.querySelector<HTMLElement>('[type=submit]')!
    button.setAttribute('aria-disabled', 'true')
    void confirmed()
      .then(async (isConfirmed) => {
        if (!isConfirmed) return
        const who = await caller().catch((error: unknown) => error as Error)
        const response = who instanceof Error ? noResponse(who, 0) : await send(prepared, facts, who)
        showOutcome(outcome, response, { facts, ...prepared, isByShop: !(who instanceof Error) && isByShop(who) })
      })
      .finally(() => {
        isSending = false
        button.removeAttribute('aria-disabled')
      })
  })
}

const isByShop = (who: Caller): boolean => who.isSession === true || 'wix-site-id' in who.headers

/** The form and the JSON, each of which shows what is entered in the other. Returns the message, after checking it. */
function editorOf(form: HTMLFormElement, facts: PlaygroundFacts): () => Prepared | undefined {
  const editor = form.querySelector<HTMLTextAreaElement>('#message')!
  const problem = form.querySelector<HTMLElement>('#message-problem')!
  const inputs = form.querySelector<HTMLElement>('.inputs')
  const model = messageModel(JSON.parse(editor.value) as Message, () => {
    editor.value = JSON.stringify(model.message, null, 2)
    report('')
  })
  const report = (text: string): void => {
    problem.textContent = text
    if (text) editor.setAttribute('aria-invalid', 'true')
    else editor.removeAttribute('aria-invalid')
  }
  const show = (): void => {
    if (inputs) showForm(inputs, facts.inputs, model)
  }
  editor.addEventListener('input', () => {
    try {
      model.message = parseMessage(editor.value)
      report('')
      show()
    } catch {
      // It is reported when it is sent, not while it is being written.
    }
  })
  show()
  return () => {
    try {
      const message = parseMessage(editor.value)
      const request = httpRequest(facts.row, message)
      report('')
      return { message, request }
    } catch (error) {
      report(error instanceof SyntaxError ? `Invalid JSON: ${error.message}` : (error as Error).message)
      editor.focus()
      return undefined
    }
  }
}

function parseMessage(text: string): Message {
  const value: unknown = JSON.parse(text.trim() || '{}')
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new SyntaxError('the request must be an object')
  return value as Message
}

/** Asks before the first write of this page. */
function confirmationOf(dialog: HTMLDialogElement | null): () => Promise<boolean> {
  let isConfirmed = dialog === null
  return () =>
    new Promise((resolve) => {
      if (isConfirmed || !dialog) return resolve(true)
      dialog.returnValue = ''
      dialog.addEventListener(
        'close',
        () => {
          isConfirmed = dialog.returnValue === 'send'
          resolve(isConfirmed)
        },
        { once: true },
      )
      dialog.showModal()
    })
}

async function send({ message, request }: Prepared, { id, hasKey }: PlaygroundFacts, who: Caller): Promise<PlaygroundResponse> {
  const begun = performance.now()
  try {
    const key = hasKey ? crypto.getRandomValues(new Uint32Array(4)).join('-') : undefined
    const answer = await (who.isSession ? sendForSession({ id, message, key }) : sendWith(who.headers, request, key))
    return {
      status: `${answer.status} ${answer.statusText}`.trim(),
      isGood: answer.ok,
      milliseconds: performance.now() - begun,
      requestId: answer.headers.get('x-wix-request-id') ?? '',
      text: await answer.text(),
    }
  } catch (error) {
    return noResponse(error as Error, performance.now() - begun)
  }
}

const noResponse = ({ message }: Error, milliseconds: number): PlaygroundResponse => ({
  status: 'No response',
  isGood: false,
  milliseconds,
  requestId: '',
  text: message,
})

/** Without the cookies of the shop's pages: the caller is the one that the form names. */
const sendWith = (identity: Record<string, string>, { method, target, body }: HttpRequest, key: string | undefined): Promise<Response> =>
  fetch(target, {
    method,
    headers: {
      ...identity,
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...keyHeader(key),
    },
    body: body ?? null,
    credentials: 'omit',
  })

const keyHeader = (key: string | undefined): Record<string, string> => (key === undefined ? {} : { 'idempotency-key': key })

interface SessionCall {
  id: string
  message: Message
  key: string | undefined
}

/** The server makes the call with the session of the dashboard, which this page can't read. */
const sendForSession = ({ id, message, key }: SessionCall): Promise<Response> =>
  fetch('/dashboard/playground', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...keyHeader(key) },
    body: JSON.stringify({ call: id, request: message }),
  })
