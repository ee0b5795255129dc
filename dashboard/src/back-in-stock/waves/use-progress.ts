import { useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router'
import { backInStockEvents } from '@stoa/contract/back-in-stock/events'
import { useLive } from '../../kit/live.ts'
import { useLookingAgain } from '../../kit/look-again.ts'
import { isAtWork, type WaveRow } from './wave-row.ts'

const lookAgainMs = 1_000
/** Several events are handled by one request. */
const gatherMs = 500

/** Keeps the progress of waves up to date: while one is running, and when emails of one have left the outbox. */
export function useProgress(rows: readonly WaveRow[]): void {
  const { revalidate } = useRevalidator()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  useLookingAgain(
    rows.some(({ status }) => status === 'RUNNING'),
    revalidate,
    lookAgainMs,
  )
  useLive([backInStockEvents.updated.type], () => {
    if (!rows.some(isAtWork)) return
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void revalidate(), gatherMs)
  })
}
