import type { Client } from '@stoa/sdk'
import { formProblemsOf, sentBack, textOf } from '@stoa/ui/refused-form'
import { overlaps } from './expiries.ts'

/** Handles the forms of an API key's page: rotate, revoke, rename. */
export async function changeKey(client: Client, id: string, form: FormData) {
  switch (textOf(form, 'intent')) {
    case 'rotate':
      return rotate(client, id, form)
    case 'revoke':
      return revoke(client, id, form)
    default:
      return rename(client, id, form)
  }
}

async function rename({ apiKeys }: Client, id: string, form: FormData) {
  try {
    await apiKeys.updateApiKey({ id, name: textOf(form, 'name') })
    return { done: 'renamed' as const }
  } catch (error) {
    return sentBack(formProblemsOf(error), form)
  }
}

async function rotate({ apiKeys }: Client, id: string, form: FormData) {
  const overlapSeconds = overlaps.find((seconds) => String(seconds) === textOf(form, 'overlap')) ?? overlaps[0]
  try {
    const { secret, siteId } = await apiKeys.rotateApiKey({ id, overlapSeconds })
    return { secret, siteId }
  } catch (error) {
    return sentBack(formProblemsOf(error), form)
  }
}

/** Requires the key's name to be typed as confirmation. */
async function revoke({ apiKeys }: Client, id: string, form: FormData) {
  const { apiKey } = await apiKeys.getApiKey({ id })
  if (textOf(form, 'typed') !== apiKey.name.trim()) return { done: 'notTyped' as const }
  await apiKeys.revokeApiKey({ id })
  return { done: 'revoked' as const }
}
