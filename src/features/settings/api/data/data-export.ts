/** A copy of what is stored about a person: asked from the database, packed with its files in the browser. */
import { useMutation } from '@tanstack/react-query'
import { saveFile } from '@/lib/save-file'
import { getDb } from '@/lib/supabase/client'
import { unwrap } from '@/lib/supabase/unwrap'
import {
  createArchiveName,
  exportSchema,
  packEntries,
  parseStoredFile,
} from '../../model/data/export-document'
import { createZip } from '../../model/data/zip'

interface ExportOf {
  /** Null: the own account. */
  playerId: string | null
  /** For the name of the file. */
  name: string
}

/** The whole archive; a file that cannot be fetched is named in it and costs no other. */
export async function createArchive(playerId: string | null, at: Date): Promise<Blob> {
  const client = await getDb()
  const answer = playerId
    ? await unwrap(client.rpc('export_child_data', { p_player_id: playerId }))
    : await unwrap(client.rpc('export_my_data'))
  const document = exportSchema.parse(answer)
  const files = await Promise.all(
    document.files.map(async (entry) => ({ entry, bytes: await fetchFile(entry) })),
  )
  return new Blob([createZip(packEntries(document, files), at)], { type: 'application/zip' })
}

async function fetchFile(entry: string): Promise<Uint8Array | null> {
  const file = parseStoredFile(entry)
  if (!file) return null
  const client = await getDb()
  const { data } = await client.storage.from(file.bucket).download(file.path)
  return data ? new Uint8Array(await data.arrayBuffer()) : null
}

export function useDataExport() {
  return useMutation({
    mutationFn: async ({ playerId, name }: ExportOf) => {
      const at = new Date()
      saveFile(
        createArchiveName(playerId ? 'player' : 'account', name, at),
        await createArchive(playerId, at),
      )
    },
    meta: { writes: [], success: 'settings:data.copy.saved', silent: true },
  })
}
