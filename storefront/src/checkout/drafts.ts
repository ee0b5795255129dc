/** Unsaved input of checkouts, in this tab's memory: going back and forth loses none of it. */
const drafts = new Map<string, Record<string, string>>()

export const draftOf = (checkoutId: string): Readonly<Record<string, string>> | undefined => drafts.get(checkoutId)

export function keepDraft(checkoutId: string, form: HTMLFormElement): void {
  const fields = new FormData(form)
  // A card number is only sent, never kept.
  fields.delete('cardNumber')
  drafts.set(checkoutId, Object.fromEntries([...fields].filter((entry): entry is [string, string] => typeof entry[1] === 'string')))
}
