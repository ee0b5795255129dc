const first = 5
const longest = 60

/** How long a page waits before it asks once more, having asked so many times: from five seconds up to a minute. */
export const pauseSeconds = (times: number): number => Math.min(longest, Math.round(first * 1.5 ** Math.min(times, 10)))
