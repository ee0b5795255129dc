import type { Problem } from './problem.ts'

/** An option or a modifier. */
interface Choosable {
  name: string
  isColour: string
  choices: readonly { name: string; colour: string }[]
}

/** What is wrong with a name and its choices. */
export function choiceProblems({ name, isColour, choices }: Choosable, at: string, isCode = isColourCode): Problem[] {
  const named = choices.filter((choice) => choice.name !== '')
  return [
    ...repeated(choices, `${at}.choices`),
    ...(name === '' && named.length > 0 ? [[`${at}.name`, 'REQUIRED_FIELD'] as const] : []),
    ...(name !== '' && named.length === 0 ? [[`${at}.name`, 'MIN_SIZE'] as const] : []),
    ...choices.flatMap((choice, index): Problem[] =>
      isColour && choice.name !== '' && !isCode(choice.colour) ? [[`${at}.choices.${index}.colour`, 'COLOUR_CODE']] : [],
    ),
  ]
}

/** The names that a list has already. */
export const repeated = (list: readonly { name: string }[], path: string): Problem[] =>
  list.flatMap(({ name }, index): Problem[] =>
    name !== '' && list.findIndex((other) => other.name === name) < index ? [[`${path}.${index}.name`, 'NAMED_TWICE']] : [],
  )

/** `#c2543d` */
export const isColourCode = (text: string): boolean => /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.test(text)

/** Any colour that apps write: also `#c2543d80`, `tomato` and `rgb(194 84 61)`. */
export const isCssColour = (text: string): boolean => /^(#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})|[a-z]+|[a-z]+\([^()]+\))$/i.test(text)
