import { completeEntry, type Entry } from '../entry.ts'

/** Whose an entry is and which content of it is the later may be read by whoever finds it; all else is encrypted. */
export type EncryptedEntry = Pick<Entry, 'id' | 'user' | 'key' | 'changedAt'> & { encrypted: string }

/** Stands for what cannot be read now, since nobody who may read it is signed in. */
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
