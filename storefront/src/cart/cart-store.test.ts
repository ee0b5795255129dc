import { expect, test } from 'vitest'
import type { CartAnswer, Change } from './cart-state.ts'
import { cartStore } from './cart-store.ts'

/** A server that responds when the test says so. */
function slowServer() {
  const asked: Change[] = []
  const open: { answer(answer: CartAnswer): void; fail(): void }[] = []
  const send = (change: Change) =>
    new Promise<{ answer: CartAnswer }>((resolve, reject) => {
      asked.push(change)
      open.push({ answer: (answer) => resolve({ answer }), fail: () => reject(new Error('gone')) })
    })
  return { asked, open, send }
}

const set = (quantity: number): Change => ({ kind: 'quantity', lineId: 'jug', quantity })
const settle = () => new Promise((resolve) => setTimeout(resolve))

test('a burst of changes is two requests: the first, and the final state', async () => {
  const server = slowServer()
  const store = cartStore({ asOf: 1, count: 1 }, server.send)
  const outcomes = [2, 3, 4, 5].map((quantity) => store.ask(set(quantity)))
  expect(server.asked).toEqual([set(2)])
  server.open[0]!.answer({ asOf: 2, count: 2 })
  await settle()
  expect(server.asked).toEqual([set(2), set(5)])
  server.open[1]!.answer({ asOf: 3, count: 5 })
  expect(await Promise.all(outcomes)).toEqual([{ kind: 'done' }, { kind: 'done' }, { kind: 'done' }, { kind: 'done' }])
  expect(store.now().settled.count).toBe(5)
})

test('if the connection fails, all waiting callers are notified, and the next change is sent', async () => {
  const server = slowServer()
  const store = cartStore({ asOf: 1, count: 1 }, server.send)
  const first = store.ask(set(2))
  const second = store.ask({ kind: 'add', fields: {} })
  server.open[0]!.fail()
  expect([await first, await second]).toEqual([{ kind: 'lost' }, { kind: 'lost' }])
  void store.ask(set(3))
  expect(server.asked).toEqual([set(2), set(3)])
})

test('listeners are notified of every change until they unsubscribe', () => {
  const store = cartStore({ asOf: 1, count: 1 }, slowServer().send)
  let heard = 0
  const leave = store.subscribe(() => heard++)
  store.tell({ asOf: 2, count: 2 })
  leave()
  store.tell({ asOf: 3, count: 3 })
  expect(heard).toBe(1)
})
