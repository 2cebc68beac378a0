import { completeEntry, type Entry } from '../entry.ts'

/** Owner, key and time of an entry are readable; everything else is encrypted. */
export type EncryptedEntry = Pick<Entry, 'id' | 'user' | 'key' | 'changedAt'> & { encrypted: string }

/** A placeholder for work that cannot be decrypted now. */
const closedWork: Entry['work'] = { kind: 'comment', indicator: null, text: '' }
export const isClosed = ({ work }: Entry): boolean => work === closedWork
export const closed = ({ id, user, key, changedAt }: EncryptedEntry): Entry =>
  completeEntry({
    id,
    user,
    key,
    changedAt,
    work: closedWork,
    line: 0,
    state: 'waiting',
    problem: null,
    attempted: false,
  })
