/** The development keys: the public defaults of `supabase start`, so that either backend fits the same `.env`. */
import { createHmac, generateKeyPairSync } from 'node:crypto'

export const JWT_SECRET = 'super-secret-jwt-token-with-at-least-32-characters-long'
export const PUBLISHABLE_KEY = 'sb_publishable_ACJWlzQHlZjBrEguHvfOxg_3BJgxAaH'
export const SECRET_KEY = 'sb_secret_N7UND0UgjKTVK-Uodkm0Hg_xSvEMPvz'

const EXPIRES = 1983812996

/** HS256 token over the claims; `supabase start` derives its own keys in the same way. */
export function signToken(claims: Record<string, unknown>): string {
  const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const body = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(claims)}`
  const signature = createHmac('sha256', JWT_SECRET).update(body).digest('base64url')
  return `${body}.${signature}`
}

export const ANON_KEY = signToken({ iss: 'supabase-demo', role: 'anon', exp: EXPIRES })
export const SERVICE_ROLE_KEY = signToken({
  iss: 'supabase-demo',
  role: 'service_role',
  exp: EXPIRES,
})

/** The database role an API key stands for, or null when it is none of ours. */
export function getRoleOfApiKey(key: string): 'anon' | 'service_role' | null {
  if (key === PUBLISHABLE_KEY || key === ANON_KEY) return 'anon'
  if (key === SECRET_KEY || key === SERVICE_ROLE_KEY) return 'service_role'
  return null
}

/** Of Web Push (VAPID, RFC 8292). Not a secret: they open nothing but the push stand-in of this machine. */
export const PUSH_KEYS = {
  subject: 'mailto:push@touchline.test',
  publicKey:
    'BM7ySET9reyhhWCz-xxXDhoqfmnZjUOCLjdlE0j7AXwCdkOclISavFVpok3xjM5N-PACr4-L-BdyIXjMhFNeOkQ',
  privateKey: 'Fu6Eyo-Vs5ASnLO479p3R3ss4onicGXhp3q_tk5FkhE',
}

/** Of payments. Not a secret: they open nothing but the stand-in for Stripe of this machine. */
export const STRIPE_KEYS = {
  secretKey: 'sk_test_touchline_local',
  webhookSecret: 'whsec_touchline_local',
  /** Of the SDK that the functions use; with another one the stand-in has to be looked at again. */
  apiVersion: '2026-10-28.endive',
}

/** Whose eyes visitors of this machine's demo academy borrow, and the password of all its people. */
export const TRIAL = {
  password: 'demo1234',
  people: {
    coach: 'coach@demo.test',
    parent: 'parent@demo.test',
    player: 'player@demo.test',
    owner: 'owner@demo.test',
  },
}

export type FcmAccount = ReturnType<typeof createFcmAccount>

/**
 * The file Google gives for a service account of Firebase, and what proves its signatures; another one at every start.
 * It opens nothing but the push stand-in of this stack.
 */
export function createFcmAccount() {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const file = {
    type: 'service_account',
    project_id: 'touchline-demo',
    private_key_id: 'demo',
    private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    client_email: 'push@touchline-demo.iam.gserviceaccount.test',
  }
  return { file, publicKey }
}
