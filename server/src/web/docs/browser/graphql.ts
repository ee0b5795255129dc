import { blockOf } from './code-blocks.ts'
import { element } from './element.ts'
import { callerOf, type Caller, type CallerFacts } from './identities.ts'

// Sends documents from the page. Tokens and keys stay in the variables and the field of this page: not in storage or URLs (threat X02).

const box = document.querySelector<HTMLElement>('[data-graphql]')
if (box) play(box, JSON.parse(box.dataset.graphql!) as CallerFacts)

function play(place: HTMLElement, facts: CallerFacts): void {
  const form = place.querySelector('form')!
  const [editor, variables] = form.querySelectorAll('textarea')
  const problem = form.querySelector<HTMLElement>('#variables-problem')!
  const caller = callerOf(form, facts)
  let isSending = false

  form.addEventListener('submit', (event) => {
    event.preventDefault()
    problem.textContent = ''
    variables!.removeAttribute('aria-invalid')
    const values = parseVariables(variables!.value)
    if (values === undefined) {
      problem.textContent = 'Variables must be a JSON object.'
      variables!.setAttribute('aria-invalid', 'true')
      variables!.focus()
      return
    }
    if (isSending) return
    isSending = true
    void send({ query: editor!.value, variables: values }, caller)
      .then((answer) => show(place.querySelector<HTMLElement>('[data-outcome]')!, answer))
      .finally(() => (isSending = false))
  })
}

function parseVariables(text: string): object | undefined {
  try {
    const value: unknown = JSON.parse(text.trim() || '{}')
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined
  } catch {
    return undefined
  }
}

/** Without the cookies of the shop's pages: the caller is the one that the form names. */
const post = (request: object, { headers }: Caller): Promise<Response> =>
  fetch('/graphql/alpha', {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    credentials: 'omit',
    body: JSON.stringify(request),
  })

interface GraphqlAnswer {
  status: string
  isGood: boolean
  text: string
}

async function send(request: object, caller: () => Promise<Caller>): Promise<GraphqlAnswer> {
  try {
    const answer = await post(request, await caller())
    const body = (await answer.json()) as { errors?: unknown }
    const isGood = answer.ok && body.errors === undefined
    const status = `${answer.status} ${answer.ok && !isGood ? 'with errors' : answer.statusText}`
    return { status, isGood, text: JSON.stringify(body, null, 2) }
  } catch (error) {
    return { status: 'No response', isGood: false, text: (error as Error).message }
  }
}

function show(place: HTMLElement, { status, isGood, text }: GraphqlAnswer): void {
  const line = element('p', { className: 'outcome' })
  line.append(element('b', { className: isGood ? 'outcome-good' : 'outcome-bad', text: status }))
  const response = blockOf('Response', text)
  response.classList.add('code-long')
  place.replaceChildren(line, response)
}
