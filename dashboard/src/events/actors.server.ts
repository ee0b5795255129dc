import type { Client } from '@stoa/sdk'
import type { SiteEvent } from '../answers.ts'
import { ifPermitted } from '../kit/if-permitted.server.ts'

type Identity = SiteEvent['identity']

/** Names of identities as far as the reader may see them: id → name. */
export async function actorNames(client: Client, identities: readonly Identity[]): Promise<Record<string, string>> {
  const ids = (key: string): string[] => [...new Set(identities.flatMap((identity) => identity[key] ?? []))]
  const [team, members, apps] = [ids('wixUserId'), ids('memberId'), ids('appId')]
  const [{ staffUsers }, found, keys, registered] = await Promise.all([
    team.length > 0 ? ifPermitted(client.staff.queryStaffUsers({}), { staffUsers: [] }) : { staffUsers: [] },
    members.length > 0 ? membersOf(client, members) : { members: [] },
    apps.length > 0 ? ifPermitted(client.apiKeys.queryApiKeys({}), { apiKeys: [] }) : { apiKeys: [] },
    apps.length > 0 ? ifPermitted(client.apps.queryApps({}), { apps: [] }) : { apps: [] },
  ])
  return Object.fromEntries([
    ...staffUsers.map(({ id, name, email }) => [id, name || email]),
    ...found.members.map(({ id, profile, loginEmail }) => [id, profile?.nickname || loginEmail || id]),
    ...keys.apiKeys.map(({ id, name }) => [id, name]),
    ...registered.apps.map(({ id, name }) => [id, name]),
  ]) as Record<string, string>
}

function membersOf(client: Client, ids: string[]) {
  const query = { filter: { id: { $in: ids } }, paging: { limit: ids.length } }
  return ifPermitted(client.members.queryMembers({ query, fieldsets: ['FULL'] }), { members: [] })
}
