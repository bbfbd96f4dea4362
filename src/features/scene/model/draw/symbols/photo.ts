/** A player with a face: the photo inside the edge of the team, the number as a badge that stays readable. */
import type { Player, Team } from '../../document/scene-schema'
import type { PhotoMark, PlainMark } from '../marks'
import { getInkOn } from '../palette'

interface Worn {
  shape: Team['shape']
  colour: `#${string}`
  /** Number or short role; empty for none. */
  inside: string
  /** Drawn when there is no photo to see. */
  instead: readonly PlainMark[]
}

/** `r` is the symbol's radius. Undefined for who shall not be, or is not, somebody with a photo. */
export function createPhotoMark(player: Player, r: number, worn: Worn): PhotoMark | undefined {
  if (!player.has_photo || !player.player_id) return undefined
  const disc = getDisc(worn.shape, r)
  return {
    kind: 'image',
    ...disc,
    source: player.player_id,
    over: [
      ...(player.is_keeper ? [createKeeperEdge(disc, worn.colour, r)] : []),
      ...createBadge(worn.inside, worn.colour, r),
    ],
    instead: worn.instead,
  }
}

/** The largest disc that leaves the team's edge around it. */
function getDisc(shape: Team['shape'], r: number): { x: number; y: number; r: number } {
  switch (shape) {
    case 'triangle':
      return { x: 0, y: r * 0.12, r: r * 0.62 }
    case 'diamond':
      return { x: 0, y: 0, r: r * 0.78 }
    default:
      return { x: 0, y: 0, r: r * 0.82 }
  }
}

/** A second edge tells keepers apart without colour, as in the usual symbol. */
function createKeeperEdge(
  disc: { x: number; y: number; r: number },
  colour: string,
  r: number,
): PlainMark {
  return { kind: 'circle', ...disc, stroke: getInkOn(colour), width: r * 0.09 }
}

function createBadge(text: string, colour: `#${string}`, r: number): PlainMark[] {
  if (text === '') return []
  const [x, y] = [r * 0.66, r * 0.66]
  const size = r * (text.length > 2 ? 0.42 : text.length > 1 ? 0.58 : 0.68)
  return [
    { kind: 'circle', x, y, r: r * 0.5, fill: colour, stroke: 'outline', width: r * 0.1 },
    { kind: 'text', x, y, text, size, weight: 650, fill: getInkOn(colour), anchor: 'middle' },
  ]
}
