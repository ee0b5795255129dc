import { element } from './element.ts'

// Copy buttons and tabs of code blocks. Without scripts all blocks are shown one after the other.

/** As plain text: content that others have written into a shop must not run. */
export function blockOf(title: string, source: string): HTMLElement {
  const figure = element('figure', { className: 'code' })
  const pre = element('pre', { tabindex: '0', role: 'group', 'aria-label': title })
  pre.append(element('code', { text: source.trimEnd() }))
  figure.append(element('figcaption', { text: title }), pre)
  return figure
}

export function addCopyButtons(place: ParentNode): void {
  for (const figure of place.querySelectorAll<HTMLElement>('figure.code')) {
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

let count = 0

export function makeTabs(place: ParentNode): void {
  for (const box of place.querySelectorAll<HTMLElement>('[data-tabs]')) {
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
