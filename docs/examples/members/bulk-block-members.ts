import type { Client } from '@stoa/sdk'

/** Blocks all members with addresses of one domain. */
export async function bulkBlockMembers(stoa: Client) {
  await stoa.members.bulkBlockMembers({ filter: { loginEmail: { $endsWith: '@spam.example' } } })
}
