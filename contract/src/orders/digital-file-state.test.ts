import { expect, test } from 'vitest'
import { digitalFileState } from './digital-file-state.ts'

type Input = Parameters<typeof digitalFileState>
const expirationDate = '2026-12-24T10:00:00.000Z'
const link = 'https://shop.example/downloads/file?token=t'

test.each<[...Input, string]>([
  [{}, { status: 'INITIALIZED', paymentStatus: 'NOT_PAID' }, 'WAITING'],
  [{}, { status: 'APPROVED', paymentStatus: 'NOT_PAID' }, 'WAITING'],
  [{}, { status: 'APPROVED', paymentStatus: 'PARTIALLY_PAID' }, 'WAITING'],
  [{ link, expirationDate }, { status: 'APPROVED', paymentStatus: 'PAID' }, 'AVAILABLE'],
  [{ link, expirationDate }, { status: 'APPROVED', paymentStatus: 'PARTIALLY_REFUNDED' }, 'AVAILABLE'],
  [{ expirationDate }, { status: 'APPROVED', paymentStatus: 'PAID' }, 'EXPIRED'],
  [{ expirationDate }, { status: 'APPROVED', paymentStatus: 'FULLY_REFUNDED' }, 'ENDED'],
  [{ expirationDate }, { status: 'CANCELED', paymentStatus: 'PAID' }, 'ENDED'],
  [{}, { status: 'REJECTED', paymentStatus: 'DECLINED' }, 'ENDED'],
])('%j of an order %j is %s', (file, order, state) => expect(digitalFileState(file, order)).toBe(state))
