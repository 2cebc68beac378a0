import { links } from 'contract/instrument/instruments'
import { useTranslation } from '../../../i18n/translation.tsx'
import { Select } from '../../../ui/choices/Select.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { linkIn, type PieceValues } from './piece-values.ts'

type Props = {
  code: string
  edition: number
  values: PieceValues
  change: (part: Partial<PieceValues>) => void
  problem: string | undefined
  isReadOnly: boolean
}

/** The relation of an indicator to the edition before; codes are asked for only where it does not imply them. */
export function LinkFields({ code, edition, values, change, problem, isReadOnly }: Props) {
  const { t } = useTranslation()
  const link = linkIn(values['link'])
  const asksCodes = link === 'split' || link === 'merged'
  return (
    <div className={`grid items-start gap-4 ${asksCodes ? 'desk:grid-cols-2' : 'max-w-sm'}`}>
      <Select
        id="link"
        label={t('editions.link.title', { edition })}
        hint={t('editions.link.hint')}
        choices={links.map((id) => ({ id, label: t(`editions.link.${id}`) }))}
        value={link ?? null}
        onChange={(chosen) => change({ link: chosen, from: chosen === 'new' ? '' : code })}
        isDisabled={isReadOnly}
        {...(problem !== undefined && !asksCodes && { problem })}
      />
      {asksCodes && (
        <TextField
          id="from"
          label={t('editions.link.from')}
          hint={t('editions.link.fromHint')}
          value={values['from'] ?? ''}
          onChange={(from) => change({ from })}
          isReadOnly={isReadOnly}
          {...(problem !== undefined && { problem })}
        />
      )}
    </div>
  )
}
