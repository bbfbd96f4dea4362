import type { Plugin } from 'vite'

/** Writes which npm packages each chunk holds, so that the budget test can name an intruder. */
export function createChunkPackagesPlugin(): Plugin {
  return {
    name: 'touchline:chunk-packages',
    generateBundle(_options, bundle) {
      const chunks: Record<string, string[]> = {}
      for (const [file, output] of Object.entries(bundle)) {
        if (output.type !== 'chunk') continue
        chunks[file] = [
          ...new Set(output.moduleIds.map(getPackageName).filter((name) => name !== null)),
        ]
      }
      this.emitFile({
        type: 'asset',
        fileName: '.vite/packages.json',
        source: JSON.stringify(chunks, null, 1),
      })
    },
  }
}

function getPackageName(moduleId: string): string | null {
  const [, rest] = moduleId.split(/node_modules\/(?!.*node_modules\/)/)
  if (!rest) return null
  const [scope = '', name = ''] = rest.split('/')
  return scope.startsWith('@') ? `${scope}/${name}` : scope
}
