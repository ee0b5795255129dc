import { beforeAll, describe, expect, test } from 'vitest'
import { makeTestSite, type TestSite } from '../../../tests/support/site.ts'
import { sql } from '../database/sql.ts'
import { createAnswers, type Answers } from './answers.ts'

const bytesMax = 1_000_000

let site: TestSite
beforeAll(async () => {
  site = await makeTestSite()
})

const answersOf = (keepsFirst: boolean): Answers<string> => createAnswers<string>(site.app.services, { bytesMax, keepsFirst })

/** What came from the cache; otherwise undefined. */
async function found(answers: Answers<string>, key: string, bytes = 10): Promise<string | undefined> {
  let isMade = false
  const answer = await answers.find(key, async () => {
    isMade = true
    await site.database.one(sql`select name from products where site_id = ${site.siteId} limit 1`)
    return { answer: key, bytes, isLasting: true }
  })
  return isMade ? undefined : answer
}

test('an answer is made when it is requested for the second time, and kept from then on', async () => {
  const answers = answersOf(false)
  let made = 0
  const make = async () => ({ answer: `answer ${++made}`, bytes: 10, isLasting: true })
  expect([await answers.find('a', make), made]).toEqual([undefined, 0])
  expect([await answers.find('a', make), made]).toEqual(['answer 1', 1])
  expect([await answers.find('a', make), made]).toEqual(['answer 1', 1])
})

describe('the memory', () => {
  test('stays within its bound, with what the answers grow by', async () => {
    const answers = answersOf(true)
    for (let n = 0; n < 200; n++) {
      await answers.find(`key ${n}`, async (grow) => {
        setImmediate(() => grow(5_000))
        return { answer: 'a', bytes: 10_000, isLasting: true }
      })
      await new Promise(setImmediate)
      expect(answers.bytes).toBeLessThanOrEqual(bytesMax)
    }
    expect(answers.bytes).toBeGreaterThan(bytesMax * 0.9)
  })

  test('has no answers that are too large', async () => {
    const answers = answersOf(true)
    await found(answers, 'large', bytesMax / 16)
    expect(answers.bytes).toBe(0)
    await found(answers, 'k'.repeat(9_000))
    expect(answers.bytes).toBe(0)
  })

  test('isn’t taken by what is requested once', async () => {
    const answers = answersOf(false)
    for (let n = 0; n < 200; n++) await found(answers, `once ${n}`)
    expect(answers.bytes).toBe(0)
  })
})

test('what isn’t lasting is answered to those who asked for it, and not kept', async () => {
  const answers = answersOf(true)
  let made = 0
  const make = async () => ({ answer: `answer ${++made}`, bytes: 10, isLasting: false })
  expect(await answers.find('a', make)).toBe('answer 1')
  expect(await answers.find('a', make)).toBe('answer 2')
})

test('what was read from a table that isn’t watched is not kept', async () => {
  const answers = answersOf(true)
  const make = async () => {
    await site.database.one(sql`select id from orders where site_id = ${site.siteId} limit 1`)
    return { answer: 'orders', bytes: 10, isLasting: true }
  }
  expect(await answers.find('orders', make)).toBe('orders')
  expect(await answers.find('orders', make)).toBeUndefined()
})

test('an error reaches the caller, and isn’t kept', async () => {
  const answers = answersOf(true)
  const failing = answers.find('a', async () => {
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  expect(await answers.find('a', async () => ({ answer: 'yes', bytes: 1, isLasting: true }))).toBe('yes')
})
