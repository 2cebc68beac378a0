import { recoveryCalls } from 'contract/recovery'
import { feature } from '../http/feature.ts'
import { askForLink } from './ask-for-link.ts'
import { setForgotten, validateToken } from './set-password.ts'

export const recovery = feature(
  recoveryCalls,
  { reset: askForLink, validate: validateToken, confirm: setForgotten },
  ['reset', 'validate', 'confirm'],
)
