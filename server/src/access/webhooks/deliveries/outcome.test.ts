import { describe, expect, test } from 'vitest'
import { outcomeOf } from './outcome.ts'

const began = new Date('2026-11-20T12:00:00.000Z')
const after = (seconds: number): Date => new Date(began.getTime() + seconds * 1_000)
const hour = 3_600
const day = 24 * hour

const waiting = { status: 'WAITING', tries: 0, sinceDate: began, isTest: false } as const
const refused = { problem: 'STATUS', answerStatus: 500 } as const

test('accepted: it has ended, and is listed for 30 days', () => {
  expect(outcomeOf(waiting, { problem: null, answerStatus: 204 }, { now: after(1), random: 0.5 })).toEqual({
    status: 'DELIVERED',
    tries: 1,
    sinceDate: after(1),
    nextAttemptDate: null,
    endedDate: after(1),
    expiresDate: after(1 + 30 * day),
    problem: null,
    answerStatus: 204,
  })
})

describe('refused', () => {
  test.each([
    // The delay after each attempt is random, up to a limit that doubles; at least a second, and at most four hours.
    [0, 1, 5],
    [0, 0, 1],
    [1, 1, 10],
    [3, 0.5, 20],
    [9, 1, 2_560],
    [15, 1, 4 * hour],
    [90, 0.25, hour],
  ])('after %i attempts, with %d of the delay: again after %i seconds', (tries, random, seconds) => {
    expect(outcomeOf({ ...waiting, tries }, refused, { now: began, random })).toMatchObject({
      status: 'RETRYING',
      tries: tries + 1,
      nextAttemptDate: after(seconds),
      endedDate: null,
      expiresDate: null,
      problem: 'STATUS',
      answerStatus: 500,
    })
  })

  test.each([
    [1_000, 1],
    [60_000, 60],
    [10 * hour * 1_000, hour],
  ])('later if the receiver asks for it (%i ms), up to an hour', (retryAfterMs, seconds) => {
    expect(outcomeOf(waiting, { ...refused, retryAfterMs }, { now: began, random: 0 }).nextAttemptDate).toEqual(after(seconds))
  })

  test('the last attempt is made after 48 hours, and the delivery is listed for 90 days', () => {
    const late = { ...waiting, status: 'RETRYING', tries: 20 } as const
    expect(outcomeOf(late, refused, { now: after(47 * hour), random: 1 }).nextAttemptDate).toEqual(after(48 * hour))
    expect(outcomeOf(late, refused, { now: after(48 * hour), random: 1 })).toMatchObject({
      status: 'DEAD',
      nextAttemptDate: null,
      endedDate: after(48 * hour),
      expiresDate: after(48 * hour + 90 * day),
    })
  })

  test('the 48 hours begin with the first attempt, however long that waited', () => {
    expect(outcomeOf(waiting, refused, { now: after(60 * hour), random: 1 })).toMatchObject({
      status: 'RETRYING',
      sinceDate: after(60 * hour),
      nextAttemptDate: after(60 * hour + 5),
    })
  })

  test.each(['GONE', 'PERMISSION', 'NO_DATA'] as const)('%s: no more attempts', (problem) => {
    expect(outcomeOf(waiting, { problem, answerStatus: null }, { now: began, random: 0 })).toMatchObject({ status: 'DEAD', problem })
  })

  test('a test isn’t retried', () => {
    expect(outcomeOf({ ...waiting, isTest: true }, refused, { now: began, random: 0 })).toMatchObject({ status: 'DEAD' })
  })
})
