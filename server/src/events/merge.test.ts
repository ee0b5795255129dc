import { describe, expect, test } from 'vitest'
import { newId } from '../database/ids.ts'
import { mergeEvents } from './merge.ts'
import type { Event } from './tables.ts'

/** `updated 2 name,price`: slug, sequence and changed fields. */
function eventsFrom(lines: readonly string[], common: Partial<Event> = {}): Event[] {
  return lines.map((line) => {
    const [slug, sequence, fields] = line.split(' ') as [string, string, string | undefined]
    return {
      id: newId(),
      siteId: '00000000-0000-4000-8000-000000000001',
      entityFqdn: 'stoa.test',
      slug,
      entityId: 'a',
      entitySequence: Number(sequence),
      actor: {},
      time: new Date(),
      entity: { state: Number(sequence) },
      ...(fields ? { changedFields: fields.split(',') } : {}),
      requestId: 'r',
      ...common,
    }
  })
}

const lineOf = ({ slug, entitySequence, entity, changedFields }: Event): string => {
  expect(entity).toEqual({ state: entitySequence })
  return [slug, entitySequence, ...(changedFields ? [changedFields.join(',')] : [])].join(' ')
}

describe('the events of one entity in one transaction', () => {
  test.each<[string, string[], string[]]>([
    ['one', ['updated 2 name'], ['updated 2 name']],
    ['updates: the last one, with the fields of all', ['updated 2 name,slug', 'updated 3 price,name'], ['updated 3 name,slug,price']],
    ['updates of which one has unknown fields', ['updated 2 name', 'updated 3', 'updated 4 price'], ['updated 4']],
    ['created and updated: created, with the last state', ['created 1', 'updated 2 name', 'updated 3'], ['created 3']],
    [
      'something of its own stays',
      ['updated 2', 'approved 2', 'payment_status_updated 3'],
      ['updated 2', 'approved 2', 'payment_status_updated 3'],
    ],
    [
      'what came and left stays apart beside one update',
      ['updated 2', 'item_added 2', 'item_added 2', 'item_removed 2', 'updated 3', 'item_added 3'],
      ['item_added 2', 'item_added 2', 'item_removed 2', 'updated 3', 'item_added 3'],
    ],
    ['twice the same thing of its own', ['item_added 2', 'item_added 3'], ['item_added 2', 'item_added 3']],
    ['an update after it takes the place of an earlier one', ['updated 2 a', 'approved 2', 'updated 3 b'], ['approved 2', 'updated 3 a,b']],
    [
      'an update after what followed creation',
      ['created 1', 'approved 2', 'updated 3', 'updated 4'],
      ['created 1', 'approved 2', 'updated 4'],
    ],
    ['created and deleted', ['created 1', 'deleted 2'], ['created 1', 'deleted 2']],
    ['created again', ['updated 2', 'deleted 3', 'created 4', 'updated 5'], ['updated 2', 'deleted 3', 'created 5']],
    ['updates on both sides of a deletion', ['updated 2', 'deleted 3', 'updated 4'], ['updated 2', 'deleted 3', 'updated 4']],
  ])('%s', (_what, given, expected) => expect(mergeEvents(eventsFrom(given)).map(lineOf)).toEqual(expected))

  test('of several requests that share a statement stay apart', () => {
    const events = [...eventsFrom(['updated 2', 'updated 3']), ...eventsFrom(['updated 4'], { requestId: 's' })]
    expect(mergeEvents(events).map(lineOf)).toEqual(['updated 3', 'updated 4'])
  })

  test('keep the ID of creation, and otherwise of the last one', () => {
    const created = eventsFrom(['created 1', 'updated 2'])
    expect(mergeEvents(created).map(({ id }) => id)).toEqual([created[0]!.id])
    const updated = eventsFrom(['updated 1', 'updated 2'])
    expect(mergeEvents(updated).map(({ id }) => id)).toEqual([updated[1]!.id])
  })
})

test.each<[string, Partial<Event>]>([
  ['ID', { entityId: 'b' }],
  ['kind', { entityFqdn: 'stoa.other' }],
  ['collection', { entity: { dataCollectionId: 'Books' } }],
])('entities with another %s stay apart', (_what, other) => {
  const [one, two] = [eventsFrom(['updated 2']), eventsFrom(['updated 3'], other)]
  expect(mergeEvents([...one, ...two])).toEqual([...one, ...two])
})
