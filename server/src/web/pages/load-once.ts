/** Loads something when it is first needed. After a failure, the next caller tries again. */
export function loadOnce<T>(load: () => Promise<T>): { get(): Promise<T>; loaded(): Promise<T | undefined> } {
  let loading: Promise<T> | undefined
  return {
    get() {
      loading ??= load().catch((error: unknown) => {
        loading = undefined
        throw error
      })
      return loading
    },
    /** What is loaded or on its way; undefined if there is nothing. */
    loaded: async () => loading?.catch(() => undefined),
  }
}
