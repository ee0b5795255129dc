import type { dataImports } from '@stoa/contract'
import { importBytesMax, importPartBytesMax } from '@stoa/contract/data-imports/import'
import { violation } from '../../../database/query/violation.ts'
import type { Context } from '../../../kernel/context.ts'
import type { Handler } from '../../../kernel/handler.ts'
import { refuse, refuseFields } from '../../../kernel/refuse.ts'
import { lockedImport, moved } from '../change.ts'
import { atStart, type Import } from '../import.ts'
import { planningOf } from '../into/planning-of.ts'
import { presentImport } from '../present.ts'
import { beginning, plannedBy } from '../receive.ts'
import { insertPart, readBytes, saveImport } from '../store.ts'
import { foreignStart, isText } from '../text.ts'

/** Maximum number of bytes before the last one of a UTF-8 character. */
const unfinishedMax = 3

export const addImportPart: Handler<typeof dataImports.addImportPart> = async (context, { id, offset, data, last = false }) => {
  const held = await lockedImport(context, id, 'receive')
  const part = Buffer.from(data, 'base64')
  if (part.length > importPartBytesMax)
    refuseFields(violation('data', 'MAX_SIZE', `must have at most ${importPartBytesMax} bytes`, { threshold: importPartBytesMax }))
  if (await isHereAlready(context, held, { offset, part })) return { import: presentImport(held) }
  if (offset + part.length > importBytesMax) refuse('IMPORT_TOO_LARGE', { bytesMax: importBytesMax })
  if (offset !== held.sizeBytes) refuse('IMPORT_PART_MISPLACED', { expectedOffset: held.sizeBytes })
  await checkText(context, held, { part, last })
  if (part.length > 0) await insertPart(context, id, { at: offset, data: part })
  const grown = { ...held, sizeBytes: offset + part.length, updatedDate: context.now }
  if (last) return { import: presentImport(await received(context, grown)) }
  await saveImport(context, grown)
  return { import: presentImport(grown) }
}

/** A client that lost the response sends the part again. */
async function isHereAlready(
  context: Context,
  { id, sizeBytes }: Import,
  { offset, part }: { offset: number; part: Buffer },
): Promise<boolean> {
  if (part.length === 0 || offset + part.length > sizeBytes) return false
  return part.equals(await readBytes(context, id, { from: offset, length: part.length }))
}

async function checkText(context: Context, { id, sizeBytes }: Import, { part, last }: { part: Buffer; last: boolean }): Promise<void> {
  const foreign = sizeBytes === 0 ? foreignStart(part) : undefined
  if (foreign) refuse('IMPORT_NOT_TEXT', { found: foreign, offset: 0 })
  const from = Math.max(0, sizeBytes - unfinishedMax)
  const before = await readBytes(context, id, { from, length: unfinishedMax })
  if (!isText(before, part, last)) refuse('IMPORT_NOT_TEXT', { found: 'OTHER', offset: sizeBytes })
}

async function received(context: Context, whole: Import): Promise<Import> {
  const bytes = await beginning(context, whole)
  const file = { bytes, format: whole.format, isWhole: bytes.length === whole.sizeBytes }
  const plan = (await plannedBy(context, file, planningOf(whole))) ?? refuse('IMPORT_EMPTY')
  return moved(context, whole, { verb: 'receive', plan, progress: atStart(plan) })
}
