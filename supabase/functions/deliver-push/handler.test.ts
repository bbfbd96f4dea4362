// Run: npx deno test --no-remote --node-modules-dir=manual --allow-net=127.0.0.1 --import-map supabase/functions/deliver-push/deno.json supabase/functions/deliver-push
import { deepEqual, doesNotMatch, equal, match } from 'node:assert/strict'
import { composePush, type DeviceAct, type PushWord } from './compose.ts'
import {
  type ClaimedPush,
  type Delivery,
  type Deps,
  type Device,
  type Ending,
  handle,
  type Outcome,
} from './handler.ts'

const API = { url: 'https://api.test', key: 'anybody' }
const NOW = Date.parse('2026-11-20T10:00:00Z')
const USER = { role: 'authenticated', sub: 'u1' }
const PHONE: Device = {
  id: '11111111-1111-4111-8111-111111111111',
  kind: 'subscription',
  address: 'https://fcm.googleapis.com/fcm/send/phone',
  public_key: 'p',
  auth_secret: 'a',
  locale: 'de',
}
const TABLET = { ...PHONE, id: '22222222-2222-4222-8222-222222222222', locale: 'bg' }
const MOVED: ClaimedPush = {
  id: 'n1',
  about_id: 't1',
  category: 'training',
  kind: 'training_moved',
  payload: {
    team: 'U13',
    place: 'Hall',
    starts_at: '2026-11-24T16:30:00Z',
    time_zone: 'Europe/Sofia',
  },
  link: '/training-manager/trainings/details/t1',
  expires_at: '2026-11-20T12:00:00Z',
  unread: 4,
  devices: [PHONE],
}

function post(claims: Record<string, unknown> | null, body?: unknown, method = 'POST'): Request {
  const token = `x.${btoa(JSON.stringify(claims)).replaceAll('=', '')}.y`
  return new Request('http://f/deliver-push', {
    method,
    headers: claims ? { authorization: `Bearer ${token}` } : undefined,
    body: body === undefined ? undefined : JSON.stringify(body),
  })
}

function createWorld(
  queue: ClaimedPush[],
  outcomes: Record<string, Outcome> = {},
  acts: DeviceAct[] = [],
) {
  const sent: { device: string; word: PushWord; delivery: Delivery }[] = []
  const finished: Record<string, Ending> = {}
  const deps: Deps = {
    kinds: ['subscription'],
    publicKey: 'the-key',
    api: API,
    readWords: () => Promise.resolve([]),
    findActs: () => Promise.resolve(acts),
    now: () => NOW,
    claim: (batch) => Promise.resolve(queue.splice(0, batch)),
    send(device, word, delivery) {
      const outcome = outcomes[device.id] ?? 'sent'
      if (outcome === 'sent') sent.push({ device: device.id, word, delivery })
      return Promise.resolve(outcome === 'sent' ? { outcome } : { outcome, error: `is ${outcome}` })
    },
    finish: (id, ending) => Promise.resolve(void (finished[id] = ending)),
    findDevice: (id, userId) => Promise.resolve(userId === 'u1' && id === PHONE.id ? PHONE : null),
  }
  return { deps, sent, finished }
}

Deno.test('refuses whoever is not signed in, and says when push is not set up', async () => {
  const { deps, sent } = createWorld([MOVED])
  equal((await handle(post(null), deps)).status, 401)
  equal((await handle(post({ role: 'anon' }), deps)).status, 401)
  equal((await handle(post(USER), { ...deps, kinds: [], publicKey: null })).status, 501)
  deepEqual(sent, [])
})

Deno.test('tells browsers the key they subscribe with', async () => {
  const { deps } = createWorld([])
  deepEqual(await (await handle(post(USER, undefined, 'GET'), deps)).json(), {
    public_key: 'the-key',
    kinds: ['subscription'],
  })
})

Deno.test('without Web Push there is no key, and push is set up all the same', async () => {
  const { deps } = createWorld([])
  const byFcm: Deps = { ...deps, kinds: ['token'], publicKey: null }
  deepEqual(await (await handle(post(USER, undefined, 'GET'), byFcm)).json(), {
    public_key: null,
    kinds: ['token'],
  })
})

Deno.test('each device hears in its own language, until the moment it is too late', async () => {
  const { deps, sent, finished } = createWorld([{ ...MOVED, devices: [PHONE, TABLET] }])
  deepEqual(await (await handle(post(USER), deps)).json(), { sent: 1, failed: 0 })
  deepEqual(
    sent.map(({ word }) => word.locale),
    ['de', 'bg'],
  )
  deepEqual(sent[0]?.delivery, { ttl: 7200, isUrgent: true })
  deepEqual(finished.n1, { ok: true, error: null, gone: [], failed: [], wait: 0 })
})

Deno.test(
  'a device that is gone is let go, one that takes nothing is counted; one reached is enough',
  async () => {
    const devices = [PHONE, TABLET, { ...PHONE, id: 'third' }]
    const { deps, finished } = createWorld([{ ...MOVED, devices }], {
      [PHONE.id]: 'gone',
      third: 'refused',
    })
    await handle(post(USER), deps)
    deepEqual(finished.n1, { ok: true, error: null, gone: [PHONE.id], failed: ['third'], wait: 0 })
  },
)

Deno.test(
  'what a broken push service did not take is tried again, and no device pays for it',
  async () => {
    const { deps, finished } = createWorld([MOVED], { [PHONE.id]: 'later' })
    deepEqual(await (await handle(post(USER), deps)).json(), { sent: 0, failed: 1 })
    deepEqual(finished.n1, { ok: false, error: 'is later', gone: [], failed: [], wait: 0 })
  },
)

Deno.test(
  'a device nobody here can reach is neither forgotten nor counted, and it is said',
  async () => {
    const { deps, finished } = createWorld([MOVED], { [PHONE.id]: 'not_set_up' })
    deepEqual(await (await handle(post(USER), deps)).json(), { sent: 0, failed: 1 })
    deepEqual(finished.n1, { ok: false, error: 'is not_set_up', gone: [], failed: [], wait: 0 })
    deepEqual(await (await handle(post(USER, { device_id: PHONE.id }), deps)).json(), {
      outcome: 'not_set_up',
    })
  },
)

Deno.test('the longest peace a push service asks for is given', async () => {
  const { deps, finished } = createWorld([{ ...MOVED, devices: [PHONE, TABLET] }])
  const busy: Deps = {
    ...deps,
    send: ({ id }) =>
      Promise.resolve({ outcome: 'later', error: '429', wait: id === PHONE.id ? 90 : 30 }),
  }
  await handle(post(USER), busy)
  equal(finished.n1?.wait, 90)
})

Deno.test('the last device has gone since, and a row without words: each fails alone', async () => {
  const lost = { ...MOVED, id: 'n2', devices: null }
  const unknown = { ...MOVED, id: 'n3', category: null, kind: 'party' }
  const { deps, finished } = createWorld([lost, unknown, MOVED])
  deepEqual(await (await handle(post(USER), deps)).json(), { sent: 1, failed: 2 })
  equal(finished.n2?.error, 'no device was reached')
  match(finished.n3?.error ?? '', /no words/)
})

Deno.test('a test reaches one’s own device only', async () => {
  const { deps, sent } = createWorld([MOVED])
  deepEqual(await (await handle(post(USER, { device_id: PHONE.id }), deps)).json(), {
    outcome: 'sent',
  })
  equal(sent[0]?.word.title, 'Touchline erreicht dieses Gerät')
  const stranger = { role: 'authenticated', sub: 'u2' }
  equal((await handle(post(stranger, { device_id: PHONE.id }), deps)).status, 404)
  equal((await handle(post(USER, { device_id: "x' or true" }), deps)).status, 404)
  equal((await handle(post({ role: 'service_role' }, { device_id: PHONE.id }), deps)).status, 404)
  equal(sent.length, 1)
})

Deno.test('a lock screen says what, when and where, and names no child', () => {
  const row = {
    ...MOVED,
    payload: { ...MOVED.payload, player: 'Emir Yilmaz', title: 'Talk with Emir' },
  }
  const word = composePush(row, 'en', undefined, API)
  equal(word.title, 'Training of U13 has changed')
  match(word.body, /^Tue, 24 November 2026.* 18:30 .* · Hall$/)
  deepEqual([word.link, word.tag, word.unread], [MOVED.link, 'training_moved t1', 4])
  doesNotMatch(JSON.stringify(word), /Emir/)
})

Deno.test('a link leads nowhere but into the application', () => {
  for (const link of ['https://evil.test', '//evil.test', '/\\evil.test', null]) {
    equal(composePush({ ...MOVED, link }, 'en', undefined, API).link, '/')
  }
})

Deno.test('what can be done on the lock screen goes to the device it was made for', async () => {
  const act: DeviceAct = {
    notification_id: 'n1',
    device_id: TABLET.id,
    act: 'answer',
    token: 'a-token',
  }
  const queue = [{ ...MOVED, devices: [PHONE, TABLET] }]
  const { deps, sent } = createWorld(queue, {}, [act])
  await handle(post(USER), deps)
  equal(sent[0]?.word.act, null)
  const word = sent[1]?.word.act
  deepEqual([word?.url, word?.token], ['https://api.test/rest/v1/rpc/act_on_push', 'a-token'])
  deepEqual(
    word?.choices.map(({ id, title, answer }) => [id, title, answer]),
    [
      ['yes', 'Идвам', 'yes'],
      ['no', 'Не идвам', 'no'],
    ],
  )
  const seen = composePush(MOVED, 'de', { ...act, act: 'see' }, API).act
  deepEqual(
    seen?.choices.map(({ title, answer }) => [title, answer]),
    [['Gesehen', null]],
  )
})

Deno.test(
  'own words of a subject reach the lock screen, as long as nothing they name is missing',
  () => {
    const mine = {
      kind: 'training_moved',
      locale: 'de',
      subject: 'Neu: {team}',
      body: 'x',
      full_body: null,
    }
    equal(composePush(MOVED, 'de', undefined, API, [mine]).title, 'Neu: U13')
    const childless = { ...mine, subject: 'Neu für {player}' }
    equal(
      composePush(MOVED, 'de', undefined, API, [childless]).title,
      'Änderung bei der Einheit von U13',
    )
  },
)
