/** Sums up the measured access matrix: who may do what on a table, personas with equal rights together. */
import { PERSONAS } from '../../../tests/access-matrix'

/** `all`: every row of the test fixtures, those of the rival school included. */
export type Reach = 'no' | 'some' | 'all'

export interface Rights {
  personas: string[]
  /** One for each of OPERATIONS. */
  reach: Reach[]
}

export const OPERATIONS = ['select', 'insert', 'update', 'delete'] as const

/** `table` is one table of access-matrix.md. Personas who may do nothing are left out. */
export function sumUpRights(table: string): Rights[] {
  const rows = table.split('\n').filter((line) => line.startsWith('|'))
  const [head = [], , ...cells] = rows.map((line) => line.split('|').map((cell) => cell.trim()))
  const groups = new Map<string, Rights>()
  for (const persona of PERSONAS) {
    const letters = cells.map((row) => row[head.indexOf(persona)] ?? '')
    const reach = OPERATIONS.map((operation) => getReach(operation.charAt(0), letters))
    if (reach.every((word) => word === 'no')) continue
    const group = groups.get(reach.join()) ?? { personas: [], reach }
    group.personas.push(persona)
    groups.set(reach.join(), group)
  }
  return [...groups.values()]
}

/** One row proves nothing about all of them. */
function getReach(letter: string, cells: string[]): Reach {
  const count = cells.filter((cell) => cell.includes(letter)).length
  if (count === 0) return 'no'
  return count === cells.length && count > 1 ? 'all' : 'some'
}

/** `coach`, `other_coach` and `rival_coach` with equal rights are simply the coaches. */
export function listRoleNames(personas: string[]): string[] {
  const names = personas.map((persona) => {
    const role = getRole(persona)
    const kin = PERSONAS.filter((other) => getRole(other) === role)
    const isWhole = kin.length > 1 && kin.every((other) => personas.includes(other))
    return isWhole ? role + (role.endsWith('ch') ? 'es' : 's') : `\`${persona}\``
  })
  return [...new Set(names)]
}

function getRole(persona: string): string {
  return persona.replace(/^(other|rival)_/, '')
}
