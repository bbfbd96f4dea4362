import { describe, expect, it } from 'vitest'
import { createBall, createPlayer, describePlay, unnumbered } from '@/test/scene/plays'
import type { Point, SceneObject } from '../document/scene-schema'

describe('what somebody does', () => {
  it('runs', () => {
    const objects = [createPlayer('a7', 'a', [40, 34])]
    expect(describePlay({ objects, runs: { a7: [50, 34] } })).toStrictEqual([
      '7 runs',
      '7 läuft',
      '7 тича',
    ])
  })

  it('runs past an opponent within 3 m who is passed', () => {
    const objects = [createPlayer('a7', 'a', [40, 34]), createPlayer('b2', 'b', [45, 36])]
    expect(describePlay({ objects, runs: { a7: [50, 34] } })).toStrictEqual([
      '7 runs past 2',
      '7 läuft an 2 vorbei',
      '7 пробягва покрай 2',
    ])
  })

  it('does not pass who is further away, a team-mate, or one not yet behind', () => {
    const objects = [
      createPlayer('a7', 'a', [40, 34]),
      createPlayer('b2', 'b', [45, 38]),
      createPlayer('a3', 'a', [45, 34]),
      createPlayer('b4', 'b', [52, 34]),
    ]
    expect(describePlay({ objects, runs: { a7: [50, 34] } })[0]).toBe('7 runs')
  })

  it('passes several in the order of the way', () => {
    const objects = [
      createPlayer('a7', 'a', [40, 34]),
      createPlayer('b2', 'b', [48, 35]),
      createPlayer('b5', 'b', [43, 33]),
      createPlayer('b6', 'b', [46, 33], unnumbered),
    ]
    expect(describePlay({ objects, runs: { a7: [52, 34] } })).toStrictEqual([
      '7 runs past 5, a yellow player, and 2',
      '7 läuft an 5, einem gelben Spieler und 2 vorbei',
      '7 пробягва покрай 5, жълт играч и 2',
    ])
  })

  it('dribbles, passes and shoots', () => {
    const objects = [
      createPlayer('a10', 'a', [50, 34]),
      createPlayer('a11', 'a', [60, 20]),
      createBall('a10'),
    ]
    expect(describePlay({ objects, runs: { a10: [55, 34] } })[0]).toBe('10 dribbles')
    expect(describePlay({ objects, events: [{ t: 0, to: 'a11' }] })).toStrictEqual([
      '10 passes to 11',
      '10 passt zu 11',
      '10 подава на 11',
    ])
    expect(describePlay({ objects, events: [{ t: 0, kind: 'shot', x: 80, y: 10 }] })).toStrictEqual(
      ['10 shoots', '10 schießt', '10 стреля'],
    )
    expect(
      describePlay({ objects, events: [{ t: 0, kind: 'shot', x: 105, y: 34 }] }),
    ).toStrictEqual(['10 shoots at goal', '10 schießt aufs Tor', '10 стреля към вратата'])
  })

  it('dribbles and then passes, in one sentence', () => {
    const objects = [
      createPlayer('a10', 'a', [50, 34]),
      createPlayer('a11', 'a', [60, 20]),
      createBall('a10'),
    ]
    const runs = { a10: [55, 34] as const }
    expect(
      describePlay({ objects, runs, events: [{ t: 2, to: 'a11', kind: 'lofted' }] }),
    ).toStrictEqual([
      '10 dribbles and plays a lofted pass to 11',
      '10 dribbelt und spielt einen hohen Ball zu 11',
      '10 води топката и подава високо на 11',
    ])
  })

  it('plays into the path of a runner, and into the space of nobody', () => {
    const objects = [
      createPlayer('a8', 'a', [50, 34]),
      createPlayer('a7', 'a', [55, 40]),
      createBall('a8'),
    ]
    const ahead = { t: 0, to: 'a7', x: 60, y: 40, kind: 'driven' } as const
    expect(describePlay({ objects, events: [ahead] })).toStrictEqual([
      '8 plays a driven pass into the path of 7',
      '8 spielt 7 den Ball scharf in den Lauf',
      '8 подава силно в движение на 7',
    ])
    expect(describePlay({ objects, events: [{ t: 0, x: 60, y: 40 }] })).toStrictEqual([
      '8 passes into the space',
      '8 passt in den freien Raum',
      '8 подава в свободното пространство',
    ])
  })

  it('picks the ball up, or wins it', () => {
    const objects = [
      createPlayer('a8', 'a', [50, 34]),
      createPlayer('b6', 'b', [51, 34]),
      createBall('a8'),
    ]
    expect(describePlay({ objects, events: [{ t: 1, kind: 'take', to: 'b6' }] })).toStrictEqual([
      '6 wins the ball from 8',
      '6 erobert den Ball von 8',
      '6 отнема топката от 8',
    ])
    const loose: SceneObject = { id: 'ball', kind: 'ball', x: 51, y: 35 }
    const lying = [createPlayer('b6', 'b', [51, 34]), loose]
    expect(
      describePlay({ objects: lying, events: [{ t: 1, kind: 'take', to: 'b6' }] }),
    ).toStrictEqual(['6 picks up the ball', '6 nimmt den Ball auf', '6 взема топката'])
  })

  it('a ball nobody has is played too, and equipment is moved', () => {
    const loose: SceneObject = { id: 'ball', kind: 'ball', x: 40, y: 34 }
    const cone: SceneObject = { id: 'cone', kind: 'cone', x: 10, y: 10 }
    const objects = [createPlayer('a8', 'a', [50, 34]), loose, cone]
    const play = { objects, runs: { cone: [12, 12] as const }, events: [{ t: 1, to: 'a8' }] }
    expect(describePlay(play)).toStrictEqual([
      'A cone is moved. The ball is played to 8',
      'Ein Hütchen wird umgestellt. Der Ball wird zu 8 gespielt',
      'Конус се премества. Топката се подава на 8',
    ])
  })
})

describe('where it leads', () => {
  const keeper = createPlayer('b1', 'b', [104, 34], { is_keeper: true })
  const line = [createPlayer('b4', 'b', [70, 30]), createPlayer('b5', 'b', [71, 38])]
  const describeRun = (from: Point, to: Point, more: SceneObject[] = []) =>
    describePlay({ objects: [createPlayer('a9', 'a', from), keeper, ...more], runs: { a9: to } })

  it.each<[string, Point, Point, SceneObject[], string[]]>([
    [
      'into the box',
      [80, 34],
      [92, 34],
      [],
      ['9 runs into the box', '9 läuft in den Strafraum', '9 тича в наказателното поле'],
    ],
    [
      'to the left wing: attack to the right, so at the top',
      [60, 34],
      [70, 6],
      [],
      ['9 runs to the left wing', '9 läuft auf den linken Flügel', '9 тича към левия фланг'],
    ],
    [
      'to the right wing',
      [60, 34],
      [70, 62],
      [],
      ['9 runs to the right wing', '9 läuft auf den rechten Flügel', '9 тича към десния фланг'],
    ],
    [
      'behind the last line',
      [60, 25],
      [80, 20],
      line,
      [
        '9 runs into the space behind the line',
        '9 läuft in den Raum hinter der Abwehr',
        '9 тича в пространството зад защитата',
      ],
    ],
    [
      'to the near post, seen from where one comes',
      [98, 12],
      [101, 31],
      [],
      ['9 runs to the near post', '9 läuft an den kurzen Pfosten', '9 тича към близката греда'],
    ],
    [
      'to the far post',
      [98, 12],
      [101, 38],
      [],
      ['9 runs to the far post', '9 läuft an den langen Pfosten', '9 тича към далечната греда'],
    ],
  ])('%s', (_name, from, to, more, sentences) => {
    expect(describeRun(from, to, more)).toStrictEqual(sentences)
  })

  it('turns with the team: against a keeper on the left it is the other way round', () => {
    const left = { ...keeper, x: 1 }
    const objects = [createPlayer('a9', 'a', [40, 34]), left]
    expect(describePlay({ objects, runs: { a9: [35, 6] } })[0]).toBe('9 runs to the right wing')
    expect(describePlay({ objects, runs: { a9: [10, 34] } })[0]).toBe('9 runs into the box')
  })

  it('says nothing on a blank ground', () => {
    const objects = [createPlayer('a9', 'a', [40, 34])]
    expect(describePlay({ objects, pitch: { kind: 'blank' }, runs: { a9: [100, 6] } })[0]).toBe(
      '9 runs',
    )
  })

  it('a pass into a mini goal goes into the goal', () => {
    const goal: SceneObject = { id: 'goal', kind: 'goal', size: 'mini', x: 30, y: 10 }
    const objects = [createPlayer('a9', 'a', [10, 10]), goal, createBall('a9')]
    const play = { objects, pitch: { kind: 'blank' }, events: [{ t: 0, x: 29.4, y: 10 }] } as const
    expect(describePlay({ ...play, objects, events: [...play.events] })).toStrictEqual([
      '9 passes into the goal',
      '9 passt ins Tor',
      '9 подава във вратата',
    ])
  })
})
