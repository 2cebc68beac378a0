import { useQuery } from '@tanstack/react-query'
import type { DomainNumber } from 'contract/evaluation/scores/summary'
import { formatNumber, formatPercent, formatScore } from '../../../../i18n/format-number.ts'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { domainsQuery, instrumentsQuery } from '../../../instrument/instruments/queries.ts'

/** Formats numbers and names; a hidden number becomes a text. */
export const useFigureTexts = (instrument?: number) => {
  const { t } = useTranslation()
  const { data: instruments } = useQuery(instrumentsQuery())
  const wanted = instrument ?? instruments?.[0]?.id
  const { data: domains } = useQuery({ ...domainsQuery(wanted ?? 0), enabled: wanted !== undefined })
  const nothing = (isHidden: boolean): string => (isHidden ? t('statistics.notShown') : '–')
  return {
    domain: (number: DomainNumber): string => {
      const name = domains?.find((each) => each.number === number)?.name
      return name ? `${number}. ${name}` : t('statistics.domainNumber', { number })
    },
    count: (value: number | null, isHidden = false): string =>
      value === null ? nothing(isHidden) : formatNumber(value),
    /** From 0 to 100. */
    percent: (value: number | null, isHidden = false): string =>
      value === null ? nothing(isHidden) : formatPercent(value / 100, 1),
    part: (value: number | null): string => (value === null ? '–' : formatPercent(value)),
    score: (value: number | null, isHidden = false): string =>
      value === null ? nothing(isHidden) : formatScore(value),
  }
}
export type FigureTexts = ReturnType<typeof useFigureTexts>
