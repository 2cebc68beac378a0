import { runPrograms } from './programs.ts'

await runPrograms(
  ['tsx', 'watch', '--clear-screen=false', '--include', 'messages/*/*.json', 'server/src/main.ts'],
  ['vite', '--config', 'web/vite.config.ts', '--clearScreen', 'false'],
)
