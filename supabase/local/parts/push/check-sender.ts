/** Is a request signed with the key that the devices subscribed to (VAPID, RFC 8292), for this push service? */
import { createPublicKey, verify } from 'node:crypto'
import { PUSH_KEYS } from '../../keys'

/** Null when it is, otherwise what is wrong. */
export function findSenderFault(header: string | null, origin: string): string | null {
  const [, token = '', key = ''] = /^vapid t=([^,\s]+),\s*k=(\S+)$/i.exec(header ?? '') ?? []
  const [head = '', claims = '', signature = ''] = token.split('.')
  if (!signature) return 'a signature of the sender is missing'
  if (key !== PUSH_KEYS.publicKey) return 'the devices subscribed to another key'
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: readPublicKey(key), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  if (!isSigned) return 'the signature is wrong'
  const { aud, exp }: { aud?: unknown; exp?: unknown } = JSON.parse(
    Buffer.from(claims, 'base64url').toString('utf8'),
  )
  if (aud !== origin) return 'it is signed for another push service'
  return typeof exp === 'number' && exp * 1000 > Date.now() ? null : 'the signature is too old'
}

/** An uncompressed point of P-256: one byte, then x and y with 32 bytes each. */
function readPublicKey(key: string) {
  const point = Buffer.from(key, 'base64url')
  return createPublicKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33, 65).toString('base64url'),
    },
  })
}
