import type { SiteEvent } from '../answers.ts'
import type { Texts } from '../texts/texts.ts'

type EventTexts = Texts['dashboard']['events']
type Identity = SiteEvent['identity']

/** The identity of work that the server does on its own, such as payments and emails. */
const serverId = '00000000-0000-4000-8000-0000000000a0'

export const entityName = ({ entities }: EventTexts, fqdn: string): string => entities[fqdn] ?? fqdn

export const slugName = ({ slugs }: EventTexts, slug: string): string => slugs[slug] ?? slug.replaceAll('_', ' ')

/** "Order approved" */
export const eventName = (texts: EventTexts, { entityFqdn, slug }: Pick<SiteEvent, 'entityFqdn' | 'slug'>): string =>
  texts.name(entityName(texts, entityFqdn), slugName(texts, slug))

export function actorName({ actors, nobody, server }: EventTexts, { identityType = '', ...ids }: Identity): string {
  if (Object.values(ids).includes(serverId)) return server
  return actors[identityType] ?? (identityType || nobody)
}

/** Who did something: their name if it is available. */
export const whoDid = (texts: EventTexts, { actor, identity }: { actor: string | undefined; identity: Identity }): string =>
  actor ?? actorName(texts, identity)

/** The id of the person or program that caused the event. */
export const actorId = ({ identityType: _, ...ids }: Identity): string | undefined => Object.values(ids).find(Boolean)
