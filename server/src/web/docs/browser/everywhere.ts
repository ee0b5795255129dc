// What scripts add to every page: copy buttons, tabs, search as you type. Without scripts all content is shown one after the other.

addCopyButtons()
makeTabs()
answerWhileTyping()
submitOnChange()

function addCopyButtons(): void {
  for (const figure of document.querySelectorAll<HTMLElement>('figure.code')) {
    const button = document.createElement('button')
    button.type = 'button'
    button.className = 'button button-quiet button-small copy'
    button.textContent = 'Copy'
    button.setAttribute('aria-label', `Copy: ${figure.querySelector('figcaption')!.textContent}`)
    button.addEventListener('click', () => {
      void navigator.clipboard.writeText(figure.querySelector('pre')!.textContent).then(
        () => say(button, 'Copied'),
        () => say(button, 'Couldn’t copy'),
      )
    })
    figure.append(button)
  }
}

function say(button: HTMLElement, words: string): void {
  button.textContent = words
  setTimeout(() => (button.textContent = 'Copy'), 1600)
}

function makeTabs(): void {
  let count = 0
  for (const box of document.querySelectorAll<HTMLElement>('[data-tabs]')) {
    const panels = [...box.querySelectorAll<HTMLElement>('figure.code')].map(within)
    const list = document.createElement('div')
    list.setAttribute('role', 'tablist')
    list.setAttribute('aria-label', box.dataset.tabs!)
    const tabs = panels.map((panel) => tabOf(panel, `tab-${count++}`))
    const choose = (index: number, focus = false): void => {
      tabs.forEach((tab, at) => {
        tab.setAttribute('aria-selected', String(at === index))
        tab.tabIndex = at === index ? 0 : -1
        panels[at]!.hidden = at !== index
      })
      if (focus) tabs[index]!.focus()
    }
    tabs.forEach((tab, index) => {
      tab.addEventListener('click', () => choose(index))
      tab.addEventListener('keydown', ({ key }) => {
        const step = { ArrowRight: 1, ArrowLeft: -1 }[key]
        if (step) choose((index + step + tabs.length) % tabs.length, true)
      })
    })
    list.append(...tabs)
    box.prepend(list)
    box.classList.add('tabs-made')
    choose(0)
  }
}

/** A panel around a block of code. */
function within(figure: HTMLElement): HTMLElement {
  const panel = document.createElement('div')
  figure.replaceWith(panel)
  panel.append(figure)
  return panel
}

function tabOf(panel: HTMLElement, id: string): HTMLButtonElement {
  const tab = document.createElement('button')
  tab.type = 'button'
  tab.id = id
  tab.setAttribute('role', 'tab')
  tab.textContent = panel.querySelector('figcaption')!.textContent
  panel.id = `${id}-panel`
  panel.setAttribute('role', 'tabpanel')
  panel.setAttribute('aria-labelledby', id)
  tab.setAttribute('aria-controls', panel.id)
  return tab
}

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
