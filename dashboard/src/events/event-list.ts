import { listFor } from '../kit/list/list.ts'
import { entityName, slugName } from './event-names.ts'

export const eventList = listFor(({ dashboard: { events } }) => ({ ...events, filters: { ...events, slug: events.action } }))({
  search: { where: (entityId) => ({ entityId }) },
  filters: {
    entity: { kind: 'choice', where: 'entityFqdn', texts: (texts) => texts.entities, chip: entityName },
    slug: { kind: 'choice', where: 'slug', texts: (texts) => texts.slugs, chip: slugName },
    actor: { kind: 'choice', where: 'identity.identityType', texts: (texts) => texts.actors },
    time: {
      kind: 'days',
      names: ['from', 'until'],
      where: 'eventTime',
      form: (texts) => texts.dates,
      chip: (texts, days) => texts.dateChip(...days),
    },
  },
  sizes: [50],
  columnPicker: 'always',
})

interface SiteEvent {
  entityFqdn: string
  slug: string
  entityId: string
}

/** Whether an event that occurs now belongs at the top of this list; undefined if only the server can decide that. */
export function isListed({ values, search, cursor }: ReturnType<typeof eventList.at>, event: SiteEvent): boolean | undefined {
  const { entity, slug, actor, time } = values
  if (actor || time[1] || cursor) return undefined
  return (!entity || entity === event.entityFqdn) && (!slug || slug === event.slug) && (!search || search === event.entityId)
}
