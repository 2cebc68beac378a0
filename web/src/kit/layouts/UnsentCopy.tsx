import { type FormEvent, useState } from 'react'
import { useTranslation } from '../../i18n/translation.tsx'
import { loadCopy } from '../../outbox/load-copy.ts'
import { currentOutbox } from '../../outbox/outbox.ts'
import { session } from '../../session/stored-session.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { FileTrigger } from '../../ui/buttons/FileTrigger.tsx'
import { PasswordField } from '../../ui/fields/PasswordField.tsx'
import { announce } from '../../ui/messages/announcements.ts'
import { Banner } from '../../ui/messages/Banner.tsx'
import { saveFile } from '../exchange/save-file.ts'

/** Shortest password of a copy, which may be stored anywhere. */
const shortest = 8

type Message = { tone: 'info' | 'danger'; text: string }

/** Encryption is loaded when a file is made or read. */
export const loadCopying = async () => {
  const [{ keyOfPassword }, copying] = await Promise.all([
    import('../../offline/lock/lock-keys.ts'),
    import('../../outbox/device/encrypted-copy.ts'),
  ])
  return { keyOfPassword, ...copying }
}

const useCopy = (file: File | null, onDone: () => void) => {
  const { t } = useTranslation()
  const [message, setMessage] = useState<Message>()
  const [isPending, setPending] = useState(false)
  const show = (tone: Message['tone'], text: string) => {
    setMessage({ tone, text })
    if (tone === 'info') announce(text)
  }
  const save = async (password: string) => {
    const { keyOfPassword, encryptedCopyOf } = await loadCopying()
    saveFile(await encryptedCopyOf(currentOutbox().entries, password, keyOfPassword), 'vereda-unsent.vereda')
    show('info', t('unsent.copy.saved'))
  }
  const load = async (from: File, password: string) => {
    const { keyOfPassword, readEncryptedCopy } = await loadCopying()
    const read = await readEncryptedCopy(from, password, keyOfPassword)
    if (typeof read === 'string')
      return show('danger', read === 'closed' ? t('unsent.copy.closed') : t('unsent.copy.strange'))
    const count = loadCopy(read, session()?.user.id ?? null)
    show('info', count > 0 ? t('unsent.copy.loaded', { count }) : t('unsent.copy.nothing'))
  }
  const submit = async (password: string) => {
    if (password.length < shortest) return show('danger', t('unsent.copy.short'))
    setPending(true)
    await (file ? load(file, password) : save(password)).catch(() => show('danger', t('unsent.copy.failed')))
    setPending(false)
    onDone()
  }
  return { message, isPending, submit }
}

export function UnsentCopy({ hasEntries }: { hasEntries: boolean }) {
  const { t } = useTranslation()
  const [wish, setWish] = useState<'save' | 'load' | null>(null)
  const [file, setFile] = useState<File | null>(null)
  const [password, setPassword] = useState('')
  const { message, isPending, submit } = useCopy(wish === 'load' ? file : null, () => setPassword(''))
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
      {message && <Banner tone={message.tone}>{message.text}</Banner>}
    </section>
  )
}
