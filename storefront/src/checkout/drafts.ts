/** Unsaved input of the steps, in this tab's memory: going back and forth loses none of it. */
const drafts = new Map<string, Record<string, string>>()

export const draftOf = (place: string): Readonly<Record<string, string>> | undefined => drafts.get(place)

export function keepDraft(place: string, form: HTMLFormElement): void {
  const fields = [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  drafts.set(place, Object.fromEntries(fields))
}

export const clearDraft = (place: string): boolean => drafts.delete(place)
