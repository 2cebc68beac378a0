import { readFileSync } from 'node:fs'
import { globSync } from 'tinyglobby'
import { expect, test } from 'vitest'
import { root } from './steps.ts'
