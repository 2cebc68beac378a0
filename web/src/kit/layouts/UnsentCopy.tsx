import { type FormEvent, useState } from 'react'
import { FileTrigger } from 'react-aria-components/FileTrigger'
import { useTranslation } from '../../i18n/translation.tsx'
import { loadCopy } from '../../outbox/load-copy.ts'
import { currentOutbox } from '../../outbox/outbox.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { PasswordField } from '../../ui/fields/PasswordField.tsx'
import { announce } from '../../ui/messages/announcements.ts'
import { Banner } from '../../ui/messages/Banner.tsx'
import { saveFile } from '../exchange/save-file.ts'

/** Of a password that protects a file which may lie anywhere. */
const shortest = 8

type Said = { tone: 'info' | 'danger'; text: string }

/** What encrypts weighs, and is loaded when a file is made or read. */
const loadCopying = async () => {
  const [{ keyOfPassword }, copying] = await Promise.all([
    import('../../offline/lock/lock-keys.ts'),
    import('../../outbox/device/sealed-copy.ts'),
  ])
  return { keyOfPassword, ...copying }
}

const useCopy = (file: File | null, onDone: () => void) => {
  const { t } = useTranslation()
  const [said, setSaid] = useState<Said>()
  const [isPending, setPending] = useState(false)
  const say = (tone: Said['tone'], text: string) => {
    setSaid({ tone, text })
    if (tone === 'info') announce(text)
  }
  const save = async (password: string) => {
    const { keyOfPassword, sealedCopyOf } = await loadCopying()
    saveFile(await sealedCopyOf(currentOutbox().entries, password, keyOfPassword), 'vereda-unsent.vereda')
    say('info', t('unsent.copy.saved'))
  }
  const load = async (from: File, password: string) => {
    const { keyOfPassword, readSealedCopy } = await loadCopying()
    const read = await readSealedCopy(from, password, keyOfPassword)
    if (typeof read === 'string') return say('danger', t(`unsent.copy.${read}`))
    const count = loadCopy(read)
    say('info', count > 0 ? t('unsent.copy.loaded', { count }) : t('unsent.copy.nothing'))
  }
  const submit = async (password: string) => {
    if (password.length < shortest) return say('danger', t('unsent.copy.short'))
    setPending(true)
    await (file ? load(file, password) : save(password)).catch(() => say('danger', t('unsent.copy.failed')))
    setPending(false)
    onDone()
  }
  return { said, isPending, submit }
}

/** What waits as a file for another device, and such a file of another device, each under a password. */
export function UnsentCopy({ hasEntries }: { hasEntries: boolean }) {
  const { t } = useTranslation()
  const [wish, setWish] = useState<'save' | 'load' | null>(null)
  const [file, setFile] = useState<File | null>(null)
  const [password, setPassword] = useState('')
  const { said, isPending, submit } = useCopy(wish === 'load' ? file : null, () => setPassword(''))
  const send = (event: FormEvent) => {
    event.preventDefault()
    void submit(password)
  }
  const choose = (files: FileList | null) => {
    setFile(files?.[0] ?? null)
    setWish(files?.[0] ? 'load' : null)
  }
  return (
    <section aria-labelledby="unsent-copy" className="grid gap-3 border-t border-border pt-3">
      <h3 id="unsent-copy" className="text-16">
        {t('unsent.copy.title')}
      </h3>
      <p className="text-15 text-text2">{t('unsent.copy.text')}</p>
      <div className="flex flex-wrap gap-2">
        {hasEntries && <Button onPress={() => setWish('save')}>{t('unsent.copy.save')}</Button>}
        <FileTrigger onSelect={choose}>
          <Button>{t('unsent.copy.load')}</Button>
        </FileTrigger>
      </div>
      {wish && (
        <form onSubmit={send} className="grid gap-3">
          {wish === 'load' && <p className="text-15 font-medium wrap-anywhere">{file?.name}</p>}
          <PasswordField
            label={t('unsent.copy.password')}
            hint={wish === 'save' ? t('unsent.copy.passwordHint') : undefined}
            autoComplete="off"
            autoFocus
            value={password}
            onChange={setPassword}
          />
          <div>
            <Button type="submit" kind="primary" isPending={isPending}>
              {wish === 'save' ? t('unsent.copy.saveNow') : t('unsent.copy.loadNow')}
            </Button>
          </div>
        </form>
      )}
      {said && <Banner tone={said.tone}>{said.text}</Banner>}
    </section>
  )
}
