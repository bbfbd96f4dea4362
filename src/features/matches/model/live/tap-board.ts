/** Two taps make an entry: what was tapped first waits here for the second. Pure, so that taps can be counted. */
import type { EventKind } from './live-match'

export const boardActions = [
  'goal',
  'own_goal',
  'yellow',
  'red',
  'chance',
  'save',
  'injury',
] as const

export type BoardAction = (typeof boardActions)[number]

/** Somebody comes on, somebody goes off; a place may also stay empty or be filled. */
export interface Change {
  on: string | null
  off: string | null
}

export interface TapBoard {
  action: BoardAction | null
  change: Change
  /** Changes collected to be carried out as one; null: each is carried out by itself. */
  queue: readonly Change[] | null
}

export const emptyBoard: TapBoard = { action: null, change: { on: null, off: null }, queue: null }

export interface Draft {
  kind: EventKind
  player_id: string | null
  second_player_id: string | null
  isInjury: boolean
}

export interface TappedPlayer {
  player_id: string
  isOnPitch: boolean
  isBooked: boolean
}

interface TapResult {
  board: TapBoard
  drafts: Draft[]
}

/** The same action again lets go of it. */
export function selectAction(board: TapBoard, action: BoardAction): TapBoard {
  return { ...emptyBoard, action: board.action === action ? null : action }
}

/** From now on changes are collected; a second tap goes back to single ones. */
export function toggleCollecting(board: TapBoard): TapBoard {
  return { ...emptyBoard, queue: board.queue === null ? [] : null }
}

/** A second yellow card is a yellow-red one. Actions take null for a player nobody names. */
export function selectPlayer(board: TapBoard, player: TappedPlayer | null): TapResult {
  const { action } = board
  if (action !== null) {
    const isSecond = action === 'yellow' && player?.isBooked === true
    const kind: EventKind = action === 'injury' ? 'note' : isSecond ? 'yellow_red' : action
    const draft = {
      kind,
      player_id: player?.player_id ?? null,
      second_player_id: null,
      isInjury: action === 'injury',
    }
    return { board: emptyBoard, drafts: [draft] }
  }
  return player ? selectForChange(board, player) : { board, drafts: [] }
}

function selectForChange(board: TapBoard, { player_id, isOnPitch }: TappedPlayer): TapResult {
  const side = isOnPitch ? 'off' : 'on'
  const chosen = board.change[side] === player_id ? null : player_id
  const change = { ...board.change, [side]: chosen }
  if (change.on === null || change.off === null) return { board: { ...board, change }, drafts: [] }
  if (board.queue === null) return { board: emptyBoard, drafts: [toDraft(change)] }
  const queue = [...board.queue, change]
  return { board: { ...emptyBoard, queue }, drafts: [] }
}

/** All collected changes at once. */
export function applyChanges(board: TapBoard): TapResult {
  return { board: emptyBoard, drafts: (board.queue ?? []).map(toDraft) }
}

export function removeChange(board: TapBoard, index: number): TapBoard {
  return { ...board, queue: board.queue?.filter((_, place) => place !== index) ?? null }
}

function toDraft({ on, off }: Change): Draft {
  return { kind: 'substitution', player_id: on, second_player_id: off, isInjury: false }
}
