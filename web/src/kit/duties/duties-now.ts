import type { DutyAnswer } from 'contract/evaluation/duties'
import type { Line } from 'contract/evaluation/lines'
import type { Category, Duty } from 'contract/instrument/instruments'
import type { DutyWork, Entry } from '../../outbox/entry.ts'

export type DutyNow = { duty: Duty; answer: Pick<DutyAnswer, 'kept' | 'plan'> | undefined }

const isDuty = (work: Entry['work']): work is DutyWork => work.kind === 'duty'

export const dutiesNow = (
  categories: readonly Category[],
  line: Pick<Line, 'id' | 'duties'>,
  entries: readonly Entry[],
): DutyNow[] =>
  categories
    .flatMap(({ duties = [] }) => duties)
    .map((duty) => {
      const waiting = entries.find(
        (entry) => entry.line === line.id && isDuty(entry.work) && entry.work.duty === duty.id,
      )?.work
      const saved = line.duties.find((each) => each.duty === duty.id)
      if (!waiting || !isDuty(waiting)) return { duty, answer: saved }
      const { kept, plan } = waiting
      return { duty, answer: kept === null ? undefined : { kept, plan } }
    })
