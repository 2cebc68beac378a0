import { limits } from 'contract/platform/limits'
import { problemText } from '../../../i18n/problem-text.ts'
import { useTranslation } from '../../../i18n/translation.tsx'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Banner } from '../../../ui/messages/Banner.tsx'
import type { Category } from './categories.ts'

type Props = { groups: readonly Category[]; isShort: boolean; isSettled: boolean }

/** Too few letters, still searching, nothing found, or a category that failed. */
export function SearchNotes({ groups, isShort, isSettled }: Props) {
  const { t } = useTranslation()
  const failed = groups.filter(({ error }) => error)
  const isNothing = isSettled && failed.length === 0 && groups.every(({ hits }) => hits.length === 0)
  return (
    <>
      {isShort && (
        <p className="text-15 text-text2">{t('search.tooShort', { count: limits.searchMinimum })}</p>
      )}
      {groups.some(({ isSearching }) => isSearching) && (
        <p className="text-15 text-text2">{t('search.searching')}</p>
      )}
      {isNothing && <p className="text-15 text-text2">{t('search.nothing')}</p>}
      {failed.map(({ name, error, again }) => (
        <Banner
          key={name}
          tone="danger"
          title={t(`search.category.${name}`)}
          action={
            <Button kind="quiet" onPress={again}>
              {t('search.again')}
            </Button>
          }
        >
          {problemText(t, error)}
        </Banner>
      ))}
    </>
  )
}
