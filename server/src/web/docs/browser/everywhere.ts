import { addCopyButtons, makeTabs } from './code-blocks.ts'
import { foldFields } from './field-list.ts'
import { searchWhileTyping } from './search.ts'

// What scripts add to every page. Without scripts all content is shown one after the other.

addCopyButtons(document)
makeTabs(document)
foldFields()
searchWhileTyping()
submitOnChange()

function submitOnChange(): void {
  for (const select of document.querySelectorAll<HTMLSelectElement>('[data-submits]'))
    select.addEventListener('change', () => select.form!.requestSubmit())
}
