/** The token of a share link made on this device: the server keeps a hash of it only. */
import { readDevice, writeDevice } from '@/lib/device/device-storage'

const createLinkKey = (shareId: string) => `animation-link:${shareId}`

export function rememberToken(shareId: string, token: string): void {
  writeDevice('animation_link', token, createLinkKey(shareId))
}

/** Null for a link that was made elsewhere, or longer ago than this device keeps it. */
export function findKnownToken(shareId: string): string | null {
  return readDevice('animation_link', createLinkKey(shareId))
}

/** The whole address of a page of this app. */
export function toFullAddress(path: string): string {
  return `${window.location.origin}${path}`
}
