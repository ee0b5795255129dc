// Sends documents from the page. Tokens and keys stay in the variables and the field of this page: not in storage or URLs (threat X02).

interface Facts {
  clientId: string
  siteId: string
}

const box = document.querySelector<HTMLElement>('[data-graphql]')
if (box) play(box, JSON.parse(box.dataset.graphql!) as Facts)

function play(place: HTMLElement, facts: Facts): void {
  const form = place.querySelector('form')!
  const [editor, variables] = form.querySelectorAll('textarea')
  const problem = form.querySelector<HTMLElement>('#variables-problem')!
  const headersOf = identities(form, facts)
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
    void send({ query: editor!.value, variables: values }, headersOf)
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

type HeadersOf = () => Promise<Record<string, string>>

/** The caller: a visitor that is created with the first request, or the owner of the reader's token. */
function identities(form: HTMLFormElement, { clientId, siteId }: Facts): HeadersOf {
  const field = form.querySelector<HTMLInputElement>('#credential')!
  field.addEventListener('input', () => (form.querySelector<HTMLInputElement>('[name=who][value=own]')!.checked = true))
  let visitor: string | undefined
  return async (): Promise<Record<string, string>> => {
    if (new FormData(form).get('who') === 'own') {
      const credential = field.value.trim()
      return credential === '' ? {} : { authorization: credential, 'wix-site-id': siteId }
    }
    visitor ??= await newVisitor(clientId)
    return { authorization: visitor }
  }
}

async function newVisitor(clientId: string): Promise<string> {
  const body = JSON.stringify({ clientId, grantType: 'anonymous' })
  const answer = await post('/oauth2/token', body, {})
  const { access_token: token } = (await answer.json()) as { access_token?: string }
  if (!token) throw new Error(`No token: ${answer.status}`)
  return token
}

/** Without the cookies of the shop's pages: the caller is the one that the form names. */
const post = (target: string, body: string, headers: Record<string, string>): Promise<Response> =>
  fetch(target, { method: 'POST', headers: { ...headers, 'content-type': 'application/json' }, credentials: 'omit', body })

interface GraphqlAnswer {
  status: string
  isGood: boolean
  text: string
}

async function send(request: object, headersOf: HeadersOf): Promise<GraphqlAnswer> {
  try {
    const answer = await post('/graphql/alpha', JSON.stringify(request), await headersOf())
    const body = (await answer.json()) as { errors?: unknown }
    const isGood = answer.ok && body.errors === undefined
    const status = `${answer.status} ${answer.ok && !isGood ? 'with errors' : answer.statusText}`
    return { status, isGood, text: JSON.stringify(body, null, 2) }
  } catch (error) {
    return { status: 'No response', isGood: false, text: (error as Error).message }
  }
}

/** As plain text: content that others have written into a shop must not run. */
function show(place: HTMLElement, { status, isGood, text }: GraphqlAnswer): void {
  const line = element('p', 'outcome')
  line.append(element('b', isGood ? 'outcome-good' : 'outcome-bad', status))
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
