import { addCopyButtons, makeTabs } from './code-blocks.ts'

// What scripts add to every page: copy buttons, tabs, search as you type. Without scripts all content is shown one after the other.

addCopyButtons(document)
makeTabs(document)
answerWhileTyping()
submitOnChange()

function answerWhileTyping(): void {
  const form = document.querySelector<HTMLFormElement>('.search')!
  const input = form.querySelector('input')!
  const box = document.createElement('div')
  box.className = 'search-results'
  box.hidden = true
  form.append(box)
  let asked: AbortController | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = (): void => {
    clearTimeout(timer)
    asked?.abort()
  }
  const close = (): void => {
    stop()
    box.hidden = true
  }
  const ask = async (): Promise<void> => {
    asked?.abort()
    const query = input.value.trim()
    if (query === '') return close()
    const results = await resultsOf(query, (asked = new AbortController()).signal)
    if (results === undefined) return
    // Markup of our own server, in which every text has been escaped.
    box.innerHTML = results
    box.hidden = false
  }
  input.addEventListener('input', () => {
    clearTimeout(timer)
    timer = setTimeout(() => void ask(), 70)
  })
  document.addEventListener('keydown', (event) => moveInResults(event, { form, input, box, close }))
  // Results that arrive later would take the focus away, or another call to its place.
  box.addEventListener('focusin', stop)
  document.addEventListener('click', ({ target }) => {
    if (!form.contains(target as Node)) close()
  })
  form.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget && !form.contains(relatedTarget as Node)) close()
  })
}

/** Undefined if the search is aborted, even while its answer is read, or fails. */
async function resultsOf(query: string, signal: AbortSignal): Promise<string | undefined> {
  try {
    const answer = await fetch(`/docs/search?part=results&q=${encodeURIComponent(query)}`, { signal })
    return answer.ok ? await answer.text() : undefined
  } catch {
    return undefined
  }
}

interface Searching {
  form: HTMLFormElement
  input: HTMLInputElement
  box: HTMLElement
  /** Hides the results, and those still under way. */
  close(): void
}

/** `/` focuses the search, arrows move through its results, Escape leaves it. */
function moveInResults(event: KeyboardEvent, { form, input, box, close }: Searching): void {
  const { key } = event
  const at = document.activeElement
  const isWriting = at instanceof HTMLInputElement || at instanceof HTMLTextAreaElement || at instanceof HTMLSelectElement
  if (key === '/' && !isWriting) {
    event.preventDefault()
    input.focus()
    input.select()
  }
  if (!form.contains(at)) return
  if (key === 'Escape') {
    if (!box.hidden) input.focus()
    close()
  }
  const step = { ArrowDown: 1, ArrowUp: -1 }[key]
  if (!step || box.hidden) return
  event.preventDefault()
  const stops: HTMLElement[] = [input, ...box.querySelectorAll('a')]
  stops[Math.max(0, Math.min(stops.length - 1, stops.indexOf(at as HTMLElement) + step))]!.focus()
}

function submitOnChange(): void {
  for (const select of document.querySelectorAll<HTMLSelectElement>('[data-submits]'))
    select.addEventListener('change', () => select.form!.requestSubmit())
}
