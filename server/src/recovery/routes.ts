import { recoveryCalls } from 'contract/recovery'
import { feature } from '../http/feature.ts'
import { askForLink } from './ask-for-link.ts'
import { described } from './described.ts'
import { setForgotten, validateToken } from './set-password.ts'

export const recovery = feature(
  recoveryCalls,
  described,
  { reset: askForLink, validate: validateToken, confirm: setForgotten },
  ['reset', 'validate', 'confirm'],
)
