import { expect, test } from 'vitest'
import { inTurn, WaitingEnded, waitingOfNetworkMax } from './turn.ts'

/** Work that takes until it is released. */
function endless(): { release: () => void; done: Promise<void> } {
  const { promise, resolve: release } = Promise.withResolvers<void>()
  return { release, done: inTurn(() => promise) }
}

test('one network can’t make all others wait, and what isn’t for visitors comes first', async () => {
  const done: string[] = []
  const { release, done: first } = endless()
  const visitors = Array.from({ length: waitingOfNetworkMax }, () => inTurn(async () => void done.push('visitor'), { network: 'one' }))
  await expect(inTurn(async () => {}, { network: 'one' })).rejects.toMatchObject({ code: 'TEMPORARILY_UNAVAILABLE' })
  const others = [inTurn(async () => void done.push('other'), { network: 'two' }), inTurn(async () => void done.push('own'))]
  release()
  await Promise.all([first, ...visitors, ...others])
  expect([done[0], done.at(-1), done.length]).toEqual(['own', 'other', waitingOfNetworkMax + 2])
})

test('who leaves before the turn gives it up, and makes room for others', async () => {
  const { release, done } = endless()
  const leaving = new AbortController()
  let worked = 0
  const work = async () => void worked++
  const left = Array.from({ length: waitingOfNetworkMax }, () => inTurn(work, { network: 'one', signal: leaving.signal }))
  const ended = Promise.allSettled(left)
  leaving.abort()
  for (const outcome of await ended) expect(outcome).toMatchObject({ reason: expect.any(WaitingEnded) as WaitingEnded })
  const stayed = Array.from({ length: waitingOfNetworkMax }, () => inTurn(work, { network: 'one', signal: new AbortController().signal }))
  release()
  await Promise.all([done, ...stayed])
  expect(worked).toBe(waitingOfNetworkMax)
})

test('work that has begun is finished, even if all leave', async () => {
  const leaving = new AbortController()
  const work = async () => {
    leaving.abort()
    return 'finished'
  }
  const { release, done } = endless()
  const result = inTurn(work, { signal: leaving.signal })
  release()
  expect([await result, await done]).toEqual(['finished', undefined])
})
