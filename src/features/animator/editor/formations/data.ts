/**
 * Formations by format, line by line from the back, each from left to right. Numbers as usual: 1 keeper,
 * 2 and 3 full-backs, 4 and 5 (6 with three) centre-backs, 6 holding, 8 box-to-box, 10 attacking
 * midfield, 7 and 11 wide, 9 striker.
 */
import type { GameFormat } from '@/features/scene/model/pitch/presets'
import { isRole, type Role } from './roles'

/** Format, id, and lines of `number role`. */
const written = [
  ['3v3', '1_2', '5 cb / 11 lw, 7 rw'],
  ['3v3', '2_1', '3 lb, 2 rb / 9 st'],
  ['5v5', '1_2_1', '5 cb / 11 lm, 7 rm / 9 st'],
  ['5v5', '2_2', '5 lcb, 4 rcb / 10 lst, 9 rst'],
  ['5v5', '2_1_1', '5 lcb, 4 rcb / 8 cm / 9 st'],
  ['5v5', '1_1_2', '5 cb / 8 cm / 10 lst, 9 rst'],
  ['7v7', '2_3_1', '5 lcb, 4 rcb / 11 lm, 8 cm, 7 rm / 9 st'],
  ['7v7', '3_2_1', '3 lb, 5 cb, 2 rb / 8 lcm, 6 rcm / 9 st'],
  ['7v7', '2_1_2_1', '5 lcb, 4 rcb / 6 dm / 11 lm, 7 rm / 9 st'],
  ['7v7', '3_1_2', '3 lb, 5 cb, 2 rb / 8 cm / 10 lst, 9 rst'],
  ['7v7', '2_2_2', '5 lcb, 4 rcb / 8 lcm, 6 rcm / 10 lst, 9 rst'],
  ['7v7', '1_3_2', '5 cb / 11 lm, 8 cm, 7 rm / 10 lst, 9 rst'],
  ['9v9', '3_2_3', '3 lb, 5 cb, 2 rb / 8 lcm, 6 rcm / 11 lw, 9 st, 7 rw'],
  ['9v9', '3_3_2', '3 lb, 5 cb, 2 rb / 11 lm, 8 cm, 7 rm / 10 lst, 9 rst'],
  ['9v9', '2_3_3', '5 lcb, 4 rcb / 10 lcm, 6 cm, 8 rcm / 11 lw, 9 st, 7 rw'],
  ['9v9', '4_3_1', '3 lb, 5 lcb, 4 rcb, 2 rb / 10 lcm, 6 cm, 8 rcm / 9 st'],
  ['9v9', '3_4_1', '3 lb, 5 cb, 2 rb / 11 lm, 8 lcm, 6 rcm, 7 rm / 9 st'],
  ['9v9', '2_4_2', '5 lcb, 4 rcb / 11 lm, 8 lcm, 6 rcm, 7 rm / 10 lst, 9 rst'],
  ['11v11', '4_3_3', '3 lb, 5 lcb, 4 rcb, 2 rb / 10 lcm, 6 cm, 8 rcm / 11 lw, 9 st, 7 rw'],
  ['11v11', '4_4_2', '3 lb, 5 lcb, 4 rcb, 2 rb / 11 lm, 8 lcm, 6 rcm, 7 rm / 10 lst, 9 rst'],
  [
    '11v11',
    '4_4_2_diamond',
    '3 lb, 5 lcb, 4 rcb, 2 rb / 6 dm / 8 lcm, 7 rcm / 10 am / 11 lst, 9 rst',
  ],
  ['11v11', '4_2_3_1', '3 lb, 5 lcb, 4 rcb, 2 rb / 8 ldm, 6 rdm / 11 lam, 10 am, 7 ram / 9 st'],
  ['11v11', '4_1_4_1', '3 lb, 5 lcb, 4 rcb, 2 rb / 6 dm / 11 lm, 10 lcm, 8 rcm, 7 rm / 9 st'],
  ['11v11', '4_5_1', '3 lb, 5 lcb, 4 rcb, 2 rb / 11 lm, 10 lcm, 6 cm, 8 rcm, 7 rm / 9 st'],
  ['11v11', '3_5_2', '6 lcb, 5 cb, 4 rcb / 3 lwb, 11 lcm, 8 cm, 7 rcm, 2 rwb / 10 lst, 9 rst'],
  ['11v11', '3_4_3', '6 lcb, 5 cb, 4 rcb / 3 lwb, 10 lcm, 8 rcm, 2 rwb / 11 lw, 9 st, 7 rw'],
  ['11v11', '3_4_2_1', '6 lcb, 5 cb, 4 rcb / 3 lwb, 8 lcm, 7 rcm, 2 rwb / 11 lam, 10 ram / 9 st'],
  ['11v11', '5_3_2', '3 lwb, 6 lcb, 5 cb, 4 rcb, 2 rwb / 11 lcm, 8 cm, 7 rcm / 10 lst, 9 rst'],
  ['11v11', '5_4_1', '3 lwb, 6 lcb, 5 cb, 4 rcb, 2 rwb / 11 lm, 10 lcm, 8 rcm, 7 rm / 9 st'],
] as const satisfies readonly (readonly [GameFormat, string, string])[]

export type FormationId = (typeof written)[number][1]

export interface FormationPlace {
  number: string
  role: Role
}

export interface Formation {
  id: FormationId
  format: GameFormat
  /** Three against three is played without keepers. */
  hasKeeper: boolean
  /** From the back; each from left to right as the team looks. Without the keeper. */
  lines: readonly (readonly FormationPlace[])[]
}

export const formations: readonly Formation[] = written.map(([format, id, text]) => ({
  id,
  format,
  hasKeeper: format !== '3v3',
  lines: text.split(' / ').map((line) => line.split(', ').flatMap(parsePlaces)),
}))

export function findFormation(id: FormationId): Formation | undefined {
  return formations.find((formation) => formation.id === id)
}

function parsePlaces(text: string): FormationPlace[] {
  const [number, role] = text.split(' ')
  return number !== undefined && role !== undefined && isRole(role) ? [{ number, role }] : []
}
