import { describe, expect, it } from 'vitest'
import { drawnPhoto } from '@/test/scene/drawn-photo'
import { createEmptyScene, usualTeams } from '../../document/empty-scene'
import type { Player, Scene } from '../../document/scene-schema'
import { removePeopleFromScene } from '../../document/remove-people-from-scene'
import { drawScene } from '../draw-scene'
import type { Mark, PhotoMark } from '../marks'
import { night } from '../palette'
import { listPhotoSources } from '../photos'
import { getSetting } from '../setting'
import { getPlayerRadius, getReach } from '../symbol-size'
import { renderSvg } from '../to-svg'
import { getLook } from './looks'

const mia = 'a0000000-0000-4000-8000-000000000001'
const face: Player = {
  id: 'p7',
  kind: 'player',
  team: 'a',
  number: '7',
  x: 10,
  y: 10,
  player_id: mia,
  has_photo: true,
}
const empty = { ...createEmptyScene(), teams: [...usualTeams] }
const setting = getSetting(empty, 'fine')
const { unit } = setting

function getBody(player: Player): readonly Mark[] {
  return getLook(player, setting).body
}

function getPhoto(player: Player): PhotoMark {
  const photo = getBody(player).find((mark) => mark.kind === 'image')
  if (!photo) throw new Error('No photo is asked for')
  return photo
}

function renderFile(scene: Scene, photos?: (source: string) => string | null): string {
  const said = { width: 800, height: 600, title: 'Run', desc: 'Run' }
  return renderSvg(drawScene(scene, { time: 0, density: 'fine' }), night, { ...said, photos })
}

describe('a player with a photo', () => {
  it('is asked for by who it is, never by an address', () => {
    expect(getPhoto(face).source).toBe(mia)
    expect(getBody({ ...face, player_id: undefined }).some(isPhoto)).toBe(false)
    expect(getBody({ ...face, has_photo: false }).some(isPhoto)).toBe(false)
  })

  it.each(usualTeams.map(({ id }) => id))('leaves the edge of the team around it: %s', (team) => {
    const { x, y, r } = getPhoto({ ...face, team })
    expect(r).toBeGreaterThan(getPlayerRadius(unit) * 0.6)
    expect(Math.hypot(x, y) + r).toBeLessThan(getPlayerRadius(unit) * 0.9)
    expect(getBody({ ...face, team })[0]).toMatchObject({
      fill: usualTeams.find(({ id }) => id === team)?.colour,
    })
  })

  it.each(['7', '10', '100'])('has the number %s on a badge at the lower right', (number) => {
    const [badge, digits] = getPhoto({ ...face, number }).over
    if (badge?.kind !== 'circle' || digits?.kind !== 'text') throw new Error('No badge')
    expect(digits.text).toBe(number)
    expect(badge).toMatchObject({ x: digits.x, y: digits.y })
    expect(Math.min(badge.x, badge.y)).toBeGreaterThan(0)
    // letters of Inter are at most 0.7 of their height broad
    const half = Math.hypot((digits.size * 0.7 * number.length) / 2, digits.size * 0.36)
    expect(half).toBeLessThanOrEqual(badge.r * 1.05)
    expect(Math.hypot(badge.x, badge.y) + badge.r).toBeLessThanOrEqual(getReach(face, unit))
  })

  it('without a number has no badge; a keeper keeps the second edge', () => {
    expect(getPhoto({ ...face, number: undefined }).over).toEqual([])
    expect(getPhoto({ ...face, is_keeper: true }).over).toHaveLength(3)
  })

  it('is drawn with the usual symbol as long as there is no photo', () => {
    const usual = getBody({ ...face, has_photo: undefined })
    expect([getBody(face)[0], ...getPhoto(face).instead]).toEqual(usual)
    const plain = { ...empty, objects: [{ ...face, has_photo: undefined }] }
    expect(renderFile({ ...empty, objects: [face] })).toBe(renderFile(plain))
    expect(renderFile({ ...empty, objects: [face] }, () => null)).toBe(renderFile(plain))
  })

  it('keeps one look while moved, and another for another face', () => {
    expect(getBody({ ...face, x: 30 })).toBe(getBody(face))
    const other = mia.replace('1', '2')
    expect(getBody({ ...face, player_id: other })).not.toBe(getBody(face))
  })
})

describe('a file', () => {
  it('holds the photo itself, cut round', () => {
    const svg = renderFile({ ...empty, objects: [face] }, () => drawnPhoto)
    expect(svg).toContain(`href="${drawnPhoto}"`)
    expect(svg).toContain('clip-path="url(#disc)"')
    expect(svg).toContain('id="disc"')
  })
})

describe('a shared scene', () => {
  it('asks for no photo: who the players are is taken out', () => {
    const scene = { ...empty, objects: [face, { ...face, id: 'p8' }] }
    expect(listPhotoSources(scene)).toEqual([mia])
    expect(listPhotoSources(removePeopleFromScene(scene))).toEqual([])
    expect(renderFile(removePeopleFromScene(scene), () => drawnPhoto)).not.toContain('<image')
  })
})

function isPhoto(mark: Mark): boolean {
  return mark.kind === 'image'
}
