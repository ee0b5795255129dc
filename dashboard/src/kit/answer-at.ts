/** What an address answers as JSON; undefined where it cannot be reached, refuses, or is no longer asked, at whatever moment that comes. */
export async function answerAt<T>(address: string, signal: AbortSignal): Promise<T | undefined> {
  try {
    const answer = await fetch(address, { signal })
    return answer.ok ? ((await answer.json()) as T) : undefined
  } catch {
    return undefined
  }
}
