import { useEffect, useRef } from 'react'
import { useFetcher } from 'react-router'
import { memberEvents } from '@stoa/contract/members/events'
import { orderEvents } from '@stoa/contract/orders/events'
import { reviewEvents } from '@stoa/contract/reviews/events'
import { useLive } from '../kit/live.ts'
import { paths } from '../paths.ts'
import type { Badges } from './badges.server.ts'

const ofOrders = [orderEvents.approved, orderEvents.updated, orderEvents.paymentStatusUpdated, orderEvents.fulfilled, orderEvents.canceled]
const ofMembers = [memberEvents.created, memberEvents.updated, memberEvents.deleted]
const ofReviews = [reviewEvents.created, reviewEvents.moderationStatusChanged, reviewEvents.deleted]
const types = [...ofOrders, ...ofMembers, ...ofReviews].map(({ type }) => type)

/** The frame's fetcher. Components that change what the badges count load it again. */
export const badgesKey = 'badges'

/** Several events are handled by one request. */
const gatherMs = 400

/** The present badges: those of the page until an event occurs. */
export function useBadges(loaded: Badges | undefined): Badges | undefined {
  const fetcher = useFetcher<Badges>({ key: badgesKey })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  useLive(types, () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void fetcher.load(paths.badges), gatherMs)
  })
  const told = fetcher.data
  return told && (!loaded || told.readAt > loaded.readAt) ? told : loaded
}

/** The same on a page next to the frame: the last known badges. */
export function useLastBadges(): Badges | undefined {
  return useFetcher<Badges>({ key: badgesKey }).data
}
