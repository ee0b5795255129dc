import { element } from './element.ts'
import { find, itemsOf, resultsMax, type Item, type SearchIndex } from './find.ts'

// Search as you type. The index is fetched when the field gets the focus.

export function searchWhileTyping(): void {
  const form = document.querySelector<HTMLFormElement>('.search')!
  const input = form.querySelector('input')!
  const box = element('div', { className: 'search-results' })
  box.hidden = true
  form.append(box)
  let items: Promise<readonly Item[] | undefined> | undefined
  const load = () => (items ??= loadItems(form.dataset.index!))
  const close = (): void => {
    box.hidden = true
  }
  const show = async (): Promise<void> => {
    const found = await load()
    // Failed to load: the form still leads to the page of results.
    if (!found) items = undefined
    const query = input.value.trim()
    if (!found || query === '' || document.activeElement !== input) return close()
    box.replaceChildren(...resultsOf(find(found, query), query))
    box.scrollTop = 0
    box.hidden = false
  }
  input.addEventListener('focus', () => void load())
  input.addEventListener('input', () => void show())
  // What was typed before the script had loaded.
  if (input.value !== '') void show()
  document.addEventListener('keydown', (event) => moveInResults(event, { form, input, box, close }))
  document.addEventListener('click', ({ target }) => {
    if (!form.contains(target as Node)) close()
  })
  form.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget && !form.contains(relatedTarget as Node)) close()
  })
}

async function loadItems(address: string): Promise<readonly Item[] | undefined> {
  try {
    const answer = await fetch(address)
    return answer.ok ? itemsOf((await answer.json()) as SearchIndex) : undefined
  } catch {
    return undefined
  }
}

function resultsOf(found: readonly Item[], query: string): HTMLElement[] {
  const status = element('p', { role: 'status' })
  if (found.length === 0) {
    status.append(
      `No results for “${query}”. Try fewer words, or browse the `,
      element('a', { href: '/docs#areas-of-calls', text: 'areas' }),
      '.',
    )
    return [status]
  }
  status.textContent = `${found.length === resultsMax ? `The first ${resultsMax}` : found.length} found`
  const list = element('ul', { className: 'found' })
  for (const { kind, title, href, hint } of found) {
    const link = element('a', { href })
    link.append(
      element('span', { className: `kind kind-${kind.toLowerCase()}`, text: kind }),
      ' ',
      element('b', { text: title }),
      ' ',
      element('span', { className: 'soft', text: hint }),
    )
    const entry = element('li')
    entry.append(link)
    list.append(entry)
  }
  return [status, list]
}

interface Searching {
  form: HTMLFormElement
  input: HTMLInputElement
  box: HTMLElement
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
