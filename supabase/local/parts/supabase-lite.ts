/** /rest/v1, /auth/v1 and /storage/v1: @supabase/lite on our database, with its known gaps closed. */
import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { App, setExperimental } from '@supabase/lite'
import { readFlagSetting, readNumberSetting, readTextSetting, type Config } from '../config'
import type { Part, PartContext } from '../http/part'
import { runWithoutPrints } from '../http/quiet'
import { JWT_SECRET, getRoleOfApiKey } from '../keys'
import { createAuthMailer } from '../mail/auth-mailer'
import { createAuthRepairs } from './auth-repairs'
import { watchDatabaseErrors } from './database-errors'
import { resolveDomainArguments } from './domain-arguments'
import { createEmbedHints } from './embed-hints'
import { createFileStorage } from './storage-files'
import { createMfaFactors } from './mfa-factors'
import { createMfaSessions } from './mfa-sessions'
import { repairStorage, signMany } from './storage-repairs'
import { unwrapUpload } from './upload-form'

setExperimental('storage', true)

function createApp(context: PartContext, config: Config, filesDir: string): App {
  const readFlag = (key: string, fallback: boolean) => readFlagSetting(config, key, fallback)
  const app = new App({
    connection: context.connection,
    api: {
      schemas: ['public'],
      max_rows: readNumberSetting(config, 'api.max_rows', 1000),
    },
    auth: {
      enabled: true,
      site_url: context.appUrl,
      jwt_secret: JWT_SECRET,
      jwt_expiry: readNumberSetting(config, 'auth.jwt_expiry', 3600),
      enable_signup: readFlag('auth.enable_signup', true),
      minimum_password_length: readNumberSetting(config, 'auth.minimum_password_length', 6),
      email: {
        enable_signup: readFlag('auth.email.enable_signup', true),
        double_confirm_changes: readFlag('auth.email.double_confirm_changes', true),
        enable_confirmations: readFlag('auth.email.enable_confirmations', false),
        otp_length: readNumberSetting(config, 'auth.email.otp_length', 6),
        otp_expiry: readNumberSetting(config, 'auth.email.otp_expiry', 3600),
      },
    },
    storage: {
      enabled: true,
      file_size_limit: readTextSetting(config, 'storage.file_size_limit', '50MiB'),
    },
    options: {
      server: {
        disableStudio: true,
        apiKeys: {
          async resolver(key) {
            const role = getRoleOfApiKey(key)
            if (!role) return null
            return { type: role === 'anon' ? 'publishable' : 'secret', claims: { role } }
          },
        },
      },
    },
  })
  app._storageAdapter = createFileStorage(filesDir)
  return app
}

export function createSupabaseLite(context: PartContext, config: Config): Part {
  const { connection, db, lock, mailbox, appUrl } = context
  const temporaryDir = join(tmpdir(), `touchline-files-${process.pid}-${randomUUID()}`)
  const app = createApp(context, config, context.filesDir ?? temporaryDir)
  const mailer = createAuthMailer(config, db, mailbox, appUrl)
  app._mailer = mailer
  const repairAuth = createAuthRepairs(db, mailer, config)
  const answerMfa = createMfaFactors(db, config, appUrl, app.fetch)
  const completeSession = createMfaSessions(db)
  const mendErrors = watchDatabaseErrors(connection)
  const hintEmbeds = createEmbedHints(db)
  // Reading the schema takes half a second; do it before the first request asks for it.
  void lock(() =>
    runWithoutPrints(async () => {
      await resolveDomainArguments(connection)
      await connection.introspect({ useCache: true })
    }),
  )

  const send = async (request: Request) =>
    mendErrors(await app.fetch(await hintEmbeds(request.clone())))

  async function answer(request: Request): Promise<Response> {
    const own =
      (await answerMfa(request)) ??
      (await repairAuth(request, send)) ??
      (await signMany(request, app.fetch))
    return completeSession(request, own ?? (await send(request)))
  }

  return {
    prefixes: ['/rest/v1', '/auth/v1', '/storage/v1'],
    async fetch(request) {
      const isStorage = new URL(request.url).pathname.startsWith('/storage/v1')
      const whole = isStorage ? await unwrapUpload(request) : request
      // Read the body before taking the lock: a slow upload must not hold up everybody else.
      const body = whole.body ? await whole.arrayBuffer() : undefined
      const ready = new Request(whole.url, { method: whole.method, headers: whole.headers, body })
      const response = await lock(() => runWithoutPrints(() => answer(ready)))
      return isStorage ? repairStorage(ready, response) : response
    },
    stop: () => rm(temporaryDir, { recursive: true, force: true }),
  }
}
