import { describe, expect, test } from 'vitest'
import { createSourceChanges, noteClock, noteReading, noteStatement, recordReading, startReading } from './source-changes.ts'

const site = 'a site'

describe('what was read', () => {
  test('has changed once a source of it is noted, for its site or for all', () => {
    const changes = createSourceChanges()
    const reading = startReading(changes, ['products', 'reviews'])
    const haveChanged = () => changes.haveChanged(site, reading)
    changes.note({ siteId: site, sources: ['carts'] })
    changes.note({ siteId: 'another site', sources: ['products'] })
    changes.note({ siteId: site, sources: [] })
    expect(haveChanged()).toBe(false)
    changes.note({ siteId: site, sources: ['reviews'] })
    expect(haveChanged()).toBe(true)
    const again = startReading(changes, ['products'])
    expect(changes.haveChanged(site, again)).toBe(false)
    changes.note({ siteId: undefined, sources: ['products'] })
    expect(changes.haveChanged(site, again)).toBe(true)
  })

  test('has changed once everything may have', () => {
    const changes = createSourceChanges()
    const reading = startReading(changes)
    changes.noteAll()
    expect(changes.haveChanged(site, reading)).toBe(true)
  })

  test('has changed once a change is forgotten that came after it, and not by those from before', () => {
    const changes = createSourceChanges()
    const changeOthers = (name: string) => {
      for (let count = 0; count < 10_000; count++) changes.note({ siteId: `${name} ${count}`, sources: ['products'] })
    }
    const before = startReading(changes, ['products'])
    changes.note({ siteId: site, sources: ['reviews'] })
    changeOthers('first')
    const after = startReading(changes, ['products'])
    changeOthers('second')
    expect(changes.haveChanged(site, before)).toBe(true)
    expect(changes.haveChanged(site, after)).toBe(false)
  })

  test('has changed if a source of it changed while the rest was read', async () => {
    const changes = createSourceChanges()
    const { reading } = await recordReading(changes, undefined, async () => {
      noteStatement(['products'], [])
      changes.note({ siteId: site, sources: ['products'] })
      noteStatement(['products', 'reviews'], [])
    })
    expect(changes.haveChanged(site, reading)).toBe(true)
  })

  test('includes earlier results, each since it was read', async () => {
    const changes = createSourceChanges()
    const earlier = startReading(changes, ['collections'])
    changes.note({ siteId: site, sources: ['products'] })
    const { reading } = await recordReading(changes, undefined, async () => {
      noteReading(earlier)
      noteStatement(['products'], [])
    })
    expect(changes.haveChanged(site, reading)).toBe(false)
    changes.note({ siteId: site, sources: ['collections'] })
    expect(changes.haveChanged(site, reading)).toBe(true)
  })

  test('is personal with the reader’s ID, timed with the clock, and so is all that it is part of', async () => {
    const changes = createSourceChanges()
    const outer = await recordReading(changes, 'me', async () => {
      const plain = await recordReading(changes, 'me', async () => noteStatement(['carts'], ['another']))
      expect(plain.reading).toMatchObject({ isPersonal: false, isTimed: false })
      await recordReading(changes, 'me', async () => {
        noteStatement(['carts'], [1, 'me'])
        noteClock()
      })
    })
    expect(outer.reading).toMatchObject({ isPersonal: true, isTimed: true })
  })
})
