import { waveMax } from '@stoa/contract/back-in-stock/wave'

/** How many shoppers are notified of a variant by themselves: so many for each piece, and all of them if stock isn't counted. */
export const waveSize = (pieces: number | null, requestsPerUnit: number): number =>
  pieces === null ? waveMax : Math.min(waveMax, pieces * requestsPerUnit)
