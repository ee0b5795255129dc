import { expect, test } from 'vitest'
import { describeWorlds } from './walk.ts'

describeWorlds('data-sandbox', ({ value, error, sent }, { generation }) => {
  const environmentsSent = (step: string): unknown[] =>
    sent(step).map(({ message, query }) => (message as { environment?: string } | undefined)?.environment ?? query.environment?.[0])

  if (generation === '2024') {
    test('2024 does not support it: whatever a caller sets, requests use the live data', () => {
      expect(value('switched on')).toBe(200)
      expect(value('written')).toEqual(['bread', 1])
      expect(environmentsSent('written')).toEqual([undefined, undefined, undefined])
    })
    return
  }

  test('without a sandbox it has no collections, and preferring it uses the live data', () => {
    expect(error('while it is off').code).toBe('WDE0025')
    expect(value('preferred while it is off').name).toBe('tea')
  })

  test('the same ids are other items; preferring the sandbox uses it, the default is the live data', () => {
    const [ofLive, ofSandbox] = ['LIVE', 'SANDBOX'].map((where) => ['bread', 'soup', 'tart'].map((name) => `${name} of ${where}`))
    expect(value('written')).toEqual({
      live: [...ofLive!.slice(0, 2), 'tart of LIVE', 'tea'].toSorted(),
      unsaid: [...ofLive!, 'tea'].toSorted(),
      sandbox: ofSandbox,
      preferred: ofSandbox,
    })
  })

  test('writes in the sandbox do not change the live data', () => {
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

  test('every read uses the environment of its request', () => {
    expect(value('got')).toEqual(['soup of LIVE', 'clear soup'])
    expect(value('counted')).toEqual([4, 3])
    expect(value('distinct')).toEqual([4, 3])
    expect(value('aggregated')).toEqual([4, 3])
    expect(value('is referenced')).toEqual([false, true])
    expect(value('paged')).toEqual([['tart of LIVE', 'tea'], ['plum tart']])
  })

  test('the packages send the environment in a body, in a query and in nested options', () => {
    for (const step of ['inserted', 'updated', 'patched', 'removed', 'while it is off']) expect(environmentsSent(step)).toEqual(['SANDBOX'])
    expect(environmentsSent('got').toSorted()).toEqual(['LIVE', 'SANDBOX'])
  })

  test('no cursor works in the other environment', () => {
    expect(error('a cursor of the other').violations).toMatchObject([{ field: 'query.cursorPaging.cursor' }])
  })

  test('guests have no sandbox, even for a public collection; preferring it uses the live data', () => {
    for (const step of ['a guest in the sandbox', 'a guest writes in the sandbox']) expect(error(step).code).toBe('WDE0025')
    expect(value('a guest who prefers it')).toBe('soup of LIVE')
  })

  test('emptying the sandbox keeps the live data', () => expect(value('emptied')).toEqual({ live: 4, sandbox: [] }))
})
