/** How the parts of a damaged scene are mended: what is usual where, and what each loss is called. */
import { emptyScene, usualTeams } from '../empty-scene'
import { asList, asRecord, at, type JsonPath } from './json-parts'
import type { Advice } from './mend'
import type { RepairKind, RepairLog } from './repairs'
import { usualSpeed } from '../../motion/speeds'

const losses: Record<string, RepairKind> = {
  pitch: 'pitch',
  teams: 'team',
  objects: 'object',
  drawings: 'drawing',
  tracks: 'movement',
  events: 'event',
  steps: 'step',
  freezes: 'freeze',
}

const needed = new Set('kind x y t points keys ball object text angle reach'.split(' '))

/** Usual values by list and key; pitch, teams and ids are seen to below. */
const usualValues: Record<string, Record<string, unknown>> = {
  objects: { team: 'a', size: 'full' },
  drawings: { colour: '#f0b429', style: 'solid', head: 'none', size: 1 },
  steps: { name: '', note: '' },
  freezes: { seconds: 5, question: '' },
}

export function sceneAdvice(json: unknown, log: RepairLog): Advice {
  const empty: Record<string, unknown> = emptyScene()
  const newId = idMaker(json)

  function usual(path: JsonPath): unknown {
    const [list, index, key, , inner] = path
    if (typeof list !== 'string') return undefined
    if (path.length === 1) return list === 'teams' ? moreTeams(json) : empty[list]
    if (list === 'pitch' || list === 'display') {
      return path.length === 2 ? at(empty, path) : undefined
    }
    if (list === 'tracks') return inner === 'ease' ? 'linear' : undefined
    if (path.length !== 3 || typeof index !== 'number' || typeof key !== 'string') return undefined
    if (list === 'teams') return usualOfTeam(json, index, key)
    if (key === 'id') return newId()
    if (list === 'drawings' && key === 'shape') {
      return (asList(at(json, [list, index, 'points']))?.length ?? 0) > 2 ? 'polygon' : 'rectangle'
    }
    if (list === 'events' && key === 'kind') return 'ground'
    if (list === 'events' && key === 'speed') {
      const kind = at(json, [list, index, 'kind'])
      return Object.entries(usualSpeed).find(([name]) => name === kind)?.[1] ?? usualSpeed.ground
    }
    return usualValues[list]?.[key]
  }

  return {
    usual,
    isNeeded(path) {
      const [list, , key] = path
      if (path.length < 3) return false
      // a pass to somebody needs no place
      if (list === 'events' && (key === 'x' || key === 'y')) return false
      return needed.has(String(path.at(-1)))
    },
    noted(path, what, count) {
      const [list] = path
      const id = at(json, [...path.slice(0, 2), 'id'])
      log.note(
        kindOf(path, what),
        typeof id === 'string' && list !== 'teams' ? id : undefined,
        count,
      )
    },
  }
}

function kindOf(path: JsonPath, what: 'replaced' | 'removed' | 'too_many'): RepairKind {
  const [list, , inner] = path
  if (what === 'too_many') return 'too_many'
  if (list === 'pitch') return 'pitch'
  if (list === 'teams') return 'team'
  if (path.length === 1) return 'section'
  if (path.at(-1) === 'id' && path.length === 3) return 'id'
  const isThing = path.length === 2 || (inner === 'keys' && path.length === 4)
  return (what === 'removed' && isThing ? losses[String(list)] : undefined) ?? 'value'
}

/** The teams there are and as many of the usual ones as it takes. */
function moreTeams(json: unknown): unknown[] {
  const there = asList(at(json, ['teams'])) ?? []
  const ids = new Set(there.map((team) => asRecord(team)?.id))
  return [...there, ...usualTeams.filter(({ id }) => !ids.has(id))].slice(0, 2)
}

function usualOfTeam(json: unknown, index: number, key: string): unknown {
  const teams = asList(at(json, ['teams'])) ?? []
  const id = at(json, ['teams', index, 'id'])
  const taken = new Set(teams.map((team) => asRecord(team)?.id))
  const team =
    usualTeams.find((usual) => usual.id === id) ?? usualTeams.find((usual) => !taken.has(usual.id))
  return at(team, [key])
}

/** Ids that no thing of the document has. */
export function idMaker(json: unknown): () => string {
  const taken = new Set(
    ['objects', 'drawings', 'events', 'steps', 'freezes'].flatMap((list) =>
      (asList(at(json, [list])) ?? []).map((thing) => asRecord(thing)?.id),
    ),
  )
  let number = 0
  return () => {
    do number += 1
    while (taken.has(`r${number}`))
    return `r${number}`
  }
}
