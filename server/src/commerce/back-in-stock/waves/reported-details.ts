import type { Static } from 'typebox'
import type { BackInStockItemDetails } from '@stoa/contract/back-in-stock/request'
import { refuseFields } from '../../../kernel/refuse.ts'
import type { WaveDetails } from './wave.ts'

type Parameters = Readonly<Record<string, string>>

const nameMax = 100

/** Refuses long names of parameters: a schema has no bound for keys, and each email repeats them. */
export function requireShortNames(parameters: Parameters): void {
  if (Object.keys(parameters).every(({ length }) => length <= nameMax)) return
  const description = `must have names of at most ${nameMax} characters`
  refuseFields({ field: 'extraAutomationTemplateParameters', violatedRule: 'MAX_LENGTH', description, data: { threshold: nameMax } })
}

/** What a report says of the item: its details, replaced by the parameters that name them. Other parameters are facts below the item. */
export function reportedDetails(
  { name, price, image }: Static<typeof BackInStockItemDetails>,
  { 'item.name': otherName, 'item.price': otherPrice, 'item.image.url': otherImage, ...others }: Parameters,
): WaveDetails {
  const facts = Object.entries(others).map(([fact, text]) => ({ name: fact, text }))
  const imageId = pictureIn(otherImage) ?? (image?.id || pictureIn(image?.url))
  return {
    ...textOf('name', otherName ?? name),
    ...textOf('price', otherPrice ?? price),
    ...textOf('imageId', imageId),
    ...(facts.length > 0 && { facts }),
  }
}

const textOf = <Key extends string>(key: Key, text: string | undefined): Partial<Record<Key, string>> =>
  text ? ({ [key]: text } as Record<Key, string>) : {}

/** The picture of the media library that an address is of. */
const pictureIn = (url: string | undefined): string | undefined => /\/media\/([\w.~-]+)(?:[/?]|$)/.exec(url ?? '')?.[1]
