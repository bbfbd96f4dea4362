/** A line-up as a scene: the engine that draws drills draws it too, on screen, in pictures and on paper. */
import { createEmptyScene } from '@/features/scene/model/document/empty-scene'
import type { Player, Scene } from '@/features/scene/model/document/scene-schema'
import { formatGrounds, type GameFormat } from '@/features/scene/model/pitch/presets'
import { getSceneFrame, toPicture, toPitch } from '@/features/scene/model/pitch/view'
import type { Lineup } from './lineup'
import type { LineupPlayer } from './position-fit'
import { keeperSlot } from './slot-code'

/** From so many players a side on names have little room beside each other. */
const crowdedFrom = 9

/** White on the dark turf and on the light one; the keeper in another colour, as the Laws want. */
const usualShirts = { colour: '#ffffff', keeper_colour: '#ffd166' } as const

type Shirts = Pick<Scene['teams'][number], 'colour' | 'keeper_colour'>

/** Whose name gets which sign, as "(C)". */
interface Mark {
  playerId: string | null
  sign: string
}

export function createLineupScene(
  format: number,
  lineup: Lineup,
  players: readonly LineupPlayer[],
  captain: Mark = { playerId: null, sign: '' },
  /** What the school plays in. */
  shirts: Shirts = usualShirts,
): Scene {
  const empty = createEmptyScene(createGround(format))
  const [own, other] = empty.teams
  const { length, width } = empty.pitch
  return {
    ...empty,
    teams: own && other ? [{ ...own, ...shirts }, other] : empty.teams,
    objects: lineup.places.flatMap(({ slot, x, y, player_id }): Player[] => {
      const player = players.find((known) => known.player_id === player_id)
      if (!player) return []
      const shirtName = formatShirtName(player, players, format)
      return [
        {
          id: slot,
          kind: 'player',
          team: 'a',
          x: (length * y) / 100,
          y: (width * x) / 100,
          name: player_id === captain.playerId ? `${shirtName} ${captain.sign}` : shirtName,
          ...(player.shirt_number === null ? {} : { number: String(player.shirt_number) }),
          ...(slot === keeperSlot ? { is_keeper: true } : {}),
        },
      ]
    }),
    display: { ...empty.display, has_names: true, symbols: format >= crowdedFrom ? 1.5 : 1.7 },
  }
}

/** Width by height of the picture. */
export function getBoardRatio(scene: Scene): number {
  const { width, height } = getSceneFrame({ ...scene, objects: [] })
  return width / height
}

/** Where a place is in the picture, in percent of its sides from the top left. */
export function toBoard(scene: Scene, { x, y }: { x: number; y: number }) {
  const frame = getSceneFrame({ ...scene, objects: [] })
  const { length, width } = scene.pitch
  const [left, top] = toPicture(scene.pitch, [(length * y) / 100, (width * x) / 100])
  return {
    left: ((left - frame.x) / frame.width) * 100,
    top: ((top - frame.y) / frame.height) * 100,
  }
}

/** The percent of the pitch under a point of the picture given as a share (0 to 1) of its sides. */
export function toPercent(scene: Scene, left: number, top: number) {
  const frame = getSceneFrame({ ...scene, objects: [] })
  const [along, across] = toPitch(scene.pitch, [
    frame.x + left * frame.width,
    frame.y + top * frame.height,
  ])
  return { x: (across / scene.pitch.width) * 100, y: (along / scene.pitch.length) * 100 }
}

/** The first name as teams call each other, with an initial for namesakes; long ones end early. */
export function formatShirtName(
  player: LineupPlayer,
  players: readonly LineupPlayer[],
  format: number,
): string {
  const isShared = players.some(
    ({ player_id, first_name }) =>
      player_id !== player.player_id && first_name === player.first_name,
  )
  const room = (format >= crowdedFrom ? 10 : 13) - (isShared ? 3 : 0)
  const letters = [...player.first_name]
  const first =
    letters.length > room ? `${letters.slice(0, room - 1).join('')}…` : player.first_name
  return isShared ? `${first} ${[...player.last_name][0] ?? ''}.` : first
}

/** The usual ground of the format, a little shorter than life so that a board fits a screen. */
function createGround(format: number) {
  const ground = formatGrounds[findGameFormat(format)]
  const length = Math.min(ground.length, ground.width * 1.36)
  return { ...ground, length, orientation: 'portrait' } as const
}

function findGameFormat(format: number): GameFormat {
  if (format <= 3) return '3v3'
  if (format <= 6) return '5v5'
  if (format <= 7) return '7v7'
  return format <= 10 ? '9v9' : '11v11'
}
