import optimizeLocales from '@react-aria/optimize-locales-plugin'
import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin, type UserConfig } from 'vite'
import { appManifest } from './build/app-manifest.ts'
import { caseTexts } from './build/case-texts.ts'
import { firstFiles } from './build/first-files.ts'
import { leanContract } from './build/lean-contract.ts'
import { together } from './build/manual-chunks.ts'
import { messages } from './build/messages.ts'
import { packed } from './build/packed.ts'
import { planTexts } from './build/plan-texts.ts'
import { serviceWorker } from './build/service-worker.ts'
import { skeletonFirst } from './build/skeleton-first.ts'
import { textOnlyAnnouncer } from './build/text-only-announcer.ts'

// The package's own declaration gives its options no type.
interface LocalesPlugin {
  vite(options: { locales: string[] }): Plugin
}

const config: UserConfig = {
  root: import.meta.dirname,
  plugins: [
    react(),
    tailwind(),
    { ...(optimizeLocales as LocalesPlugin).vite({ locales: ['en-US'] }), enforce: 'pre' },
    leanContract(),
    textOnlyAnnouncer(),
    messages(),
    planTexts(),
    caseTexts(),
  ],
  resolve: {
    alias: {
      // React has had its own since 18: the package's entry for older ones stays out
      'use-sync-external-store/shim/index.js': 'use-sync-external-store',
      'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector',
    },
  },
  server: {
    proxy: {
      '/api': 'http://localhost:8000',
      '/installation.json': 'http://localhost:8000',
    },
  },
}

export default defineConfig(async ({ command }) => {
  if (command !== 'build') return config
  return {
    ...config,
    plugins: [config.plugins, skeletonFirst(), firstFiles(), serviceWorker(), appManifest(), packed()],
    build: {
      outDir: 'dist',
      emptyOutDir: true,
      assetsInlineLimit: 0,
      rolldownOptions: {
        output: { chunkFileNames: 'assets/[hash].js', codeSplitting: await together(config) },
      },
    },
  }
})
