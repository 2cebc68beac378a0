import { useState } from 'react'
import { type DraftState, useDraft } from '../../../../drafts/use-draft.ts'
import type { TakenFile } from '../../../../kit/forms/take-file.ts'

export type Chosen = TakenFile & { tooLarge: boolean }

type Drafted = { description: string; consent: boolean; file: Omit<Chosen, 'content'> | null }

const empty: Drafted = { description: '', consent: false, file: null }
const load = () => import('../../../../drafts/draft-files.ts')

const readDraftFile = async (name: string): Promise<Blob | null> => {
  try {
    return await (await load()).draftFile(name)
  } catch {
    return null
  }
}

export const useChosenFile = (draftName: string | null) => {
  const [drafted, setDrafted] = useState(empty)
  const [content, setContent] = useState<Blob | null>(null)
  const [isFileGone, setFileGone] = useState(false)
  const change = (part: Partial<Drafted>) => setDrafted((before) => ({ ...before, ...part }))
  const reset = () => {
    setDrafted(empty)
    setContent(null)
    setFileGone(false)
  }
  const draft: DraftState = useDraft({
    name: draftName,
    value: drafted,
    isDirty: drafted.file !== null || drafted.description !== '',
    restore: (restored) => {
      setDrafted(restored)
      if (draftName === null || restored.file === null) return
      void readDraftFile(draftName).then((blob) => {
        setContent(blob)
        setFileGone(blob === null)
      })
    },
    reset,
  })
  const chosen: Chosen | null = drafted.file && content && { ...drafted.file, content }
  return {
    draft,
    chosen,
    description: drafted.description,
    consent: drafted.consent,
    /** The description was restored, but the file was too large to be stored with it. */
    isFileGone,
    setDescription: (description: string) => change({ description }),
    setConsent: (consent: boolean) => change({ consent }),
    choose: async ({ content: next, ...file }: Chosen) => {
      change({ file })
      setContent(next)
      setFileGone(false)
      if (draftName === null) return
      const { storeDraftFile } = await load()
      await storeDraftFile(draftName, next)
    },
    reset: () => {
      draft.clear()
      reset()
    },
  }
}
