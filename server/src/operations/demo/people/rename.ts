import { Role } from 'contract/access/roles'
import { found } from 'contract/platform/problems'
import { changeUser, userToChange } from '../../../people/users/queries.ts'
import type { Db } from '../../../platform/database/db.ts'

/** Sets a user name that is shorter than the product's calls allow (docs/decisions/029-demonstration.md). */
export type Rename = (user: number, username: string) => Promise<void>

const program = { id: 0, role: Role.administrator, is_superuser: true, areas: [] }

export const renameIn =
  (db: Db): Rename =>
  (user, username) =>
    db.transaction().execute(async (transaction) => {
      await changeUser(transaction, found(await userToChange(transaction, program, user)), { username })
    })
