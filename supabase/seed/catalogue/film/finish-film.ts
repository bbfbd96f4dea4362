/**
 * Makes a film of what a family draws: who stands where, the play at the speed of the ages, how it is scored, and
 * the next turn; with a caption for each, opponents and keepers who react, and nobody in the way of a ball.
 */
import type {
  Captions,
  Scene,
  Step,
} from '../../../../src/features/scene/model/document/scene-schema'
import { getAgeSpeeds } from '../../../../src/features/scene/model/motion/age-speeds'
import { getSceneMotion } from '../../../../src/features/scene/model/motion/scene-motion'
import { applySpeeds } from '../../../../src/features/scene/model/motion/to-paced-scene'
import type { PracticeType } from '../family'
import { addCompanions } from './add-companions'
import { addReactions } from './add-reactions'
import { addReturn, type Return } from './add-return'
import type { FilmCaptions } from './captions'
import { clearWays } from './clear-ways'
import {
  addMoves,
  createWait,
  delayScene,
  listPlayers,
  quiet,
  roundScene,
  roundSeconds,
} from './film-scene'
import { addStepsOnToes } from './add-steps-on-toes'
import { listBrokenPlays } from './list-broken-plays'

export interface FilmFacts {
  scene: Scene
  ages: readonly [number, number]
  practiceType: PracticeType
  isWalking?: boolean
  captions: FilmCaptions
}

/** Seconds a film lasts at least. */
export const shortestFilm = 8
/** Seconds: to read the first caption, to see where it ended, before the next turn. */
const opening = 2.6
const closing = 1.2
const reading = 2
const breath = 0.6
const mostTurns = 6
/** Metres per second, of players and balls, where running is not allowed. */
const walkSpeed = 2
const walkingPass = 8

/** One ball and one play for all. */
const games = new Set<PracticeType>([
  'rondo',
  'positional_game',
  'wave',
  'phase_of_play',
  'small_sided_game',
  'conditioned_game',
  'free_game',
])
const opposed = new Set<PracticeType>([...games, 'opposed', 'passive_opposition'])
/** Where people go on from place to place. */
const rotating = new Set<PracticeType>(['unopposed', 'test', 'wave', 'passive_opposition'])

export function finishFilm(facts: FilmFacts): Scene {
  const { scene, ages, practiceType, isWalking } = facts
  const usual = getAgeSpeeds(Math.round((ages[0] + ages[1]) / 2))
  const speeds = isWalking ? { ...usual, run: walkSpeed, pass: walkingPass } : usual
  const paced = clearWays(roundScene(applySpeeds(clearWays(scene), speeds)))
  const together = games.has(practiceType)
    ? paced
    : addCompanions(paced, !opposed.has(practiceType))
  const played = addReactions(together, opposed.has(practiceType))
  const speed = Math.min(3.4, speeds.run * 0.75)
  // where a ball cannot come back as it should, the film ends with the play
  for (const hasReturn of [true, false]) {
    const film = createFilm(played, facts, { speed, hasReturn })
    if (film) return film
  }
  throw new Error('a ball of the family cannot be played as it is drawn')
}

function createFilm(
  played: Scene,
  { scene, practiceType, captions }: FilmFacts,
  { speed, hasReturn }: { speed: number; hasReturn: boolean },
): Scene | undefined {
  const { end } = getSceneMotion(played)
  const isLong = end > 3
  const over = roundSeconds(opening + end)
  const next = roundSeconds(over + (isLong ? closing : reading))
  const scored = isLong ? findLastPart(played) + opening : over
  const starts = [0, opening, ...listSecondPart(played, scored, captions.play.length), scored, next]
  const steps = createSteps(starts, captions)
  const shown: Scene = { ...played, display: { ...played.display, arrows: 'all' } }
  let film: Return = {
    scene: addStepsOnToes(delayScene(shown, opening), over, next),
    until: next,
    occupants: new Map(),
  }
  if (hasReturn) {
    const isRotating = rotating.has(practiceType) && !hasManyBalls(scene)
    for (let turn = 1; turn <= mostTurns; turn += 1) {
      const from = turn === 1 ? next : film.until
      film = addReturn(film.scene, { from, speed, isRotating, places: played, turn })
      if (film.until + breath >= shortestFilm) break
      film = repeatPlay(film, played, turn)
    }
  }
  if (listBrokenPlays(film.scene).length > 0) return undefined
  return addClosing({ ...film.scene, steps }, Math.max(film.until + breath, shortestFilm + 0.2))
}

/** Everybody with a ball keeps it. */
function hasManyBalls(scene: Scene): boolean {
  const balls = scene.objects.filter(
    (object) => object.kind === 'ball' && object.owner !== undefined,
  )
  const players = scene.objects.filter(({ kind }) => kind === 'player')
  return balls.length * 2 > players.length
}

/** Seconds of the play: the last ball, or the last third where there is none. */
function findLastPart(played: Scene): number {
  const { end } = getSceneMotion(played)
  const starts = played.events.map(({ t }) => t).filter((t) => t >= 1.5 && end - t >= 0.3)
  return roundSeconds(Math.min(Math.max(...starts, end * 0.6), end - 0.5))
}

/** A long play has a step more, from the ball in its middle on. */
function listSecondPart(played: Scene, scored: number, parts: number): number[] {
  const length = scored - opening
  if (parts < 2 || length < 4) return []
  const middles = played.events.map(({ t }) => t).filter((t) => t >= 1.8 && length - t >= 1.8)
  const wanted = length / 2
  const middle =
    middles.toSorted((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted))[0] ?? wanted
  return [roundSeconds(middle + opening)]
}

function createSteps(starts: readonly number[], captions: FilmCaptions): Step[] {
  const said: readonly (Captions | undefined)[] = [
    captions.start,
    ...captions.play.slice(0, starts.length - 3),
    captions.scoring,
    captions.next,
  ]
  return starts.map((t, index) => ({
    id: `s${index + 1}`,
    t: roundSeconds(t),
    name: '',
    note: '',
    ...(said[index] && { captions: said[index] }),
  }))
}

/** The same once more, by those who stand there now. */
function repeatPlay(film: Return, played: Scene, turn: number): Return {
  const { end } = getSceneMotion(played)
  const from = roundSeconds(film.until + breath)
  const getOccupant = (id: string) => film.occupants.get(id) ?? id
  const moved = played.tracks.reduce(
    (scene, { object, keys }) =>
      addMoves(
        scene,
        getOccupant(object),
        from,
        keys.map((key) => ({ ...key, t: roundSeconds(key.t + from), ...quiet })),
      ),
    film.scene,
  )
  const events = played.events.map((event) => ({
    ...event,
    id: `${event.id}w${turn}`,
    t: roundSeconds(event.t + from),
    ...(event.to !== undefined && { to: getOccupant(event.to) }),
    ...quiet,
  }))
  return {
    ...film,
    scene: { ...moved, events: [...moved.events, ...events] },
    until: roundSeconds(from + end + breath),
  }
}

/** Somebody waits where they end, so that the last picture stays. */
function addClosing(scene: Scene, until: number): Scene {
  const somebody = listPlayers(scene)[0]
  if (!somebody) return scene
  const last = scene.tracks.find(({ object }) => object === somebody.id)?.keys.at(-1)
  if (last && last.t >= until) return scene
  const { x, y } = last ?? somebody
  return addMoves(scene, somebody.id, last?.t ?? 0, [{ ...createWait(until, [x, y]), ...quiet }])
}
