import { stageNumbers } from 'contract/evaluation/scores/stages'
import type { Option } from 'contract/instrument/instruments'
import type { ReactNode } from 'react'
import { useTranslation } from '../../../../i18n/translation.tsx'
import type { LastAnswer } from '../indicator/LetterBar.tsx'
import { ruleOf } from '../indicator/rules.ts'

type Props = {
  /** Those of the indicator's scale. */
  options: readonly Option[]
  answered: Option | undefined
  naReason: string | null
  last: LastAnswer | null
}

const edges = { 1: 'border-s1', 2: 'border-s2', 3: 'border-s3' }
const chosen = {
  1: 'border-s1 ring-2 ring-s1 bg-s1-bg',
  2: 'border-s2 ring-2 ring-s2 bg-s2-bg',
  3: 'border-s3 ring-2 ring-s3 bg-s3-bg',
}
const columns = { 1: 'grid-cols-2', 2: 'grid-cols-2', 3: 'grid-cols-3' }

/**
 * Read-only letters with their rules, that of the school and that of the line before marked; a sentence where there
 * is no room.
 */
export function ReviewLetters({ options, answered, naReason, last }: Props) {
  const { t } = useTranslation()
  const nameOf = ({ stage, code, label }: Option) => (stage === null ? label : `${code}, ${label}`)
  const lastOption = options.find(({ id }) => id === last?.option)
  const isApart = answered !== undefined && answered.stage === null
  const sentence = [
    t('review.schoolChose', { option: answered ? nameOf(answered) : t('review.none') }),
    naReason,
    last && lastOption && t('review.choseThen', { year: String(last.year), option: nameOf(lastOption) }),
  ]
    .filter(Boolean)
    .join(' · ')
  return (
    <>
      <p className={`text-15 ${isApart ? '' : 'letters:sr-only'}`}>{sentence}</p>
      <div className="hidden grid-cols-[2fr_2fr_3fr] gap-x-2.5 letters:grid">
        {stageNumbers.map((stage) => (
          <div
            key={stage}
            className={`grid grid-rows-[auto_1fr] gap-x-1.5 gap-y-1 border-t-3 pt-0.5 ${edges[stage]} ${columns[stage]}`}
          >
            <p aria-hidden="true" className="col-span-full text-13 leading-tight font-medium">
              {t(`ui.stage.${stage}`)}
            </p>
            {options
              .filter((option) => option.stage === stage)
              .map((option) => (
                <p
                  key={option.id}
                  title={`${option.label}. ${option.help}`}
                  className={`min-h-16 min-w-0 rounded-control border px-2 pt-1 pb-1.5 text-16 ${option.id === answered?.id ? chosen[stage] : 'border-border bg-surface'}`}
                >
                  <span className="flex flex-wrap items-center justify-between gap-x-1">
                    <b className="font-heavy">{option.code} </b>
                    {option.id === answered?.id && <Who>{t('review.school')}</Who>}
                    {option.id === last?.option && <Who>{String(last.year)}</Who>}
                  </span>
                  <span className="block text-13 leading-tight">{ruleOf(t, option)}</span>
                </p>
              ))}
          </div>
        ))}
      </div>
    </>
  )
}

function Who({ children }: { children: ReactNode }) {
  return (
    <span className="rounded-pill border border-border bg-surface2 px-1.5 text-12 font-strong text-text2 tabular-nums">
      {children}{' '}
    </span>
  )
}
