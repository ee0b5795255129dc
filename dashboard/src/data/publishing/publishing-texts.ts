import { pieces } from '@stoa/ui/texts/pieces'

const items = (count: number): string => pieces(count, 'item', 'items')

/** Drafts and published items of a data collection. */
export const publishing = {
  standings: { PUBLISHED: 'Published', DRAFT: 'Draft', SCHEDULED: 'Scheduled', ENDING: 'Published' },
  when: { SCHEDULED: (time: string) => `Published at ${time}`, ENDING: (time: string) => `Until ${time}` },
  open: 'Publish',
  title: 'Publish or unpublish',
  detail: 'Everyone who can read the collection sees published items. Drafts are only visible in the dashboard.',
  wish: 'Action',
  wishes: { PUBLISHED: 'Publish now', SCHEDULED: 'Schedule', DRAFT: 'Unpublish' },
  at: 'Date and time',
  atHint: (timeZone: string) => `Time zone: ${timeZone}`,
  notToCome: 'Choose a time in the future.',
  busy: 'Loading…',
  do: {
    PUBLISHED: (count: number) => `Publish ${items(count)}`,
    SCHEDULED: (count: number) => `Schedule ${items(count)}`,
    DRAFT: (count: number) => `Unpublish ${items(count)}`,
  },
  done: {
    PUBLISHED: (count: number) => `${items(count)} published`,
    SCHEDULED: (count: number) => `${items(count)} scheduled`,
    DRAFT: (count: number) => `${items(count)} unpublished`,
  },
  allSo: 'Nothing to change. The items already have this status.',
  status: 'Status',
  publishOne: 'Publish',
  takeBackOne: 'Unpublish',
  drafts: {
    title: 'Drafts',
    off: 'Items are visible as soon as they’re saved.',
    on: 'Items are drafts or published. Drafts are only visible in the dashboard, and to programs that request them.',
    count: (drafts: number, all: number) => `${drafts} of ${items(all)} ${drafts === 1 ? 'is a draft' : 'are drafts'}.`,
    newOnes: 'Status of new items',
    defaults: { DRAFT: 'Draft', PUBLISHED: 'Published' },
    turnOn: 'Turn on drafts',
    turnOff: 'Turn off drafts',
    offTitle: 'Turn off drafts?',
    offText: 'All items become published. Their publishing status and dates are deleted.',
    inTheWay: (drafts: number) =>
      `There ${drafts === 1 ? 'is' : 'are'} ${pieces(drafts, 'draft', 'drafts')}. Publish or delete them before you turn drafts off.`,
    see: 'View drafts',
    save: 'Save',
    saving: 'Saving…',
    apart: 'Drafts are kept in a separate collection. Publish them from there.',
    apartLink: 'Open drafts',
    ofDrafts: 'This collection holds the drafts of another collection.',
    ofDraftsLink: 'Open published items',
    turnedOn: 'Drafts are on. Existing items are published.',
    turnedOff: 'Drafts are off.',
  },
}
