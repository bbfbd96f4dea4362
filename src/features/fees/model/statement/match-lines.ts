/**
 * Which open fees a line of a bank statement pays. By the code of the payment reference (see `bank-transfer.ts`), by amount
 * and by name; nothing is settled by it, the treasurer confirms. Pure.
 */
import { foldText } from '@/lib/fold-text'
import { toReferenceCode } from '../bank-transfer'
import type { Fee } from '../fee'
import type { StatementLine } from './statement-line'

export type OpenFee = Pick<
  Fee,
  'id' | 'title' | 'amount_cents' | 'due_on' | 'first_name' | 'last_name' | 'payers'
>

/** `certain`: the code and the sum say so. `likely`: the sum and a name. `none`: to be chosen by hand, or not at all. */
export type MatchKind = 'certain' | 'likely' | 'none'

/** Why a line that names fees does not pay them as it stands. */
export type MatchGap = 'part' | 'over' | 'foreign' | 'several' | null

export interface Match {
  kind: MatchKind
  fees: readonly OpenFee[]
  gap: MatchGap
}

/** What fits each line, in their order; a fee that a line pays for certain is offered to no other. */
export function matchLines(lines: readonly StatementLine[], fees: readonly OpenFee[]): Match[] {
  const byCode = new Map<string, OpenFee[]>()
  for (const fee of fees) {
    const code = toReferenceCode(fee.id)
    byCode.set(code, [...(byCode.get(code) ?? []), fee])
  }
  const spoken = new Set<string>()
  const certain = lines.map((line) => {
    const match = matchByCode(line, byCode, spoken)
    if (match?.kind === 'certain') for (const { id } of match.fees) spoken.add(id)
    return match
  })
  return lines.map((line, index) => {
    const found = certain[index]
    if (found) return found
    const match = matchByName(
      line,
      fees.filter(({ id }) => !spoken.has(id)),
    )
    if (match.kind === 'likely') for (const { id } of match.fees) spoken.add(id)
    return match
  })
}

const nothing: Match = { kind: 'none', fees: [], gap: null }

/** Null where the line names no code of an open fee. */
function matchByCode(
  line: StatementLine,
  byCode: ReadonlyMap<string, readonly OpenFee[]>,
  spoken: ReadonlySet<string>,
): Match | null {
  if (line.cents <= 0) return nothing
  const named = listCodes(line.purpose)
    .flatMap((code) => byCode.get(code) ?? [])
    .filter(({ id }) => !spoken.has(id))
  if (named.length === 0) return null
  const sum = sumFees(named)
  // two fees may share a code, seldom as that is: then the sum cannot tell
  if (line.currency !== 'EUR') return { kind: 'none', fees: named, gap: 'foreign' }
  if (sum === line.cents) return { kind: 'certain', fees: named, gap: null }
  return { kind: 'none', fees: named, gap: line.cents < sum ? 'part' : 'over' }
}

function matchByName(line: StatementLine, fees: readonly OpenFee[]): Match {
  if (line.cents <= 0) return nothing
  const text = toWords(`${line.payer} ${line.purpose}`)
  const known = fees.filter((fee) => hasName(text, fee))
  if (line.currency !== 'EUR') return known.length > 0 ? { ...nothing, gap: 'foreign' } : nothing
  const exact = known.filter(({ amount_cents }) => amount_cents === line.cents)
  const [oldest] = exact.toSorted((one, other) => one.due_on.localeCompare(other.due_on))
  if (oldest) {
    // instalments of one player: the oldest; several players, such as siblings: a person decides
    const isOnePlayer = new Set(exact.map(toPlayer)).size === 1
    return isOnePlayer
      ? { kind: 'likely', fees: [oldest], gap: null }
      : { kind: 'none', fees: [], gap: 'several' }
  }
  if (known.length > 1 && sumFees(known) === line.cents) {
    return { kind: 'likely', fees: known, gap: null }
  }
  return nothing
}

/** Eight signs of a code as people type it: small letters, a blank or a dash inside. */
function listCodes(purpose: string): string[] {
  const text = purpose.toUpperCase()
  const plain = text.match(/(?<![0-9A-Z])[0-9A-F]{8}(?![0-9A-Z])/g) ?? []
  // some banks break the text after 27 signs and put a blank into the code
  const broken = [...text.matchAll(/(?<![0-9A-Z])([0-9A-F]{1,7})[\s-]([0-9A-F]{1,7})(?![0-9A-Z])/g)]
    .map(([, head = '', tail = '']) => head + tail)
    .filter((code) => code.length === 8)
  return [...new Set([...plain, ...broken])]
}

/** The player by first and last name, or a guardian by both. */
function hasName(text: ReadonlySet<string>, fee: OpenFee): boolean {
  return [`${fee.first_name} ${fee.last_name}`, ...fee.payers].some((name) => {
    const words = [...toWords(name)]
    return words.length > 1 && words.every((word) => text.has(word))
  })
}

function toWords(text: string): Set<string> {
  return new Set(
    foldText(text)
      .split(/[^a-z0-9]+/)
      .filter((word) => word.length > 1),
  )
}

function toPlayer({ first_name, last_name }: OpenFee): string {
  return `${first_name} ${last_name}`
}

export function sumFees(fees: readonly Pick<Fee, 'amount_cents'>[]): number {
  return fees.reduce((sum, { amount_cents }) => sum + amount_cents, 0)
}
