import type { SiteEvent } from '../answers.ts'
import type { Texts } from '../texts/texts.ts'

type Words = Texts['dashboard']['events']
type Identity = SiteEvent['identity']

/** Work that nobody asked for is done in this name (the server's payments and mails). */
const serverId = '00000000-0000-4000-8000-0000000000a0'

export const entityName = ({ entities }: Words, fqdn: string): string => entities[fqdn] ?? fqdn

export const happeningName = ({ happenings }: Words, slug: string): string => happenings[slug] ?? slug.replaceAll('_', ' ')

/** "Order approved" */
export const eventName = (words: Words, { entityFqdn, slug }: Pick<SiteEvent, 'entityFqdn' | 'slug'>): string =>
  words.name(entityName(words, entityFqdn), happeningName(words, slug))

export function actorName({ actors, nobody, server }: Words, { identityType = '', ...ids }: Identity): string {
  if (Object.values(ids).includes(serverId)) return server
  return actors[identityType] ?? (identityType || nobody)
}

/** The id of whoever did it. */
export const actorId = ({ identityType: _, ...ids }: Identity): string | undefined => Object.values(ids).find(Boolean)
