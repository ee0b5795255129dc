/** A new element with text, which is never markup: content that others have written must not run. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  { className = '', text = '', ...attributes }: Record<string, string> = {},
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name)
  if (className) made.className = className
  made.textContent = text
  for (const [attribute, value] of Object.entries(attributes)) made.setAttribute(attribute, value)
  return made
}
