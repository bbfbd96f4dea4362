import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Session } from './session'
import {
  anonymousState,
  applyEvent,
  type SessionEvent,
  type SessionState,
  type Transition,
} from './session-machine'

function createSession(id: string): Session {
  return { user: { id, email: `${id}@x.test` }, profile: null, held_roles: [] }
}

function play(events: readonly SessionEvent[]): Transition {
  return events.reduce<Transition>(({ state }, event) => applyEvent(state, event), {
    state: anonymousState,
    effects: [],
  })
}

/** Where a phase may lead; itself is always allowed. */
const allowed: Record<SessionState['phase'], readonly SessionState['phase'][]> = {
  anonymous: ['restoring', 'leaving'],
  restoring: ['restored', 'confirmed', 'anonymous', 'leaving'],
  restored: ['confirmed', 'anonymous', 'leaving'],
  confirmed: ['anonymous', 'leaving'],
  leaving: ['anonymous', 'restoring'],
}

const turn = fc.nat({ max: 12 })
const session = fc.constantFrom('a', 'b').map(createSession)
const anyEvent: fc.Arbitrary<SessionEvent> = fc.oneof(
  fc.record({ kind: fc.constantFrom('cookieFound' as const, 'roleSwitched' as const) }),
  fc.record({ kind: fc.constant('remembered' as const), turn, session }),
  fc.record({ kind: fc.constant('profileLoaded' as const), turn, session: fc.option(session) }),
  fc.record({ kind: fc.constantFrom('offline' as const, 'left' as const), turn }),
  fc.record({
    kind: fc.constantFrom('signedOut' as const, 'tokenInvalid' as const, 'remoteSignOut' as const),
  }),
)
/** As above, but for the present turn more often than not: otherwise nearly everything is too late. */
const anyEvents = fc.array(fc.tuple(anyEvent, fc.boolean()), { maxLength: 30 })

function applyMachineStep(
  state: SessionState,
  [event, isNow]: readonly [SessionEvent, boolean],
): Transition {
  return applyEvent(state, isNow && 'turn' in event ? { ...event, turn: state.turn } : event)
}

test('any order of events goes only where the table allows, and turns never go back', () => {
  fc.assert(
    fc.property(anyEvents, (events) => {
      let state = anonymousState
      for (const event of events) {
        const next = applyMachineStep(state, event).state
        expect([state.phase, ...allowed[state.phase]]).toContain(next.phase)
        expect(next.turn).toBeGreaterThanOrEqual(state.turn)
        const isNobody = next.phase === 'anonymous' || next.phase === 'restoring'
        // a person who leaves may still be on the screen
        const isEither = next.phase === 'leaving'
        expect(isEither || isNobody === (next.session === null)).toBe(true)
        state = next
      }
    }),
    { numRuns: 2000 },
  )
})

test('no data of one person is there in a state of another, whatever happens in between', () => {
  fc.assert(
    fc.property(anyEvents, (events) => {
      let state = anonymousState
      /** Whose data the cache may hold: what a page of theirs has loaded. */
      let cached: string | null = null
      for (const event of events) {
        const { state: next, effects } = applyMachineStep(state, event)
        if (effects.includes('wipe') || effects.includes('clearQueries')) cached = null
        const owner: string | null =
          next.phase === 'leaving' ? null : (next.session?.user.id ?? null)
        expect([null, owner]).toContain(owner === null ? null : cached)
        cached = owner ?? cached
        state = next
      }
    }),
    { numRuns: 2000 },
  )
})

describe('a visit', () => {
  test('opens with what the device remembers and is confirmed by the server', () => {
    const remembered = play([
      { kind: 'cookieFound' },
      { kind: 'remembered', turn: 1, session: createSession('a') },
    ])
    expect(remembered).toMatchObject({ state: { phase: 'restored' }, effects: ['confirm'] })
    const confirmed = applyEvent(remembered.state, {
      kind: 'profileLoaded',
      turn: 1,
      session: createSession('a'),
    })
    expect(confirmed).toMatchObject({ state: { phase: 'confirmed' }, effects: [] })
  })

  test('without an answer ends as nobody’s, but one that is known stays', () => {
    expect(play([{ kind: 'cookieFound' }, { kind: 'offline', turn: 1 }]).state).toMatchObject({
      phase: 'anonymous',
    })
    const known: SessionEvent[] = [
      { kind: 'cookieFound' },
      { kind: 'profileLoaded', turn: 1, session: createSession('a') },
    ]
    expect(
      play([...known, { kind: 'cookieFound' }, { kind: 'offline', turn: 2 }]).state,
    ).toMatchObject({ phase: 'confirmed', session: createSession('a') })
  })

  test('ignores an answer that a sign-out has overtaken', () => {
    const { state, effects } = play([
      { kind: 'cookieFound' },
      { kind: 'signedOut' },
      { kind: 'profileLoaded', turn: 1, session: createSession('a') },
    ])
    expect(state).toMatchObject({ phase: 'leaving', session: null })
    expect(effects).toEqual([])
  })

  test('of somebody else clears what the first one has loaded', () => {
    const { effects } = play([
      { kind: 'cookieFound' },
      { kind: 'profileLoaded', turn: 1, session: createSession('a') },
      { kind: 'cookieFound' },
      { kind: 'profileLoaded', turn: 2, session: createSession('b') },
    ])
    expect(effects).toEqual(['clearQueries'])
  })

  test.each([
    ['signedOut', ['stopAsking', 'endOnServer', 'tellTabs', 'wipe']],
    ['tokenInvalid', ['dropTraces', 'tellTabs', 'endOnServer', 'wipe']],
    ['remoteSignOut', ['wipe']],
  ] as const)('ends once by %s', (kind, effects) => {
    const known: SessionEvent[] = [
      { kind: 'cookieFound' },
      { kind: 'profileLoaded', turn: 1, session: createSession('a') },
      { kind },
    ]
    expect(play(known).effects).toEqual(effects)
    expect(play([...known, { kind: 'remoteSignOut' }]).effects).toEqual([])
    expect(play([...known, { kind: 'left', turn: 2 }]).state).toMatchObject({
      phase: 'anonymous',
      session: null,
    })
  })

  test('that begins while somebody is leaving is not ended by it', () => {
    const { state } = play([
      { kind: 'cookieFound' },
      { kind: 'profileLoaded', turn: 1, session: createSession('a') },
      { kind: 'signedOut' },
      { kind: 'cookieFound' },
      { kind: 'left', turn: 2 },
      { kind: 'profileLoaded', turn: 3, session: createSession('b') },
    ])
    expect(state).toMatchObject({ phase: 'confirmed', session: createSession('b') })
  })
})
