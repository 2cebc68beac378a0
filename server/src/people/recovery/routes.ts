import { recoveryCalls } from 'contract/people/recovery'
import { feature } from '../../platform/http/feature.ts'
import { askForLink } from './ask-for-link.ts'
import { described } from './descriptions.ts'
import { resetPassword, validateToken } from './set-password.ts'

export const recovery = feature(
  recoveryCalls,
  described,
  { reset: askForLink, validate: validateToken, confirm: resetPassword },
  ['reset', 'validate', 'confirm'],
)
