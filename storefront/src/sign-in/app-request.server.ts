import { data, redirect, redirectDocument } from 'react-router'
import type { PageApi } from '@stoa/sdk/page-api'
import { apiContext } from '@stoa/ui/page-api'
import { isRefusedWith } from '@stoa/ui/refusal'
import { textOf } from '@stoa/ui/refused-form'
import { paths } from '../paths.ts'
import { hostedSession } from '../return-urls/hosted-session.server.ts'
import { withOnwards } from './onwards.ts'
import { ownMember } from './own-member.server.ts'

/** What an app asks of the signed-in member. */
export interface AppRequest {
  /** The app's name. */
  app: string
  /** Where the member will return to, if the app has an address of its own. */
  returnsTo: string | undefined
  member: { id: string; name: string; email: string }
}

interface PageArgs {
  context: { get(context: typeof apiContext): PageApi }
  request: Request
  url: URL
}

type Prompt = 'consent' | 'select_account'

/** The request that this page was opened for. Without a member the sign-in comes first; undefined if it has expired or was answered. */
export async function appRequest({ context, url }: Omit<PageArgs, 'request'>, prompt: Prompt) {
  const { client } = context.get(apiContext)
  const token = url.searchParams.get('session')
  const asked = token ? await hostedSession(client, token) : undefined
  if (!token || asked?.target !== 'auth' || !asked.clientName) return data({ asked: undefined }, { status: 404 })
  if (asked.prompt !== prompt) throw redirectDocument(`/authorize?${new URLSearchParams({ session: token })}`)
  const member = await ownMember(client, 'FULL')
  if (!member) throw redirect(withOnwards(paths.login, url))
  const email = member.loginEmail ?? ''
  const found: AppRequest = {
    app: asked.clientName,
    returnsTo: asked.redirectUri && hostOf(asked.redirectUri),
    member: { id: member.id, name: member.profile?.nickname || email, email },
  }
  return data({ asked: found })
}

/** A website's host, and the whole address of an app on a phone. */
const hostOf = (address: string): string => (/^https?:/.test(address) ? new URL(address).host : address)

/** Completes the app's sign-in for the member whom the page named, or cancels it. If another one has signed in since, the page is shown again. */
export async function answerApp({ context, request, url }: PageArgs) {
  const { redirects } = context.get(apiContext).client
  const form = await request.formData()
  const token = url.searchParams.get('session') ?? ''
  const isCancelled = textOf(form, 'decision') === 'cancel'
  try {
    const { url: back } = isCancelled
      ? await redirects.cancelRedirectSession({ token })
      : await redirects.completeRedirectSession({ token, confirmedBy: textOf(form, 'member') })
    return { leadsTo: back ?? paths.home, isCancelled }
  } catch (error) {
    if (isRefusedWith(error, 'CONFIRMATION_REQUIRED') || isRefusedWith(error, 'LOGIN_REQUIRED'))
      return redirect(`${url.pathname}${url.search}`)
    if (isRefusedWith(error, 'REDIRECT_SESSION_NOT_FOUND')) return data({ isOver: true as const }, { status: 404 })
    throw error
  }
}

export const noStoreHeaders = { 'cache-control': 'no-store' } as const
