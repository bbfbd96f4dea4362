import { describe, expect, it } from 'vitest'
import { createEmptyScene } from '@/features/scene/model/document/empty-scene'
import { limits } from '@/features/scene/model/document/limits'
import { createGroupedScene, createTrainingScene } from '../../driver/training-scene'
import { addPass } from '../motion/ball'
import { addRun } from '../motion/run'
import { findObject } from '../scene/parts'
import { addDrawing, addObject, createPlayer } from './place'
import { setEquipment, setPlayers, setShown } from './props'
import { removeThings } from './remove'
import { swapTeams } from './swap-teams'
import { setTeam, setTeamCount } from './teams'

describe('something new', () => {
  it('gets a short id of its kind that nothing else has', () => {
    const { scene, ids } = addObject(createTrainingScene(), {
      kind: 'player',
      team: 'a',
      x: 1,
      y: 2,
    })
    expect(ids).toEqual(['p5'])
    expect(addObject(scene, { kind: 'cone', x: 1, y: 2 }).ids).toEqual(['e3'])
  })

  it('lies on top, in centimetres', () => {
    const { scene } = addObject(createTrainingScene(), { kind: 'cone', x: 1.234_56, y: -0.001 })
    expect(scene.objects.at(-1)).toEqual({ id: 'e3', kind: 'cone', x: 1.23, y: 0 })
  })

  it('brings a team along that the scene does not have yet', () => {
    const { scene } = addObject(createTrainingScene(), { kind: 'player', team: 'c', x: 1, y: 2 })
    expect(scene.teams.map(({ id }) => id)).toEqual(['a', 'b', 'c'])
  })

  it('finds no room in a full scene', () => {
    const objects = Array.from({ length: limits.objects }, (_, index) => ({
      id: `e${index}`,
      kind: 'cone' as const,
      x: 0,
      y: 0,
    }))
    const full = { ...createEmptyScene(), objects }
    expect(addObject(full, { kind: 'cone', x: 1, y: 1 })).toEqual({ scene: full, ids: [] })
  })

  it('may be a drawing', () => {
    const { scene, ids } = addDrawing(createTrainingScene(), {
      kind: 'tape',
      points: [
        [0, 0],
        [3, 4],
      ],
    })
    expect(ids).toEqual(['d2'])
    expect(scene.drawings).toHaveLength(2)
  })

  it('wears the next free number of its team; keepers begin with 1', () => {
    const scene = createTrainingScene()
    const point = [1, 1] as const
    expect(createPlayer(scene, { team: 'a', point })).toMatchObject({ number: '2' })
    expect(createPlayer(scene, { team: 'b', point })).toMatchObject({ number: '4' })
    expect(createPlayer(scene, { team: 'a', point, isKeeper: true })).toMatchObject({
      number: '1',
      is_keeper: true,
    })
  })
})

describe('something removed', () => {
  const film = addRun(
    addPass(createTrainingScene(), { ball: 'b1', t: 0, kind: 'ground', to: 'p2' }).scene,
    'p2',
    3,
    [[51, 20]],
  )

  it('takes its movement and the passes meant for it along', () => {
    const scene = removeThings(film, ['p2'])
    expect(scene.tracks).toEqual([])
    expect(scene.events).toEqual([])
  })

  it('leaves a pass into space when it had a place to go to', () => {
    const aimed = addPass(createTrainingScene(), {
      ball: 'b1',
      t: 0,
      kind: 'ground',
      to: 'p2',
      point: [50, 20],
    }).scene
    const [event] = removeThings(aimed, ['p2']).events
    expect(event).toMatchObject({ x: 50, y: 20 })
    expect(event).not.toHaveProperty('to')
  })

  it('leaves the ball where its carrier was', () => {
    const ball = findObject(removeThings(film, ['p1']), 'b1')
    expect(ball).toMatchObject({ x: 20, y: 20 })
    expect(ball).not.toHaveProperty('owner')
  })

  it('takes everything a ball did along', () => {
    expect(removeThings(film, ['b1']).events).toEqual([])
  })

  it('may be a drawing, a pass or a key', () => {
    const id = film.events[0]?.id ?? ''
    const scene = removeThings(film, ['d1', id, 'p2@1'])
    expect(scene.drawings).toEqual([])
    expect(scene.events).toEqual([])
    expect(scene.tracks[0]?.keys).toHaveLength(1)
  })

  it('leaves no group of one', () => {
    const scene = removeThings(createGroupedScene(createTrainingScene(), 'e1', 'e2'), ['e1'])
    expect(findObject(scene, 'e2')).not.toHaveProperty('group')
  })

  it('changes nothing when it is not there', () => {
    const scene = createTrainingScene()
    expect(removeThings(scene, ['nobody'])).toBe(scene)
  })
})

describe('properties', () => {
  it('are set on those of the kind only, and cut to what the document allows', () => {
    const scene = setPlayers(createTrainingScene(), ['p1', 'e1'], { number: '12345', name: 'Mia' })
    expect(findObject(scene, 'p1')).toMatchObject({ number: '123', name: 'Mia' })
    expect(findObject(scene, 'e1')).toBe(findObject(createTrainingScene({ ...scene }), 'e1'))
  })

  it('are taken away by undefined, empty or false', () => {
    const named = setPlayers(createTrainingScene(), ['p1'], { name: 'Mia', is_keeper: true })
    const bare = setPlayers(named, ['p1'], { name: '', is_keeper: false, number: undefined })
    expect(findObject(bare, 'p1')).toEqual({ id: 'p1', kind: 'player', team: 'a', x: 20, y: 20 })
  })

  it('that are the same change nothing', () => {
    const scene = createTrainingScene()
    expect(setPlayers(scene, ['p1'], { number: '7' })).toBe(scene)
  })

  it('keep lengths and sizes within bounds', () => {
    expect(
      findObject(setEquipment(createTrainingScene(), ['e1'], { length: 99 }), 'e1'),
    ).toMatchObject({
      length: 30,
    })
  })

  it('show something from one moment until a later one', () => {
    const scene = setShown(createTrainingScene(), ['p1', 'd1'], { from: 1, until: 4 })
    expect(findObject(scene, 'p1')).toMatchObject({ from: 1, until: 4 })
    expect(setShown(scene, ['p1'], { until: 0.5 })).toBe(scene)
  })
})

describe('teams', () => {
  it('swapped play each other’s part in the same places', () => {
    const scene = swapTeams(createTrainingScene())
    expect(['p1', 'p2', 'p3', 'p4'].map((id) => findObject(scene, id))).toMatchObject([
      { team: 'b', x: 20 },
      { team: 'b' },
      { team: 'a' },
      { team: 'a' },
    ])
    expect(swapTeams(scene)).toEqual(createTrainingScene())
  })

  it('are two to four; who loses his joins the first', () => {
    const four = setTeamCount(createTrainingScene(), 4)
    expect(four.teams.map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd'])
    const moved = setPlayers(four, ['p4'], { team: 'd' })
    expect(findObject(setTeamCount(moved, 2), 'p4')).toMatchObject({ team: 'a' })
    expect(setTeamCount(four, 5)).toBe(four)
  })

  it('have a name and colours', () => {
    expect(
      setTeam(createTrainingScene(), 'b', { name: 'Blues', colour: '#0000ff' }).teams[1],
    ).toEqual({
      ...createTrainingScene().teams[1],
      name: 'Blues',
      colour: '#0000ff',
    })
  })
})
