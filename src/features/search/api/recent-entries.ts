/** What was opened from the search last, on this device, until sign-out; newest first. */
import { z } from 'zod'
import { readDevice, writeDevice } from '@/lib/device/device-storage'
import { hitKinds } from '../model/hit'
import type { Entry } from '../model/entry'

const most = 6

const entrySchema = z.object({
  kind: z.enum([...hitKinds, 'page', 'action']),
  title: z.string(),
  detail: z.string(),
  to: z.string().startsWith('/'),
})

export function readRecentEntries(): Entry[] {
  try {
    return entrySchema.array().parse(JSON.parse(readDevice('search_recent') ?? '[]'))
  } catch {
    // written by an earlier version
    return []
  }
}

export function addRecentEntry({ kind, title, detail, to }: Entry): void {
  const others = readRecentEntries().filter((entry) => entry.to !== to)
  const entries = [{ kind, title, detail, to }, ...others].slice(0, most)
  writeDevice('search_recent', JSON.stringify(entries))
}
