import { deepEqual, equal, match, ok, rejects, throws } from 'node:assert/strict'
import { exportPKCS8, generateKeyPair, jwtVerify } from 'jose'
import type { PushWord } from './compose.ts'
import { createFcm } from './fcm.ts'
import { type Account, readAccount } from './fcm-access.ts'

const NOW = Date.parse('2026-11-20T10:00:00Z')
const WORD: PushWord = {
  title: 'Training of U13 has changed',
  body: 'Tue · Hall',
  link: '/calendar',
  tag: 'training_moved t1',
  unread: 4,
  locale: 'en',
  act: null,
}
const ACT = { url: 'https://api.test', key: 'k', token: 't', choices: [], failed: 'f' }
const DELIVERY = { ttl: 7200, isUrgent: true }
const FCM_ERROR = 'type.googleapis.com/google.firebase.fcm.v1.FcmError'
const BAD_REQUEST = 'type.googleapis.com/google.rpc.BadRequest'

const pair = await generateKeyPair('RS256', { extractable: true })
const account: Account = {
  projectId: 'club',
  email: 'push@club.test',
  privateKey: await exportPKCS8(pair.privateKey),
  keyId: 'key-1',
}

interface Answer {
  status: number
  body?: unknown
  headers?: Record<string, string>
}

const createError = (status: string, code?: string, type = FCM_ERROR) => ({
  error: { status, message: 'as asked for', details: [{ '@type': type, errorCode: code }] },
})

/** Google as far as it is needed, on a port of this machine: answers in the order given, then takes everything. */
async function withGoogle(
  run: (world: {
    send: (word?: PushWord) => ReturnType<ReturnType<typeof createFcm>>
    answers: Answer[]
    sent: { path: string; bearer: string | null; body: unknown }[]
    assertions: string[]
    tokenUrl: string
    clock: { now: number }
    access: { status: number }
  }) => Promise<void>,
) {
  const answers: Answer[] = []
  const sent: { path: string; bearer: string | null; body: unknown }[] = []
  const assertions: string[] = []
  const access = { status: 200 }
  const server = Deno.serve(
    { port: 0, hostname: '127.0.0.1', onListen: () => {} },
    async (call) => {
      const { pathname } = new URL(call.url)
      if (pathname === '/token') {
        assertions.push(String((await call.formData()).get('assertion')))
        if (access.status !== 200) {
          const refusal = { error: 'invalid_grant', error_description: 'Unknown account' }
          return Response.json(refusal, { status: access.status })
        }
        return Response.json({ access_token: `access-${assertions.length}`, expires_in: 3600 })
      }
      const bearer = call.headers.get('authorization')
      sent.push({ path: pathname, bearer, body: await call.json() })
      const { status, body, headers } = answers.shift() ?? { status: 200, body: { name: 'm' } }
      return typeof body === 'string'
        ? new Response(body, { status, headers })
        : Response.json(body ?? {}, { status, headers })
    },
  )
  const origin = `http://127.0.0.1:${server.addr.port}`
  const clock = { now: NOW }
  const tokenUrl = `${origin}/token`
  const fcm = createFcm({ account, tokenUrl, sendUrl: origin, now: () => clock.now })
  const send = (word = WORD) => fcm('device-token', word, DELIVERY)
  try {
    await run({ send, answers, sent, assertions, tokenUrl, clock, access })
  } finally {
    await server.shutdown()
  }
}

Deno.test('sends data only, as texts, with what RFC 8030 says about keeping it', () =>
  withGoogle(async ({ send, sent }) => {
    deepEqual(await send({ ...WORD, act: ACT }), { outcome: 'sent' })
    equal(sent[0]?.path, '/v1/projects/club/messages:send')
    equal(sent[0]?.bearer, 'Bearer access-1')
    const { message } = Object(sent[0]?.body)
    deepEqual(Object.keys(message), ['token', 'data', 'webpush'])
    equal(message.token, 'device-token')
    deepEqual(message.data, {
      title: WORD.title,
      body: WORD.body,
      link: '/calendar',
      tag: WORD.tag,
      locale: 'en',
      unread: '4',
      act: JSON.stringify(ACT),
    })
    const { Topic, ...headers } = message.webpush.headers
    deepEqual(headers, { TTL: '7200', Urgency: 'high' })
    match(Topic, /^[0-9a-f]{32}$/)
  }),
)

Deno.test('signs for itself as Google asks, once an hour, however many ask at once', () =>
  withGoogle(async ({ send, sent, assertions, tokenUrl, clock }) => {
    await Promise.all([send(), send(), send()])
    equal(assertions.length, 1)
    const { payload, protectedHeader } = await jwtVerify(assertions[0] ?? '', pair.publicKey, {
      issuer: account.email,
      audience: tokenUrl,
      currentDate: new Date(NOW),
    })
    equal(protectedHeader.kid, 'key-1')
    equal(payload.scope, 'https://www.googleapis.com/auth/firebase.messaging')
    equal((payload.exp ?? 0) - (payload.iat ?? 0), 3600)
    clock.now += 57 * 60_000
    await send()
    equal(assertions.length, 1)
    clock.now += 2 * 60_000
    await send()
    equal(assertions.length, 2)
    equal(sent.at(-1)?.bearer, 'Bearer access-2')
  }),
)

const GONE: [string, Answer][] = [
  ['UNREGISTERED', { status: 404, body: createError('NOT_FOUND', 'UNREGISTERED') }],
  ['404 without a detail', { status: 404, body: { error: { status: 'NOT_FOUND' } } }],
  [
    'a token that is none',
    { status: 400, body: createError('INVALID_ARGUMENT', 'INVALID_ARGUMENT') },
  ],
]
for (const [name, answer] of GONE) {
  Deno.test(`forgets a device: ${name}`, () =>
    withGoogle(async ({ send, answers }) => {
      answers.push(answer)
      equal((await send()).outcome, 'gone')
    }),
  )
}

const REFUSED: [string, Answer][] = [
  [
    'a wrong message',
    { status: 400, body: createError('INVALID_ARGUMENT', undefined, BAD_REQUEST) },
  ],
  [
    'another project',
    { status: 403, body: createError('PERMISSION_DENIED', 'SENDER_ID_MISMATCH') },
  ],
]
for (const [name, answer] of REFUSED) {
  Deno.test(`counts and does not forget: ${name}`, () =>
    withGoogle(async ({ send, answers }) => {
      answers.push(answer)
      const { outcome, error } = await send()
      equal(outcome, 'refused')
      match(error ?? '', new RegExp(`Firebase answered ${answer.status}`))
    }),
  )
}

const LATER: [string, Answer, number | undefined][] = [
  ['too many', { status: 429, body: createError('RESOURCE_EXHAUSTED', 'QUOTA_EXCEEDED') }, 60],
  ['overloaded', { status: 503, body: createError('UNAVAILABLE', 'UNAVAILABLE') }, 60],
  ['broken', { status: 500, body: 'oops' }, undefined],
  ['no right to send', { status: 403, body: createError('PERMISSION_DENIED') }, undefined],
  ['a wrong address of ours', { status: 404, body: '<html>Not found</html>' }, undefined],
]
for (const [name, answer, wait] of LATER) {
  Deno.test(`tries again, and no device pays for it: ${name}`, () =>
    withGoogle(async ({ send, answers }) => {
      answers.push({ ...answer, headers: wait ? { 'retry-after': String(wait) } : {} })
      const sending = await send()
      equal(sending.outcome, 'later')
      equal(sending.wait, wait)
    }),
  )
}

Deno.test('a date to retry after is understood as well', () =>
  withGoogle(async ({ send, answers }) => {
    const headers = { 'retry-after': new Date(NOW + 30_000).toUTCString() }
    answers.push({ status: 503, headers })
    equal((await send()).wait, 30)
  }),
)

Deno.test('an access that was revoked is asked for anew, once', () =>
  withGoogle(async ({ send, answers, sent, assertions }) => {
    answers.push({ status: 401 })
    equal((await send()).outcome, 'sent')
    equal(sent.at(-1)?.bearer, 'Bearer access-2')
    answers.push({ status: 401 }, { status: 401 })
    equal((await send()).outcome, 'later')
    equal(assertions.length, 3)
    equal(sent.length, 4)
  }),
)

Deno.test('an account Google does not know is said, and asked about again', () =>
  withGoogle(async ({ send, access, sent }) => {
    access.status = 400
    await rejects(send(), /no access to Firebase \(400\): invalid_grant, Unknown account/)
    access.status = 200
    equal((await send()).outcome, 'sent')
    equal(sent.length, 1)
  }),
)

Deno.test(
  'the buttons go where there is no room for them, and what is too long even so is not sent',
  () =>
    withGoogle(async ({ send, sent }) => {
      const act = { ...ACT, failed: 'x'.repeat(4096) }
      equal((await send({ ...WORD, act })).outcome, 'sent')
      const { data } = Object(sent[0]?.body).message
      equal(data.act, undefined)
      equal(data.title, WORD.title)
      equal((await send({ ...WORD, body: 'я'.repeat(2048) })).outcome, 'refused')
      equal(sent.length, 1)
    }),
)

Deno.test('a service account that is none is named without its key', () => {
  const whole = {
    project_id: 'club',
    client_email: account.email,
    private_key: account.privateKey,
    private_key_id: 'key-1',
  }
  deepEqual(readAccount(JSON.stringify(whole)), account)
  throws(() => readAccount('no json'), /no project_id/)
  try {
    readAccount(JSON.stringify({ ...whole, private_key_id: undefined }))
    ok(false)
  } catch (error) {
    match(String(error), /no private_key_id$/)
  }
})
