/** The link that was made on this device: the server keeps a hash only, and paper wants a QR code. */
import { z } from 'zod'

const linkSchema = z.object({ share_id: z.string(), token: z.string() })

export type KnownLink = z.infer<typeof linkSchema>

type LinkStore = Pick<Storage, 'getItem' | 'setItem'>

const createLinkKey = (trainingId: string) => `training-link:${trainingId}`

export function rememberLink(store: LinkStore, trainingId: string, link: KnownLink): void {
  try {
    store.setItem(createLinkKey(trainingId), JSON.stringify(link))
  } catch {
    // a browser that keeps nothing prints no QR code
  }
}

/** Null when none was made here, or it is none of the open ones any more. */
export function readKnownLink(
  store: LinkStore,
  trainingId: string,
  openShares: readonly string[],
): KnownLink | null {
  try {
    const link = linkSchema.parse(JSON.parse(store.getItem(createLinkKey(trainingId)) ?? 'null'))
    return openShares.includes(link.share_id) ? link : null
  } catch {
    return null
  }
}
