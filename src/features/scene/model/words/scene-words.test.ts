import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createRandomScene } from '@/test/create-random-scene'
import {
  createBall,
  locales,
  createPlayer,
  createScene,
  describePlay,
  unnumbered,
} from '@/test/scene/plays'
import { createSceneTexts } from '@/test/scene/create-scene-texts'
import { createEmptyScene, usualTeams } from '../document/empty-scene'
import type { Player, Scene, SceneObject } from '../document/scene-schema'
import { describeScene, writeStepSentences } from './scene-words'

describe('who it is', () => {
  const run = (one: Player, more: SceneObject[] = []) =>
    describePlay({ objects: [one, ...more], runs: { [one.id]: [50, 34] } })

  it('by number, else label, else name', () => {
    const named = { label: 'left back', name: 'Мила Ангелова 🧤' }
    expect(run(createPlayer('a7', 'a', [40, 34], named))[0]).toBe('7 runs')
    expect(run(createPlayer('a7', 'a', [40, 34], { ...named, ...unnumbered }))[0]).toBe(
      'Left back runs',
    )
    const onlyName = { ...unnumbered, name: 'Мила & Co' }
    expect(run(createPlayer('a7', 'a', [40, 34], onlyName))[0]).toBe('Мила & Co runs')
  })

  it('else by the colour of the team, in the right case', () => {
    const objects = [
      createPlayer('a1', 'a', [40, 34], unnumbered),
      createPlayer('b1', 'b', [45, 34], unnumbered),
      createPlayer('a2', 'a', [60, 34], unnumbered),
      createBall('a1'),
    ]
    expect(describePlay({ objects, runs: { a1: [50, 34] } })).toStrictEqual([
      'A green player dribbles past a yellow player',
      'Ein grüner Spieler dribbelt an einem gelben Spieler vorbei',
      'Зелен играч преминава с топката покрай жълт играч',
    ])
    expect(describePlay({ objects, events: [{ t: 0, to: 'a2' }] })).toStrictEqual([
      'A green player passes to another green player',
      'Ein grüner Spieler passt zu einem anderen grünen Spieler',
      'Зелен играч подава на друг зелен играч',
    ])
  })

  it('by the team’s name when it has one', () => {
    const objects = [
      createPlayer('a1', 'a', [40, 34], unnumbered),
      createPlayer('b1', 'b', [60, 34], unnumbered),
      createBall('a1'),
    ]
    const scene = createScene({ objects, events: [{ t: 0, to: 'b1' }] })
    const teams = [{ ...usualTeams[0], name: 'Wolves' }, usualTeams[1]]
    expect(writeStepSentences(createSceneTexts('de'), { ...scene, teams }, 0)).toStrictEqual([
      'Ein Spieler von Wolves passt zu einem gelben Spieler',
    ])
  })

  it('a keeper is one, also in Bulgarian as subject and object', () => {
    const keeper = createPlayer('a1', 'a', [2, 34], { ...unnumbered, is_keeper: true })
    const objects = [keeper, createPlayer('a4', 'a', [20, 34]), createBall('a1')]
    expect(describePlay({ objects, events: [{ t: 0, to: 'a4' }] })).toStrictEqual([
      'The green goalkeeper passes to 4',
      'Der grüne Torwart passt zu 4',
      'Зеленият вратар подава на 4',
    ])
    const back = [...objects.slice(0, 2), createBall('a4')]
    expect(describePlay({ objects: back, events: [{ t: 0, to: 'a1' }] })).toStrictEqual([
      '4 passes to the green goalkeeper',
      '4 passt zu dem grünen Torwart',
      '4 подава на зеления вратар',
    ])
  })

  it('two with the same number are told apart by their team', () => {
    const objects = [createPlayer('a7', 'a', [40, 34]), createPlayer('b7', 'b', [45, 34])]
    expect(describePlay({ objects, runs: { a7: [50, 34] } })).toStrictEqual([
      '7 (green) runs past 7 (yellow)',
      '7 (Grün) läuft an 7 (Gelb) vorbei',
      '7 (зелените) пробягва покрай 7 (жълтите)',
    ])
  })
})

describe('what stands there', () => {
  const half = { kind: 'half', length: 52.5, width: 68 } as const
  const createMany = (count: number, make: (index: number) => SceneObject) =>
    Array.from({ length: count }, (_, index) => make(index))
  const objects = [
    ...createMany(6, (index) => createPlayer(`a${index}`, 'a', [10, 10])),
    ...createMany(4, (index) => createPlayer(`b${index}`, 'b', [10, 10])),
    ...createMany(2, (index) => ({ id: `ball${index}`, kind: 'ball', x: 1, y: 1 })),
    ...createMany(8, (index) => ({ id: `c${index}`, kind: 'cone', x: 1, y: 1 })),
  ]

  it('ground with its measures, sides, things', () => {
    const scene = createScene({ objects, pitch: half })
    expect(
      locales.map((locale) => describeScene(createSceneTexts(locale), scene).stands),
    ).toStrictEqual([
      'Half pitch (52.5 × 68 m): 6 against 4, 2 balls, and 8 cones',
      'Halbes Spielfeld (52,5 × 68 m): 6 gegen 4, 2 Bälle und 8 Hütchen',
      'Половин игрище (52,5 × 68 м): 6 срещу 4, 2 топки и 8 конуса',
    ])
  })

  it('one side, three, and nothing at all', () => {
    const t = createSceneTexts('en')
    const describeStanding = (parts: Scene) => describeScene(t, parts).stands
    const three: Scene = {
      ...createScene({ objects: [...objects, { ...createPlayer('n1', 'a', [1, 1]), team: 'c' }] }),
      teams: usualTeams.slice(0, 3),
    }
    expect(describeStanding(createScene({ objects: objects.slice(0, 1) }))).toContain(': 1 player')
    expect(describeStanding(three)).toContain('6 against 4 plus 1')
    expect(describeStanding(createEmptyScene())).toBe('Full pitch (105 × 68 m)')
  })

  it('counts the movements', () => {
    const objects9 = [
      createPlayer('a9', 'a', [10, 10]),
      createPlayer('a8', 'a', [20, 10]),
      createBall('a9'),
    ]
    const scene = createScene({
      objects: objects9,
      runs: { a8: [30, 10] },
      events: [
        { t: 0, x: 15, y: 10, kind: 'lofted' },
        { t: 5, x: 105, y: 34, kind: 'shot' },
      ],
    })
    expect(
      locales.map((locale) => describeScene(createSceneTexts(locale), scene).moving),
    ).toStrictEqual([
      'Movement: 1 pass, 1 run, and 1 shot',
      'Bewegung: 1 Pass, 1 Laufweg und 1 Torschuss',
      'Движение: 1 подаване, 1 движение без топка и 1 удар',
    ])
    expect(describeScene(createSceneTexts('en'), createEmptyScene()).moving).toBe('')
  })
})

describe('any scene in any language', () => {
  it('has words for everything, and leaves no gap in a sentence', () => {
    fc.assert(
      fc.property(createRandomScene(), fc.constantFrom(...locales), (scene, locale) => {
        const { stands, moving, steps } = describeScene(createSceneTexts(locale), scene)
        expect(steps.map(({ id }) => id)).toStrictEqual(scene.steps.map(({ id }) => id))
        for (const text of [stands, moving, ...steps.flatMap(({ sentences }) => sentences)]) {
          expect(text).not.toMatch(
            /\bwords\.|\{\{(who|to|past|where|from|team|label)|undefined|null/,
          )
        }
      }),
    )
  })
})
