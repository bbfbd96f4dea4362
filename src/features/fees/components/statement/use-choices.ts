/** Which lines pay which fees: as matched, until a person says otherwise. */
import { useState } from 'react'
import type { StatementPayment } from '../../api/fees'
import type { StatementItem } from '../../api/statement'

interface Choice {
  isOn?: boolean
  /** A fee chosen by hand. */
  feeId?: string | null
}

export type Choices = ReturnType<typeof useChoices>

export function useChoices(items: readonly StatementItem[]) {
  const [chosen, setChosen] = useState<Readonly<Record<string, Choice>>>({})

  function getFeeIds(item: StatementItem): string[] {
    const byHand = chosen[item.key]?.feeId
    if (byHand) return [byHand]
    if (item.isBooked || item.match.kind === 'none') return []
    return item.match.fees.map(({ id }) => id)
  }

  function isOn(item: StatementItem): boolean {
    if (getFeeIds(item).length === 0) return false
    return chosen[item.key]?.isOn ?? item.match.kind === 'certain'
  }

  function listPayments(): StatementPayment[] {
    return items.filter(isOn).map((item) => ({
      key: item.key,
      paid_on: item.line.booked_on,
      amount_cents: item.line.cents,
      fee_ids: getFeeIds(item),
    }))
  }

  return {
    getFeeIds,
    isOn,
    listPayments,
    /** Of the lines shown, exactly these are on. */
    select: (shown: readonly StatementItem[], keys: readonly string[]) =>
      setChosen((before) => ({
        ...before,
        ...Object.fromEntries(
          shown.map(({ key }) => [key, { ...before[key], isOn: keys.includes(key) }]),
        ),
      })),
    /** A fee chosen by hand is meant to be paid. */
    choose: (key: string, feeId: string | null) =>
      setChosen((before) => ({ ...before, [key]: { feeId, isOn: feeId !== null } })),
    clear: () => setChosen({}),
  }
}
