/** /functions/v1/<name>: starts a function at its first call, again when its files changed, and passes calls on. */
import { existsSync } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { readFlagSetting, type Config } from '../../config'
import { describeReason } from '../../errors'
import type { Part, PartContext } from '../../http/part'
import {
  type FcmAccount,
  PUBLISHABLE_KEY,
  PUSH_KEYS,
  SERVICE_ROLE_KEY,
  STRIPE_KEYS,
  TRIAL,
} from '../../keys'
import { FUNCTIONS_DIR } from '../../paths'
import { verifyToken } from '../../tokens'
import { MAIL_API_KEY } from '../mail-page'
import { runFunction, type RunningFunction } from './deno'

const PREFIX = '/functions/v1'

interface Started {
  changedAt: number
  running: Promise<RunningFunction>
}

export function createFunctions(context: PartContext, config: Config, fcm: FcmAccount): Part {
  const started = new Map<string, Started>()
  const env = {
    SUPABASE_URL: context.url,
    SUPABASE_ANON_KEY: PUBLISHABLE_KEY,
    SUPABASE_SERVICE_ROLE_KEY: SERVICE_ROLE_KEY,
    APP_URL: context.appUrl,
    MAIL_API_URL: `${context.url}/_mail/send`,
    MAIL_API_KEY,
    PUSH_SUBJECT: PUSH_KEYS.subject,
    PUSH_PUBLIC_KEY: PUSH_KEYS.publicKey,
    PUSH_PRIVATE_KEY: PUSH_KEYS.privateKey,
    PUSH_GATEWAY_URL: `${context.url}/_push/to`,
    FCM_SERVICE_ACCOUNT: JSON.stringify(fcm.file),
    FCM_TOKEN_URL: `${context.url}/fcm/token`,
    FCM_SEND_URL: `${context.url}/fcm`,
    TRIAL_PASSWORD: TRIAL.password,
    TRIAL_PEOPLE: JSON.stringify(TRIAL.people),
    ...readPayments(context.url),
  }

  async function start(name: string): Promise<RunningFunction> {
    const changedAt = await findLastChange()
    const existing = started.get(name)
    if (existing && existing.changedAt === changedAt) {
      const running = await existing.running
      if (running.isAlive()) return running
    }
    await existing?.running.then((running) => running.stop()).catch(() => undefined)
    const running = runFunction(name, env, context.log)
    started.set(name, { changedAt, running })
    running.catch(() => started.delete(name))
    return running
  }

  return {
    prefixes: [PREFIX],
    async fetch(request) {
      const url = new URL(request.url)
      const name = url.pathname.slice(PREFIX.length + 1).split('/')[0] ?? ''
      if (!isFunction(name)) {
        return Response.json(
          { code: 'NOT_FOUND', message: 'Requested function was not found' },
          { status: 404 },
        )
      }
      if (readFlagSetting(config, `functions.${name}.verify_jwt`, true)) {
        const refusal = checkToken(request)
        if (refusal) return refusal
      }
      try {
        const { origin } = await start(name)
        return await forwardRequest(
          request,
          origin + url.pathname.slice(PREFIX.length) + url.search,
        )
      } catch (error) {
        context.log(describeReason(error))
        return Response.json(
          { code: 'BOOT_ERROR', message: describeReason(error) },
          { status: 503 },
        )
      }
    },
    async stop() {
      const all = [...started.values()]
      await Promise.all(
        all.map(({ running }) => running.then((one) => one.stop()).catch(() => undefined)),
      )
    },
  }
}

/** With keys of one's own the functions talk to Stripe's test mode; without them to the stand-in. */
function readPayments(stack: string): Record<string, string> {
  const { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET } = process.env
  if (STRIPE_SECRET_KEY) {
    return { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET: STRIPE_WEBHOOK_SECRET ?? '' }
  }
  return {
    STRIPE_SECRET_KEY: STRIPE_KEYS.secretKey,
    STRIPE_WEBHOOK_SECRET: STRIPE_KEYS.webhookSecret,
    STRIPE_API_URL: stack,
  }
}

function isFunction(name: string): boolean {
  return /^[a-z0-9-]+$/.test(name) && existsSync(join(FUNCTIONS_DIR, name, 'index.ts'))
}

function checkToken(request: Request): Response | null {
  const header = request.headers.get('authorization')
  if (!header) {
    return Response.json({ code: 401, message: 'Missing authorization header' }, { status: 401 })
  }
  if (verifyToken(header.replace(/^Bearer\s+/i, ''))) return null
  return Response.json({ code: 401, message: 'Invalid JWT' }, { status: 401 })
}

async function forwardRequest(request: Request, target: string): Promise<Response> {
  const headers = new Headers(request.headers)
  for (const name of ['host', 'connection', 'content-length']) headers.delete(name)
  const body = request.body ? await request.arrayBuffer() : undefined
  const answer = await fetch(target, { method: request.method, headers, body, redirect: 'manual' })
  const answerHeaders = new Headers(answer.headers)
  // fetch has already unpacked the body.
  answerHeaders.delete('content-encoding')
  answerHeaders.delete('content-length')
  return new Response(answer.body, { status: answer.status, headers: answerHeaders })
}

async function findLastChange(): Promise<number> {
  const entries = await readdir(FUNCTIONS_DIR, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  const times = await Promise.all(
    files.map(async (file) => (await stat(join(file.parentPath, file.name))).mtimeMs),
  )
  return Math.max(0, ...times)
}
