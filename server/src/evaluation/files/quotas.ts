import { fileQuotas } from 'contract/evaluation/files'
import { Problem } from 'contract/platform/problems'
import type { Usage } from './queries.ts'

const exceeded = (reason: string) => new Problem('quota_exceeded', { reason })

export const assertActionFits = (files: number): void => {
  if (files >= fileQuotas.filesPerAction) throw exceeded('This action has all the files it may have.')
}

export const assertHasRoom = (usage: Usage, size: number): void => {
  if (usage.filesOfCell >= fileQuotas.filesPerCell)
    throw exceeded('This domain and stage has all the files it may have.')
  if (usage.filesOfLine >= fileQuotas.filesPerLine)
    throw exceeded('The evaluation has all the files it may have.')
  if (usage.bytesOfLine + size > fileQuotas.bytesPerLine)
    throw exceeded('The files of the evaluation would be too large.')
  const isDayFull =
    usage.filesOfDay >= fileQuotas.filesPerDay || usage.bytesOfDay + size > fileQuotas.bytesPerDay
  if (isDayFull) throw exceeded('You have sent as much as one person may send in a day.')
}
