import type { Report } from 'contract/insight/reports'
import type { Language } from 'contract/platform/shapes'
import { voiceIn } from './voice.ts'

/** Who may get the figures of a report; null for older reports. */
export const audienceOfReport = (language: Language, { figures, country, region }: Report): string | null =>
  figures.audience
    ? voiceIn(language).t(`reports.audience.${figures.audience}`, {
        place: (country ?? region)?.name ?? '',
      })
    : null
