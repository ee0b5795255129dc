import { formatInstant, type Where } from '@stoa/ui/dates'
import { actorId } from '../../../events/event-names.ts'
import type { Version } from './versions.ts'

/** A version as its page displays it. */
export interface VersionView extends Version {
  /** The formatted time. */
  time: string
  /** The name of whoever made the change; undefined if it isn't available. */
  actor: string | undefined
}

export const versionView = (version: Version, where: Where, names: Readonly<Record<string, string>>): VersionView => ({
  ...version,
  time: formatInstant(version.eventTime, where, 'medium'),
  actor: names[actorId(version.identity) ?? ''],
})
