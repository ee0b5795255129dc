import type { PlaygroundFacts } from '../playground.ts'

/** Who makes a call: anonymous, a visitor that is created with the first call, the team member who is signed in, or the owner of the reader's token. */
export interface Caller {
  /** The server makes the call, with the session of the dashboard. */
  isSession?: true
  headers: Record<string, string>
}

export type CallerFacts = Pick<PlaygroundFacts, 'clientId' | 'siteId'>

/** The reader's choice of an identity. Tokens and keys stay in the variables and the field of this page. */
export function callerOf(form: HTMLFormElement, { clientId, siteId }: CallerFacts): () => Promise<Caller> {
  const field = form.querySelector<HTMLInputElement>('#credential')
  field?.addEventListener('input', () => choose(form, 'own'))
  void offerSession(form)
  let visitor: string | undefined
  return async (): Promise<Caller> => {
    if (!field) return { headers: {} }
    const who = new FormData(form).get('who')
    if (who === 'session') return { isSession: true, headers: {} }
    if (who === 'own') {
      const credential = field.value.trim()
      return { headers: credential === '' ? {} : { authorization: credential, 'wix-site-id': siteId } }
    }
    visitor ??= await newVisitor(clientId)
    form.querySelector('[data-visitor]')!.textContent = 'with a token until you leave this page'
    return { headers: { authorization: visitor } }
  }
}

const choose = (form: HTMLFormElement, who: string): void => {
  form.querySelector<HTMLInputElement>(`[name=who][value=${who}]`)!.checked = true
}

/** The session of the dashboard, if there is one. Its token never reaches this page. */
async function offerSession(form: HTMLFormElement): Promise<void> {
  const choice = form.querySelector<HTMLElement>('[data-session]')
  if (!choice) return
  const response = await fetch('/dashboard/playground').catch(() => undefined)
  if (!response?.ok) return
  const { user } = (await response.json()) as { user: { name: string; email: string } | null }
  if (!user) return
  choice.querySelector('[data-user]')!.textContent = user.name || user.email
  choice.hidden = false
  form.querySelector<HTMLElement>('[data-no-session]')!.hidden = true
  const isUntouched = form.querySelector<HTMLInputElement>('#credential')!.value === ''
  if (isUntouched && !form.querySelector('[name=who][value=visitor]')) choose(form, 'session')
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
