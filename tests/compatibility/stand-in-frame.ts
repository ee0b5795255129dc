type Listener = (event: { data: unknown }) => void

/** The part of a page of `origin` that the packages' hidden frame needs: fetches the frame's address, and delivers the message its page would post to its
 *  parent. The same flow runs in a real browser in frame.test.ts. */
export function standInFrame(origin: string): void {
  const listeners = new Set<Listener>()
  const load = async ({ src }: { src: string }): Promise<void> => {
    const page = await (await fetch(src)).text()
    const [, script = ''] = /<script[^>]*>(.*)<\/script>/s.exec(page) ?? []
    const postMessage = (data: unknown, target: string): void => {
      if (target === origin) for (const listener of listeners) listener({ data })
    }
    // oxlint-disable-next-line no-new-func, typescript/no-implied-eval
    new Function('parent', script)({ postMessage })
  }
  Object.assign(globalThis, {
    window: {
      addEventListener: (_name: string, listener: Listener) => listeners.add(listener),
      removeEventListener: (_name: string, listener: Listener) => listeners.delete(listener),
    },
    document: {
      createElement: () => ({ style: {}, src: '' }),
      body: {
        appendChild(frame: { src: string }) {
          void load(frame)
          return frame
        },
        contains: () => false,
      },
    },
  })
}
