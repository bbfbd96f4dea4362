import type { Plugin } from 'vite'
import { renderHeadersFile } from './host-files.ts'
import { addressPlaceholder, firebaseAddresses, getSecurityHeaders } from './security-headers.ts'

/** Writes `_headers` for the hosts that read one into the build, and gives `vite preview` the same headers. */
export function createSecurityHeadersPlugin(): Plugin {
  let address = addressPlaceholder
  let others: readonly string[] = []
  return {
    name: 'touchline:security-headers',
    configResolved({ env }) {
      if (env.VITE_SUPABASE_URL) address = env.VITE_SUPABASE_URL
      if (env.VITE_FIREBASE_API_KEY) others = firebaseAddresses
    },
    generateBundle() {
      this.emitFile({
        type: 'asset',
        fileName: '_headers',
        source: renderHeadersFile(address, others),
      })
    },
    configurePreviewServer(server) {
      server.middlewares.use((_request, response, next) => {
        for (const [name, value] of Object.entries(getSecurityHeaders(address, others))) {
          response.setHeader(name, value)
        }
        next()
      })
    },
  }
}
