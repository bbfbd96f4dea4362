import { describe, expect, it } from 'vitest'
import type { Scene } from '../../../../src/features/scene/model/document/scene-schema'
import { listArrows } from '../../../../src/features/scene/model/motion/arrows'
import { getSceneMotion } from '../../../../src/features/scene/model/motion/scene-motion'
import { createSketch } from '../create-sketch'
import type { ExerciseWords, PracticeType } from '../family'
import { listFilmFaults } from '../film-faults'
import { createCaptions, longestCaption, shortenSentence } from './captions'
import { finishFilm, shortestFilm } from './finish-film'
import { listBrokenPlays } from './list-broken-plays'

const createWords = (rules: string, scoring: string): ExerciseWords => ({
  title: 'Title',
  aim: 'Players learn to pass and to shoot.',
  setup: 'A pitch.',
  rules,
  points: [],
  scoring,
})
const captions = createCaptions({
  en: createWords(
    '1. The first passes to the second.\n2. The second shoots with the first touch.\n3. Both change places. Rounds: 4 × 2 min.',
    'One point for a goal.',
  ),
  de: createWords(
    '1. Der Erste passt zum Zweiten.\n2. Der Zweite schießt direkt.\n3. Beide tauschen. Durchgänge: 4 × 2 min.',
    'Ein Tor ist ein Punkt.',
  ),
  bg: createWords(
    '1. Първият подава на втория.\n2. Вторият стреля от първо.\n3. Двамата се сменят. Серии: 4 × 2 мин.',
    'Гол – точка.',
  ),
})

function finish(scene: Scene, practiceType: PracticeType = 'opposed') {
  return finishFilm({ scene, ages: [10, 12], practiceType, captions })
}

/** Two attackers, a keeper right in the shot and a defender right in the pass. */
function drawAttack() {
  const sketch = createSketch([30, 20])
  sketch.goal('youth', [30, 10], 180)
  const first = sketch.player('a', [4, 10])
  const second = sketch.player('a', [16, 10])
  const keeper = sketch.keeper('b', [28.5, 10])
  const defender = sketch.player('b', [10, 10.2])
  const ball = sketch.ball(first)
  sketch.pass(ball, second)
  sketch.shot(ball, [30.3, 10])
  return { scene: sketch.scene(), first, second, keeper, defender, ball }
}

describe('a finished film', () => {
  it('lasts, has three to five steps with captions, and none of the faults', () => {
    const film = finish(drawAttack().scene)
    expect(getSceneMotion(film).end).toBeGreaterThanOrEqual(shortestFilm)
    expect(film.steps.length).toBeGreaterThanOrEqual(3)
    expect(film.steps.length).toBeLessThanOrEqual(5)
    expect(film.steps.map(({ captions: said }) => said?.en)).toEqual([
      'The first passes to the second.',
      'The second shoots with the first touch.',
      'Scoring: one point for a goal.',
      'Both change places.',
    ])
    expect(listFilmFaults(film)).toEqual([])
    expect(listBrokenPlays(film)).toEqual([])
  })

  it('lets the keeper and the defender react, within the pitch', () => {
    const { scene, keeper, defender } = drawAttack()
    const film = finish(scene)
    for (const id of [keeper, defender]) {
      const keys = film.tracks.find(({ object }) => object === id)?.keys ?? []
      expect(keys.length).toBeGreaterThan(0)
      expect(keys.every(({ x, y }) => x >= 0 && x <= 30 && y >= 0 && y <= 20)).toBe(true)
    }
  })

  it('brings everybody and the ball back, so that it can start over', () => {
    const { scene, ball } = drawAttack()
    const film = finish(scene)
    const motion = getSceneMotion(film)
    for (const player of film.objects.filter(({ kind }) => kind === 'player')) {
      const { x, y } = motion.poseOf(player.id, Infinity)
      expect(Math.hypot(x - player.x, y - player.y)).toBeLessThan(0.2)
    }
    const owner = film.objects.find((object) => object.kind === 'ball' && object.id === ball)
    expect(motion.balls.get(ball)?.phaseAt(1000)).toMatchObject({
      kind: 'carry',
      owner: owner?.kind === 'ball' ? owner.owner : '',
    })
  })

  it('draws arrows only for what the family drew', () => {
    const { scene } = drawAttack()
    expect(listArrows(finish(scene)).map(({ kind }) => kind)).toEqual(
      listArrows(scene).map(({ kind }) => kind),
    )
  })

  it('lets all do at once in their lanes what one is drawn to do', () => {
    const sketch = createSketch([20, 20])
    const runners = [4, 10, 16].map((y) => sketch.player('a', [4, y]))
    for (const runner of runners) sketch.ball(runner)
    sketch.run(runners[0] ?? '', [10, 5], [16, 4])
    const film = finish(sketch.scene(), 'unopposed')
    expect(film.tracks.map(({ object }) => object).toSorted()).toEqual(runners)
  })

  it('is the same whenever it is made', () => {
    expect(JSON.stringify(finish(drawAttack().scene))).toBe(
      JSON.stringify(finish(drawAttack().scene)),
    )
  })
})

describe('a caption', () => {
  it('stays whole where it fits, else ends at a pause, else after a word', () => {
    expect(shortenSentence('Short.')).toBe('Short.')
    const long =
      'The team in possession may only play forwards; whoever loses the ball leaves the area for ten seconds.'
    expect(shortenSentence(long)).toBe('The team in possession may only play forwards.')
    const endless = shortenSentence('one two three four five '.repeat(8))
    expect(endless.length).toBeLessThanOrEqual(longestCaption)
    expect(endless).toMatch(/ …$/)
  })
})
