/** The world outside: the waiting uploads behind the data API, and the storage API. */
import { createRest } from '../_shared/rest.ts'
import { createSettings } from '../_shared/settings.ts'
import { createStorage } from '../_shared/storage.ts'
import type { Deps, Upload } from './handler.ts'

/** Throws when a setting is missing. */
export function readDeps(env: Record<string, string>): Deps {
  const need = createSettings(env)
  const url = need('SUPABASE_URL')
  const key = need('SUPABASE_SERVICE_ROLE_KEY')
  const rest = createRest(url, key)
  const storage = createStorage(url, key)

  return {
    claim: (batch, name, ownerId) =>
      rest.rpc<Upload[]>('claim_uploads', { p_batch: batch, p_name: name, p_owner_id: ownerId }),
    download: (name) => storage.download('incoming', name),
    publish: storage.upload,
    async finish(id, { refusal = null, error = null, isTold }) {
      await rest.rpc('finish_upload', {
        p_id: id,
        p_refusal: refusal,
        p_error: error,
        p_is_told: isTold,
      })
    },
  }
}
