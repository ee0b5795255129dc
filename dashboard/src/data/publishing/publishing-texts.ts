import { pieces } from '@stoa/ui/texts/pieces'

const items = (count: number): string => pieces(count, 'item', 'items')

/** Drafts and published items of a data collection. */
export const publishing = {
  standings: { PUBLISHED: 'Published', DRAFT: 'Draft', SCHEDULED: 'Scheduled', ENDING: 'Published' },
  when: { SCHEDULED: (time: string) => `Published at ${time}`, ENDING: (time: string) => `Until ${time}` },
  open: 'Publish',
  title: 'Publish, or take back',
  detail: 'Whoever may read the collection finds what is published. Drafts are here alone.',
  wish: 'What becomes of them',
  wishes: { PUBLISHED: 'Published now', SCHEDULED: 'Published at a time to come', DRAFT: 'Drafts' },
  at: 'When',
  atHint: (timeZone: string) => `By the clocks of ${timeZone}.`,
  notToCome: 'Please choose a time that is still to come.',
  busy: 'Looking …',
  do: {
    PUBLISHED: (count: number) => `Publish ${items(count)}`,
    SCHEDULED: (count: number) => `Schedule ${items(count)}`,
    DRAFT: (count: number) => `Take back ${items(count)}`,
  },
  done: {
    PUBLISHED: (count: number) => `${items(count)} published`,
    SCHEDULED: (count: number) => `${items(count)} scheduled`,
    DRAFT: (count: number) => `${items(count)} taken back`,
  },
  allSo: 'Nothing to do: they are so already.',
  status: 'Published?',
  publishOne: 'Publish',
  takeBackOne: 'Take back',
  drafts: {
    title: 'Drafts',
    off: 'Every item is there for all who may read, as soon as it is saved.',
    on: 'An item is a draft or published. Drafts are here alone: no visitor, member or program that does not ask for them finds one.',
    count: (drafts: number, all: number) => `${drafts} of ${items(all)} ${drafts === 1 ? 'is a draft' : 'are drafts'}.`,
    newOnes: 'New items are',
    defaults: { DRAFT: 'Drafts', PUBLISHED: 'Published' },
    turnOn: 'Keep drafts',
    turnOff: 'No longer keep drafts',
    offTitle: 'No longer keep drafts?',
    offText: 'Every item is published then. Its status and its dates are gone.',
    inTheWay: (drafts: number) =>
      `There are ${pieces(drafts, 'draft', 'drafts')}. Publish or delete them first, so that nothing comes out by accident.`,
    see: 'See the drafts',
    save: 'Save',
    saving: 'Saving …',
    apart: 'Items are written in a collection of drafts, and published over each other from there.',
    apartLink: 'Open the drafts',
    ofDrafts: 'These are the drafts of another collection.',
    ofDraftsLink: 'Open what is published',
    turnedOn: 'Drafts are kept from now on. What was there is published.',
    turnedOff: 'Drafts are no longer kept.',
  },
}
