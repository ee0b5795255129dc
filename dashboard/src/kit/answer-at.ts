/** The JSON response of a URL; undefined if it can't be reached, refuses, or is aborted at any moment. */
export async function answerAt<T>(address: string, signal: AbortSignal): Promise<T | undefined> {
  try {
    const answer = await fetch(address, { signal })
    return answer.ok ? ((await answer.json()) as T) : undefined
  } catch {
    return undefined
  }
}
