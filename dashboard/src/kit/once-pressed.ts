/**
 * Runs once no press of the element is under way, and gives what calls it off. A click wakes the page it falls on before the browser
 * does what the click asks for, and a press may begin before scripts come and end after them: an element taken away meanwhile would
 * swallow either.
 */
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
