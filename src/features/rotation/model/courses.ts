/** A course is the way of one player through the parts of a match that meets what concerns this player alone. */
import { isOnPitch } from '@/features/matches/model/rotation/turns'

export interface Course {
  letters: string
  /** Parts on the pitch. */
  turns: number
  /** Times the player comes on or goes off; half a change where a period begins. */
  changes: number
}

interface CourseRules {
  /** Locks with the keeper's parts; dots are free. */
  locks: string
  /** Turns on the bench in a row. */
  benchRun: number
  /** Parts on the pitch at least. */
  least: number
  /** Parts of a period. */
  parts: number
  /** Parts that happened: a run on the bench there is over, not forbidden. */
  passed: number
}

/** A lock is the coach's word: a run of locked turns on the bench may be as long as it is. */
export function listCourses({ locks, benchRun, least, parts, passed }: CourseRules): Course[] {
  const courses: Course[] = []
  const able = countAble(locks)

  function extend(letters: string, turns: number, run: number, isOwnRun: boolean) {
    const part = letters.length
    if (turns + able.slice(part).filter(Boolean).length < least) return
    if (part === locks.length) {
      courses.push({ letters, turns, changes: countChanges(letters, parts) })
      return
    }
    const lock = locks[part] ?? '.'
    for (const letter of lock === '.' ? ['p', 'b'] : [lock]) {
      if (letter !== 'b') {
        extend(letters + letter, turns + Number(isOnPitch(letter)), 0, false)
        continue
      }
      const isOwn = isOwnRun || (lock === '.' && part >= passed)
      if (isOwn && run + 1 > benchRun) continue
      extend(letters + letter, turns, run + 1, isOwn)
    }
  }

  extend('', 0, 0, false)
  return courses
}

/** Which parts could be on the pitch at all. */
function countAble(locks: string): boolean[] {
  return [...locks].map((lock) => lock === '.' || isOnPitch(lock))
}

export function countChanges(letters: string, parts: number): number {
  let changes = 0
  for (let part = 1; part < letters.length; part += 1) {
    const [before, now] = [letters[part - 1], letters[part]]
    if (before === 'x' || now === 'x' || isOnPitch(before) === isOnPitch(now)) continue
    changes += part % parts === 0 ? 0.5 : 1
  }
  return changes
}

/** Parts the least share asks of a player: of those it is there for, and never more than its locks leave. */
export function computeLeast(locks: string, leastShare: number): number {
  const there = [...locks].filter((lock) => lock !== 'x').length
  const able = countAble(locks).filter(Boolean).length
  return Math.min(able, Math.ceil((there * leastShare) / 100 - 1e-9))
}
