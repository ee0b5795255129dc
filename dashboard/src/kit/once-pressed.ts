/** Runs once the element isn't being pressed, and returns a function to cancel it. A click hydrates the page before the browser handles it, and a press may
 *  start before the scripts run and end after: removing the element in between would swallow either. */
export function oncePressed(element: Element, run: () => void): () => void {
  const off = new AbortController()
  const wait = (): void => {
    const timer = setTimeout(() => {
      if (!element.matches(':active, :has(:active)')) {
        off.abort()
        return run()
      }
      for (const end of ['pointerup', 'pointercancel', 'keyup']) document.addEventListener(end, wait, { once: true, signal: off.signal })
    })
    off.signal.addEventListener('abort', () => clearTimeout(timer))
  }
  wait()
  return () => off.abort()
}
