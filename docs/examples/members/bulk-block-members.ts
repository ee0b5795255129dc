import type { Client } from '@stoa/sdk'

/** Block all members with email addresses of one domain. */
export async function bulkBlockMembers(stoa: Client) {
  await stoa.members.bulkBlockMembers({ filter: { loginEmail: { $endsWith: '@spam.example' } } })
}
