/** The world outside: the queues behind the data API, and the storage API. */
import { createRest } from '../_shared/rest.ts'
import { createSettings } from '../_shared/settings.ts'
import { createStorage } from '../_shared/storage.ts'
import type { Deps, QueuedFile } from './handler.ts'

/** Throws when a setting is missing. */
export function readDeps(env: Record<string, string>): Deps {
  const need = createSettings(env)
  const url = need('SUPABASE_URL')
  const key = need('SUPABASE_SERVICE_ROLE_KEY')
  const rest = createRest(url, key)
  const storage = createStorage(url, key)

  return {
    claimFiles: (batch) => rest.rpc<QueuedFile[]>('claim_file_deletions', { p_batch: batch }),
    removeFiles: storage.remove,
    async finishFiles(ids, error) {
      await rest.rpc('finish_file_deletions', { p_ids: ids, p_error: error })
    },
    claimAccounts: (batch) => rest.rpc<string[]>('claim_account_erasures', { p_batch: batch }),
    async eraseAccount(requestId) {
      await rest.rpc('erase_account', { p_request_id: requestId })
    },
    async failAccount(requestId, error) {
      await rest.rpc('fail_account_erasure', { p_request_id: requestId, p_error: error })
    },
  }
}
