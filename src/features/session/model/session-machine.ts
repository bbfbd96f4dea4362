/**
 * The states a session goes through in one tab, and what each change asks for. Pure: `session-effects` carries
 * it out, `session-store` publishes.
 *
 * anonymous ─► restoring ─► restored ─► confirmed ─► leaving ─► anonymous
 */
import type { Session } from './session'

export interface SessionState {
  /**
   * restoring: the first answer is on its way. restored: what this device remembers, until the server has said
   * so. confirmed: as the server says. leaving: over, while the open page still knows the person.
   */
  phase: 'anonymous' | 'restoring' | 'restored' | 'confirmed' | 'leaving'
  /** Generation of readings: an answer of an older one is ignored. */
  turn: number
  /** Null in `anonymous` and `restoring`. */
  session: Session | null
}

export type SessionEvent =
  /** A reading begins, also one for a session that is known already. */
  | { kind: 'cookieFound' | 'roleSwitched' }
  | { kind: 'remembered'; turn: number; session: Session }
  /** The server's answer; null: nobody is signed in. */
  | { kind: 'profileLoaded'; turn: number; session: Session | null }
  /** A reading that learnt nothing. */
  | { kind: 'offline'; turn: number }
  | { kind: LeavingKind }
  /** The device is wiped and the page left. */
  | { kind: 'left'; turn: number }

export type LeavingKind = 'signedOut' | 'tokenInvalid' | 'remoteSignOut'

/** In the order in which they are carried out. */
export type SessionEffect =
  'stopAsking' | 'endOnServer' | 'dropTraces' | 'tellTabs' | 'wipe' | 'clearQueries' | 'confirm'

export interface Transition {
  state: SessionState
  effects: readonly SessionEffect[]
}

export const anonymousState: SessionState = { phase: 'anonymous', turn: 0, session: null }

const leavingEffects: Record<LeavingKind, readonly SessionEffect[]> = {
  // what waits for the token while it goes would be asked as nobody
  signedOut: ['stopAsking', 'endOnServer', 'tellTabs', 'wipe'],
  // the server may refuse a dead token: what would bring it back goes first
  tokenInvalid: ['dropTraces', 'tellTabs', 'endOnServer', 'wipe'],
  remoteSignOut: ['wipe'],
}

/** The same state, and nothing to do, for an event that comes too late or says nothing new. */
export function applyEvent(state: SessionState, event: SessionEvent): Transition {
  switch (event.kind) {
    case 'cookieFound':
    case 'roleSwitched':
      return { state: startReading(state), effects: [] }
    case 'remembered':
      return state.phase === 'restoring' && event.turn === state.turn
        ? { state: { ...state, phase: 'restored', session: event.session }, effects: ['confirm'] }
        : ignore(state)
    case 'profileLoaded':
      return isAwaited(state, event.turn) ? takeAnswer(state, event.session) : ignore(state)
    case 'offline':
      return state.phase === 'restoring' && event.turn === state.turn
        ? { state: { ...state, phase: 'anonymous' }, effects: [] }
        : ignore(state)
    case 'left':
      return state.phase === 'leaving' && event.turn === state.turn
        ? { state: { ...state, phase: 'anonymous', session: null }, effects: [] }
        : ignore(state)
    default:
      return startLeaving(state, event.kind)
  }
}

function ignore(state: SessionState): Transition {
  return { state, effects: [] }
}

function isAwaited(state: SessionState, turn: number): boolean {
  return turn === state.turn && state.phase !== 'anonymous' && state.phase !== 'leaving'
}

/** Somebody who signs in while another is leaving starts anew. */
function startReading(state: SessionState): SessionState {
  const turn = state.turn + 1
  return state.phase === 'restored' || state.phase === 'confirmed'
    ? { ...state, turn }
    : { phase: 'restoring', turn, session: null }
}

function takeAnswer(state: SessionState, session: Session | null): Transition {
  const known = state.session?.user.id
  const isOther = known !== undefined && known !== session?.user.id
  return {
    state: { ...state, phase: session ? 'confirmed' : 'anonymous', session },
    effects: isOther ? ['clearQueries'] : [],
  }
}

function startLeaving(state: SessionState, kind: LeavingKind): Transition {
  const isNews = kind !== 'remoteSignOut' || state.phase !== 'anonymous'
  if (state.phase === 'leaving' || !isNews) return ignore(state)
  return {
    state: { ...state, phase: 'leaving', turn: state.turn + 1 },
    effects: leavingEffects[kind],
  }
}
