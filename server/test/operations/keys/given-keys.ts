import { randomBytes, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { takingOrders } from '../../../src/operations/admin/orders/take-orders.ts'
import { readSettings } from '../../../src/platform/settings/settings.ts'
import { givenFiles } from '../../evaluation/files/house.ts'

export const newKey = (): string => randomBytes(32).toString('base64')

/** A server with files under the keys that these settings name, and its operator, who has settings of their own. */
export const givenKeys = async (env: Record<string, string>, { hasBegun = true } = {}) => {
  const context = await givenFiles(env)
  const { database, db, folder } = context
  const settingsOf = (keys: Record<string, string>) => readSettings({ DATA_DIR: folder, ...keys })
  /** A command as the operator asks it of the server. */
  const order = async (
    name: string,
    options: Record<string, string> = {},
    keys = env,
  ): Promise<{ lines: string[]; code: number }> =>
    JSON.parse(
      await takingOrders({ database, settings: settingsOf(keys) })(JSON.stringify({ order: name, options })),
    )
  /** Files of words, each with others in it. */
  const addNotes = async (count: number, person = context.teacher, line = context.line) => {
    const added: { id: number; text: string }[] = []
    for (let at = 0; at < count; at += 1) {
      const text = `${randomUUID()} lo que una escuela escribe `.repeat(3000)
      const { body } = await context.upload(
        'nota.txt',
        text,
        { ...context.cell, evaluation_line: line.id },
        person,
      )
      added.push({ id: body.id, text })
    }
    return added
  }
  const reads = async (id: number, person = context.teacher) =>
    (await context.download(id, person)).bytes.toString()
  const objects = () => db.selectFrom('files').select(['id', 'object']).orderBy('id').execute()
  const keysInUse = () =>
    db
      .selectFrom('file_keys')
      .where('retired_at', 'is', null)
      .where('purpose', '=', 'school')
      .select(['purpose', 'school_id', 'version', 'wrapped_by'])
      .orderBy('school_id')
      .execute()
  /** Whether any word of a note can be read on the disk. */
  const isReadable = async () => (await context.onDisk()).some(({ bytes }) => bytes.includes('escuela'))
  /** What was replaced, as if it were long ago. */
  const ageFormer = () =>
    db.updateTable('former_objects').set({ replaced_at: sql<string>`now() - interval '2 hours'` }).execute()
  if (hasBegun && !('FILES_KMS' in env)) await order('keys begin')
  return { ...context, ageFormer, settingsOf, order, addNotes, reads, objects, keysInUse, isReadable }
}
