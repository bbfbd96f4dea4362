/** A player: the team's shape and colour with the number in it, the name below, a nose where they face. */
import type { Player } from '../../document/scene-schema'
import type { Mark, PlainMark } from '../marks'
import { getInkOn } from '../palette'
import { formatNumber } from '../path-data'
import type { Setting } from '../setting'
import { getPlayerRadius } from '../symbol-size'
import { createPhotoMark } from './photo'
import { getNumberDrop, getNumberSize, createTeamShapePath } from './team-shape'

export function createPlayerMarks(player: Player, setting: Setting): Mark[] {
  const r = getPlayerRadius(setting.unit)
  const team = setting.teams.get(player.team)
  const shape = team?.shape ?? 'circle'
  const colour = getPlayerColour(player, setting)
  const inside = getTextInside(player, setting)
  const shirt: Mark = {
    kind: 'path',
    d: createTeamShapePath(shape, r),
    fill: colour,
    stroke: 'outline',
    width: r * 0.14,
  }
  const marks: PlainMark[] = []
  if (player.is_keeper) {
    // a second edge tells keepers apart without colour
    marks.push({
      kind: 'path',
      d: createTeamShapePath(shape, r * 0.8),
      stroke: getInkOn(colour),
      width: r * 0.07,
      opacity: 0.75,
    })
  }
  if (inside) {
    marks.push({
      kind: 'text',
      x: 0,
      y: getNumberDrop(shape, r),
      text: inside,
      size: getNumberSize(shape, r, inside.length) * (player.is_keeper ? 0.9 : 1),
      weight: 650,
      fill: getInkOn(colour),
      anchor: 'middle',
    })
  }
  const photo = createPhotoMark(player, r, { shape, colour, inside, instead: marks })
  return photo ? [shirt, photo] : [shirt, ...marks]
}

/** Below the symbol, over everybody else's: the name, or the role that does not fit in. */
export function createPlayerTextMarks(player: Player, setting: Setting): Mark[] | null {
  const words = getTextBelow(player, setting, getTextInside(player, setting))
  return words ? [createTextBelow(words, getPlayerRadius(setting.unit) * 1.78, setting.unit)] : null
}

export function createTextBelow(text: string, y: number, unit: number): Mark {
  return {
    kind: 'text',
    x: 0,
    y,
    text,
    size: unit * 0.42,
    weight: 650,
    fill: 'chalk',
    anchor: 'middle',
    halo: 'turf',
  }
}

/** A pointer off the symbol's edge, pointing right; turns with the direction. */
export function createNoseMarks(player: Player, setting: Setting): Mark[] {
  const r = getPlayerRadius(setting.unit)
  const [tip, wing, half, back] = [r * 1.88, r * 1.14, r * 0.62, r * 1.4].map(formatNumber)
  const d = `M${tip} 0L${wing} -${half}Q${back} 0 ${wing} ${half}Z`
  const fill = getPlayerColour(player, setting)
  return [{ kind: 'path', d, fill, stroke: 'outline', width: r * 0.1 }]
}

/** What a player sees: a wedge in real metres. */
export function createViewMarks({ view }: Player, setting: Setting): Mark[] {
  if (!view) return []
  const half = (Math.min(359.8, view.angle) / 2) * (Math.PI / 180)
  const [x, y] = [Math.cos(half) * view.reach, Math.sin(half) * view.reach]
  const r = formatNumber(view.reach)
  const large = view.angle > 180 ? 1 : 0
  const d = `M0 0L${formatNumber(x)} ${formatNumber(-y)}A${r} ${r} 0 ${large} 1 ${formatNumber(x)} ${formatNumber(y)}Z`
  return [
    { kind: 'path', d, fill: 'chalk', opacity: 0.12 },
    { kind: 'path', d, stroke: 'chalk', width: setting.unit * 0.035, opacity: 0.4 },
  ]
}

function getPlayerColour(player: Player, setting: Setting): `#${string}` {
  const team = setting.teams.get(player.team)
  const colour = player.is_keeper ? team?.keeper_colour : team?.colour
  return `#${(colour ?? '#a3b5aa').slice(1)}`
}

/** The number; without one a role short enough to be read in the symbol ("LB"). */
function getTextInside(player: Player, { hasNumbers }: Setting): string {
  if (hasNumbers && player.number) return player.number
  return player.label && player.label.length <= 3 ? player.label : ''
}

function getTextBelow(player: Player, { hasNames }: Setting, inside: string): string {
  if (hasNames && player.name) return player.name
  return player.label && player.label !== inside ? player.label : ''
}
