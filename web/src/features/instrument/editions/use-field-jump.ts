import { useNavigate } from '@tanstack/react-router'
import { languages } from 'contract/platform/languages'
import type { Language } from 'contract/platform/shapes'
import { useEffect, useRef, useState } from 'react'
import { focusField } from '../../../ui/fields/focus-field.ts'
import { type FieldGroup, groupOf } from './field-groups.ts'

type Settings = {
  /** The field in the address. */
  wanted: string | undefined
  isShown: (language: Language, field: string) => boolean
  showLanguage: (language: Language) => void
  openGroup: (group: FieldGroup) => void
}

/** Goes to a field of the open part: opens its group, shows its language, focuses it. */
export const useFieldJump = ({ wanted, isShown, showLanguage, openGroup }: Settings) => {
  const navigate = useNavigate()
  const [target, setTarget] = useState<{ id: string } | null>(null)
  const goTo = (id: string) => {
    const [code, field = ''] = id.split('-')
    const language = languages.find((each) => each.code === code)?.code
    const group = groupOf(field)
    if (group) openGroup(group)
    if (language && !isShown(language, field)) showLanguage(language)
    setTarget({ id })
  }
  const goToNow = useRef(goTo)
  useEffect(() => {
    goToNow.current = goTo
  })
  useEffect(() => {
    if (target) focusField(target.id)
  }, [target])
  useEffect(() => {
    if (wanted === undefined) return
    goToNow.current(wanted)
    // so that the same link works again
    void navigate({
      to: '.',
      search: (now: object) => ({ ...now, field: undefined }),
      replace: true,
      resetScroll: false,
    })
  }, [wanted, navigate])
  return goTo
}
