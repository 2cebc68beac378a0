import { useEffect } from 'react'
import { stayWhile } from './expiry.ts'

/** While a form holds words that are not kept yet, an ended session asks for the password over the page. */
export const useUnsaved = (isUnsaved: boolean): void => {
  useEffect(() => (isUnsaved ? stayWhile(() => true) : undefined), [isUnsaved])
}
