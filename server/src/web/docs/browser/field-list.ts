import { element } from './element.ts'

/** Opens the levels above the field in the address, and adds a button that opens all levels of a list. */
export function foldFields(): void {
  for (const count of document.querySelectorAll<HTMLElement>('[data-folds]')) addButton(count)
  openTarget()
  addEventListener('hashchange', openTarget)
}

function addButton(count: HTMLElement): void {
  const levels = [...count.parentElement!.querySelectorAll('details')]
  const button = element('button', { type: 'button', className: 'button button-quiet button-small', text: 'Expand all' })
  let isExpanded = false
  button.addEventListener('click', () => {
    isExpanded = !isExpanded
    for (const level of levels) level.open = isExpanded
    button.textContent = isExpanded ? 'Collapse all' : 'Expand all'
  })
  count.append(button)
}

/** Not all browsers open a closed level for an address within it. */
function openTarget(): void {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)))
  if (!target?.closest('.field-box')) return
  for (let level = target.parentElement?.closest('details'); level; level = level.parentElement?.closest('details')) level.open = true
  target.scrollIntoView()
}
