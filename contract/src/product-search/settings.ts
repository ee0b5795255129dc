import { Type } from 'typebox'
import { Answered } from '../answered.ts'
import { EntityRevision } from '../products-v3/product.ts'
import { field, Guid, Instant, maybe, readOnly, Shape, Text } from '../scalars.ts'

/** Maximum number of groups of synonyms, of synonyms in one direction, and of texts with pinned products. */
export const searchSettingsMax = 500
/** Maximum number of terms of a group. */
export const synonymsMax = 20
/** Maximum number of synonyms that a term has in all groups. */
export const synonymsOfTermMax = 100
/** Maximum number of products that are pinned to a text. */
export const pinnedMax = 20

const Term = Text(50, 1)

const SynonymGroup = Shape({
  terms: field(
    Type.Array(Term, { minItems: 2, maxItems: synonymsMax }),
    'Words or phrases that mean the same, such as “mug” and “coffee cup”. A search for one of them finds products with any of them.',
  ),
})

const DirectedSynonyms = Shape({
  term: field(Term, 'Word or phrase that is searched for, such as “crockery”.'),
  synonyms: field(
    Type.Array(Term, { minItems: 1, maxItems: synonymsMax }),
    'Words or phrases that it finds as well, such as “plate”. A search for one of these doesn’t find the term.',
  ),
})

const Pin = Shape({
  text: field(Text(100, 1), 'Text that is searched for, in any case, with or without accents.'),
  productIds: field(
    Type.Array(Guid, { minItems: 1, maxItems: pinnedMax }),
    'IDs of the products that come first, in this order, whether or not they have the words. Hidden and deleted products are skipped.',
  ),
})

const many = { maxItems: searchSettingsMax }
const fields = {
  revision: readOnly(EntityRevision, 'Revision of the settings, one higher with each change.'),
  updatedDate: readOnly(Instant, 'When they were last changed. Absent until then.'),
  synonyms: maybe(
    Type.Array(SynonymGroup, many),
    `Groups of terms that mean the same. A term has up to ${synonymsOfTermMax} synonyms in all.`,
  ),
  oneWaySynonyms: maybe(Type.Array(DirectedSynonyms, many), 'Terms that find others as well, but aren’t found by them.'),
  pins: maybe(Type.Array(Pin, many), 'Products that come first in a search for a text. Each text is listed once.'),
}

/** What the shop has set for the search for products. */
export const SearchSettings = Answered(Shape(fields), ['revision', 'synonyms', 'oneWaySynonyms', 'pins'])
export const SearchSettingsChanges = Shape({
  ...fields,
  revision: field(EntityRevision, 'Revision that was read. If the settings have changed since, the call is refused.'),
})
