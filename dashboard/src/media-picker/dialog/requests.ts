import { addressOf } from '../../kit/address-of.ts'
import { answerAt } from '../../kit/answer-at.ts'
import { paths } from '../../paths.ts'
import type { PickerRequest } from '../choices.ts'
import type { MediaChoice, MediaListing } from '../media-choice.ts'

const address = addressOf(paths.mediaChoices)

export const listingAt = (query: URLSearchParams, signal: AbortSignal): Promise<MediaListing | undefined> =>
  answerAt<MediaListing>(`${address}?${query}`, signal)

/** The file after a change, or why it was refused; empty if there was no answer. */
export async function askPicker(request: PickerRequest): Promise<MediaChoice | { message: string }> {
  try {
    const headers = { 'content-type': 'application/json', accept: 'application/json' }
    const answer = await fetch(address, { method: 'POST', headers, body: JSON.stringify(request) })
    if (!answer.headers.get('content-type')?.includes('json')) return { message: '' }
    return (await answer.json()) as MediaChoice | { message: string }
  } catch {
    return { message: '' }
  }
}
