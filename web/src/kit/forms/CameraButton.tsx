import { Camera } from 'lucide'
import { useTranslation } from '../../i18n/translation.tsx'
import { Button } from '../../ui/buttons/Button.tsx'
import { FileTrigger } from '../../ui/buttons/FileTrigger.tsx'

/** Only on touch devices, since others would open the same file picker. */
export function CameraButton({ onTake }: { onTake: (photo: File) => void }) {
  const { t } = useTranslation()
  return (
    <div className="fine:hidden">
      <FileTrigger
        acceptedFileTypes={['image/*']}
        defaultCamera="environment"
        onSelect={(files) => files?.[0] && onTake(files[0])}
      >
        <Button icon={Camera}>{t('evidence.camera')}</Button>
      </FileTrigger>
    </div>
  )
}
