import type { Role } from 'contract/access/roles'
import { secondFactorCalls, secondStepCalls } from 'contract/people/second-factor'
import { type Feature, feature } from '../../../platform/http/feature.ts'
import { described, describedSteps } from './descriptions.ts'
import { beginFactor, confirmFactor, newCodes, readFactor, removeFactor, repeatSignIn } from './own-factor.ts'
import { confirmAtSignIn, enterCode, setUpAtSignIn } from './second-step.ts'

type Config = { secondFactorRoles: readonly Role[] }

export const secondStep = feature(
  secondStepCalls,
  describedSteps,
  { enter: enterCode, setUp: setUpAtSignIn, confirm: confirmAtSignIn },
  ['enter', 'setUp', 'confirm'],
)

export const secondFactor = ({ secondFactorRoles }: Config): Feature =>
  feature(
    secondFactorCalls,
    described,
    {
      read: readFactor(secondFactorRoles),
      repeat: repeatSignIn,
      begin: beginFactor,
      confirm: confirmFactor,
      newCodes,
      remove: removeFactor(secondFactorRoles),
    },
    ['repeat', 'confirm'],
  )
