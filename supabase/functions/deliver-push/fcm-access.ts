/** Access to Firebase Cloud Messaging: a service account signs for itself and is given a token of an hour (RFC 7523). */
import { importPKCS8, SignJWT } from 'jose'

/** The part that is used of the file Google gives for a service account. */
export interface Account {
  projectId: string
  email: string
  /** PKCS #8, PEM. */
  privateKey: string
  keyId: string
}

interface Given {
  token: string
  /** Milliseconds UTC. */
  until: number
}

export interface Access {
  /** Asks Google at the first call and shortly before the token ends; callers at once share one question. */
  get(): Promise<string>
  /** The token is not taken any more: the next call asks for another one. */
  drop(token: string): void
}

const SCOPE = 'https://www.googleapis.com/auth/firebase.messaging'
const LIFE_SECONDS = 3600
/** A token must outlive the requests that carry it. */
const SPARE_MS = 120_000

/** Throws without repeating what it was given: that holds a private key. */
export function readAccount(text: string): Account {
  const file = parse(text)
  const read = (name: string) => {
    const value: unknown = file[name]
    if (typeof value === 'string' && value !== '') return value
    throw new Error(`FCM_SERVICE_ACCOUNT is not the JSON of a service account: no ${name}`)
  }
  return {
    projectId: read('project_id'),
    email: read('client_email'),
    privateKey: read('private_key'),
    keyId: read('private_key_id'),
  }
}

function parse(text: string): Record<string, unknown> {
  try {
    return Object(JSON.parse(text))
  } catch {
    return {}
  }
}

export function createAccess(account: Account, tokenUrl: string, now: () => number): Access {
  let given: Given | null = null
  let asking: Promise<Given> | null = null

  async function ask(): Promise<Given> {
    const asked = now()
    const response = await fetch(tokenUrl, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer',
        assertion: await sign(account, tokenUrl, asked),
      }),
      redirect: 'error',
      signal: AbortSignal.timeout(10_000),
    })
    const text = await response.text()
    const { access_token, expires_in } = parse(text)
    if (!response.ok || typeof access_token !== 'string') {
      throw new Error(`Google gave no access to Firebase (${response.status}): ${readReason(text)}`)
    }
    const seconds = typeof expires_in === 'number' ? expires_in : LIFE_SECONDS
    return { token: access_token, until: asked + seconds * 1000 }
  }

  return {
    async get() {
      if (given && given.until - SPARE_MS > now()) return given.token
      asking ??= ask().finally(() => {
        asking = null
      })
      given = await asking
      return given.token
    },
    drop(token) {
      if (given?.token === token) given = null
    },
  }
}

async function sign(account: Account, tokenUrl: string, now: number): Promise<string> {
  const seconds = Math.floor(now / 1000)
  return new SignJWT({ scope: SCOPE })
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT', kid: account.keyId })
    .setIssuer(account.email)
    .setAudience(tokenUrl)
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + LIFE_SECONDS)
    .sign(await importPKCS8(account.privateKey, 'RS256'))
}

function readReason(text: string): string {
  const { error, error_description } = parse(text)
  return [error, error_description].filter((part) => typeof part === 'string').join(', ')
}
