import { useQuery } from '@tanstack/react-query'
import { AtSign } from 'lucide'
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { Button } from '../../../../ui/buttons/Button.tsx'
import { OpenMenu } from '../../../../ui/overlays/OpenMenu.tsx'
import { isMentionBegun, withMention } from './mention-text.ts'
import { peopleToMentionQuery } from './mentions.ts'

type Props = {
  line: number
  form: RefObject<HTMLFormElement | null>
  text: string
  setText: (text: string) => void
}

export function MentionPicker({ line, form, text, setText }: Props) {
  const { t } = useTranslation()
  const [isWanted, setWanted] = useState(text.includes('@'))
  const [isOpen, setOpen] = useState(false)
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const triggerRef = useMemo(() => ({ current: anchor }), [anchor])
  const { data: people } = useQuery({ ...peopleToMentionQuery(line), enabled: isWanted })
  const before = useRef(text)

  // The names are loaded before an @ is typed.
  useEffect(() => {
    const begun = () => setWanted(true)
    const within = form.current
    // A field that has the focus from the beginning fires no event.
    if (within?.contains(document.activeElement)) begun()
    within?.addEventListener('focusin', begun)
    return () => within?.removeEventListener('focusin', begun)
  }, [form])

  useEffect(() => {
    const area = form.current?.querySelector('textarea')
    if (area && area === document.activeElement && people)
      if (isMentionBegun(before.current, text, area.selectionStart)) setOpen(true)
    before.current = text
  }, [form, people, text])

  const choose = (name: string) => {
    const area = form.current?.querySelector('textarea')
    const next = withMention(text, area?.selectionStart ?? text.length, name)
    setText(next.text)
    requestAnimationFrame(() => {
      area?.focus()
      area?.setSelectionRange(next.caret, next.caret)
    })
  }
  const actions = (people ?? []).map(({ id, name, role }) => ({
    id: String(id),
    label: `${name}, ${t(`terms.role.${role}`)}`,
    onAction: () => choose(name),
  }))
  return (
    <>
      <Button
        ref={setAnchor}
        kind="quiet"
        size="compact"
        icon={AtSign}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        isPending={isOpen && !people}
        onPress={() => {
          setWanted(true)
          setOpen(true)
        }}
      >
        {t('comments.mention')}
      </Button>
      {people && (
        <OpenMenu
          triggerRef={triggerRef}
          isOpen={isOpen}
          onOpenChange={setOpen}
          label={t('comments.mention')}
          actions={
            actions.length > 0
              ? actions
              : [{ id: 'nobody', label: t('comments.mentionNobody'), isDisabled: true }]
          }
        />
      )}
    </>
  )
}
