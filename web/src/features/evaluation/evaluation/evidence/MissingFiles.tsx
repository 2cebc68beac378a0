import type { File } from 'contract/evaluation/files'
import type { Stage } from 'contract/evaluation/scores/stages'
import type { Category } from 'contract/instrument/instruments'
import { limits } from 'contract/platform/limits'
import { CircleCheck } from 'lucide'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { Icon } from '../../../../ui/Icon.tsx'

export const missingIn = (files: readonly File[], category: Pick<Category, 'id'>, stage: Stage) => {
  const own = files.filter((file) => file.category === category.id && file.stage === stage)
  const have = (kind: File['kind']) => own.filter((file) => file.kind === kind).length
  const [havePhotos, haveDocuments] = [have('photo'), have('document')]
  return {
    own,
    havePhotos,
    haveDocuments,
    photos: Math.max(0, limits.photosPerCell - havePhotos),
    documents: Math.max(0, limits.documentsPerCell - haveDocuments),
  }
}

export function MissingFiles({ count }: { count: number }) {
  const { t } = useTranslation()
  if (count > 0) return <span className="text-14 text-text2">{t('evidence.missing', { count })}</span>
  return (
    <span className="flex items-center gap-1.5 text-14 font-medium text-valid">
      <Icon of={CircleCheck} size="small" />
      {t('evidence.complete')}
    </span>
  )
}
