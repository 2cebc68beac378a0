import { useEffect } from 'react'
import { stayWhile } from './expiry.ts'

/** While true, an ended session asks for the password over the page. */
export const useUnsaved = (isUnsaved: boolean): void => {
  useEffect(() => (isUnsaved ? stayWhile(() => true) : undefined), [isUnsaved])
}
