/** Phones without a browser: each has the keys of a real subscription and reads what was encrypted for it. */
import { createECDH, randomBytes, type ECDH } from 'node:crypto'
import { decrypt } from 'http_ece'

export interface Device {
  /** As a browser of today would give it; the stand-in is reached in its place. */
  endpoint: string
  p256dh: string
  auth: string
}

interface Keys {
  privateKey: ECDH
  authSecret: Buffer
}

/** The push services of browsers, of which the database takes addresses. */
const HOSTS = ['fcm.googleapis.com', 'updates.push.services.mozilla.com', 'web.push.apple.com']

export function createDevices() {
  const known = new Map<string, Keys>()
  return {
    add(): Device {
      const privateKey = createECDH('prime256v1')
      privateKey.generateKeys()
      const authSecret = randomBytes(16)
      const host = HOSTS[known.size % HOSTS.length] ?? ''
      const endpoint = `https://${host}/send/${randomBytes(24).toString('base64url')}`
      known.set(endpoint, { privateKey, authSecret })
      return {
        endpoint,
        p256dh: privateKey.getPublicKey('base64url'),
        auth: authSecret.toString('base64url'),
      }
    },
    /** What the device would read; null for one that is not from here, whose words only it can read. */
    read(endpoint: string, body: Buffer): unknown {
      const keys = known.get(endpoint)
      if (!keys) return null
      return JSON.parse(decrypt(body, { version: 'aes128gcm', ...keys }).toString('utf8'))
    },
  }
}
