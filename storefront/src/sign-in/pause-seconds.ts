const first = 5
const longest = 60

/** The delay before the next request, by the number of earlier ones: from five seconds up to a minute. */
export const pauseSeconds = (times: number): number => Math.min(longest, Math.round(first * 1.5 ** Math.min(times, 10)))
