import { redirect } from 'react-router'
import type { Client } from '@stoa/sdk'
import { isRefusedWith } from '@stoa/ui/refusal'
import type { Member } from '../answers.ts'
import { paths } from '../paths.ts'

/** The signed-in member with the requested field set; undefined if nobody is signed in. */
export async function ownMember(client: Client, fieldset: 'PUBLIC' | 'FULL' = 'PUBLIC'): Promise<Member | undefined> {
  try {
    return (await client.members.getCurrentMember({ fieldsets: [fieldset] })).member
  } catch (error) {
    if (isRefusedWith(error, 'NOT_FOUND')) return undefined
    throw error
  }
}

/** The member of an account page. Redirects to the sign-in page first if nobody is signed in. */
export async function cachedMember(client: Client, { pathname, search }: URL): Promise<Member> {
  const member = await ownMember(client, 'FULL')
  if (!member) throw redirect(`${paths.login}?${new URLSearchParams({ next: `${pathname}${search}` })}`)
  return member
}
