import { randomUUID } from 'node:crypto'
import type { Plugin } from 'vite'

/**
 * Gives every build an id and writes `builds/meta/{id}.json`, which the app fetches again and again
 * to notice a newer build (spec section 7), and `builds/latest.json`, which names the newest one.
 */
export function createBuildMetaPlugin(): Plugin {
  const id = randomUUID()
  const source = JSON.stringify({ id, built_at: new Date().toISOString() })
  return {
    name: 'touchline:build-meta',
    config: (_config, { command }) => ({
      define: { 'import.meta.env.VITE_BUILD_ID': JSON.stringify(command === 'build' ? id : '') },
    }),
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: `builds/meta/${id}.json`, source })
      this.emitFile({ type: 'asset', fileName: 'builds/latest.json', source })
    },
  }
}
