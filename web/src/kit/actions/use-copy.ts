import { useState } from 'react'
import { announce } from '../../ui/messages/announcements.ts'

/** Copies a text and announces the result; `isCopied` is undefined before. */
export const useCopy = (text: string, texts: { copied: string; notCopied: string }) => {
  const [isCopied, setCopied] = useState<boolean>()
  const copy = async (): Promise<void> => {
    const isDone = await navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    )
    setCopied(isDone)
    announce(isDone ? texts.copied : texts.notCopied)
  }
  return { isCopied, copy: () => void copy() }
}
