import { expect, test } from 'vitest'
import { describeWorlds } from './walk.ts'

describeWorlds('data-sandbox', ({ value, error, sent }, { generation }) => {
  const environmentsSent = (step: string): unknown[] =>
    sent(step).map(({ message, query }) => (message as { environment?: string } | undefined)?.environment ?? query.environment?.[0])

  if (generation === '2024') {
    test('2024 has no word for it: whatever a caller says, what it sends means the site', () => {
      expect(value('switched on')).toBe(200)
      expect(value('written')).toEqual(['bread', 1])
      expect(environmentsSent('written')).toEqual([undefined, undefined, undefined])
    })
    return
  }

  test('while the sandbox is off there are no collections in it, and what prefers it means the site', () => {
    expect(error('while it is off').code).toBe('WDE0025')
    expect(value('preferred while it is off').name).toBe('tea')
  })

  test('the same ids are other items; what prefers the sandbox means it, what says nothing means the site', () => {
    const [ofLive, ofSandbox] = ['LIVE', 'SANDBOX'].map((where) => ['bread', 'soup', 'tart'].map((name) => `${name} of ${where}`))
    expect(value('written')).toEqual({
      live: [...ofLive!.slice(0, 2), 'tart of LIVE', 'tea'].toSorted(),
      unsaid: [...ofLive!, 'tea'].toSorted(),
      sandbox: ofSandbox,
      preferred: ofSandbox,
    })
  })

  test('what is written in the sandbox changes nothing in the site', () => {
    expect(['inserted', 'updated', 'patched', 'removed'].map((step) => value(step))).toEqual([
      'jam',
      'clear soup',
      'plum tart',
      'bread of SANDBOX',
    ])
    expect(value('referred')).toEqual(['plum tart'])
    expect(value('read after')).toEqual({
      live: ['bread of LIVE', 'soup of LIVE', 'tart of LIVE', 'tea'],
      sandbox: ['jam', 'clear soup', 'plum tart'],
    })
  })

  test('every question is answered of the one it is asked in', () => {
    expect(value('got')).toEqual(['soup of LIVE', 'clear soup'])
    expect(value('counted')).toEqual([4, 3])
    expect(value('distinct')).toEqual([4, 3])
    expect(value('aggregated')).toEqual([4, 3])
    expect(value('is referenced')).toEqual([false, true])
    expect(value('paged')).toEqual([['tart of LIVE', 'tea'], ['plum tart']])
  })

  test('the packages say it in a body, in a query and in what they pack into it', () => {
    for (const step of ['inserted', 'updated', 'patched', 'removed', 'while it is off']) expect(environmentsSent(step)).toEqual(['SANDBOX'])
    expect(environmentsSent('got').toSorted()).toEqual(['LIVE', 'SANDBOX'])
  })

  test('no cursor leads from one into the other', () => {
    expect(error('a cursor of the other').violations).toMatchObject([{ field: 'query.cursorPaging.cursor' }])
  })

  test('guests have no sandbox, where the collection is open to them too; what prefers it means the site', () => {
    for (const step of ['a guest in the sandbox', 'a guest writes in the sandbox']) expect(error(step).code).toBe('WDE0025')
    expect(value('a guest who prefers it')).toBe('soup of LIVE')
  })

  test('emptying the sandbox leaves the site', () => expect(value('emptied')).toEqual({ live: 4, sandbox: [] }))
})
