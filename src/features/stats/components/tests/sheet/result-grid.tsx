import { useRef, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import layout from '@/shared/ui/layout.module.css'
import type { TestedPlayer, TestResult } from '../../../api/test-results'
import type { MeasuredTest } from '../../../model/tests/measured-test'
import { toTexts, typeTry } from '../../../model/tests/test-draft'
import { ResultRow } from './result-row'
import type { TestDraft } from './use-test-draft'

interface ResultGridProps {
  test: MeasuredTest
  players: readonly TestedPlayer[]
  standing: readonly TestResult[]
  earlier: readonly TestResult[]
  draft: TestDraft
}

/** The squad's tries: Enter goes down a try from player to player, then to the next try. */
export function ResultGrid({ test, players, standing, earlier, draft }: ResultGridProps) {
  const { t } = useTranslation('stats/tests')
  const list = useRef<HTMLUListElement>(null)

  function handleKey(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
    event.preventDefault()
    const { row, place } = event.target.dataset
    const step = event.shiftKey ? -1 : 1
    const index = Number(place) * players.length + Number(row) + step
    if (index < 0 || players.length === 0) return
    const next = { row: index % players.length, place: Math.floor(index / players.length) }
    list.current
      ?.querySelector<HTMLElement>(`[data-row="${next.row}"][data-place="${next.place}"]`)
      ?.focus()
  }

  return (
    <ul
      ref={list}
      className={layout.list}
      style={narrow}
      aria-label={t('sheet.grid', { test: t(`names.${test.key}`) })}
      onKeyDown={handleKey}
    >
      {players.map((player, row) => {
        const result = standing.find(({ player_id: id }) => id === player.id)
        return (
          <ResultRow
            key={player.id}
            test={test}
            player={player}
            row={row}
            texts={draft.entries[player.id]?.texts ?? toTexts(result, test)}
            before={earlier.find(({ player_id: id }) => id === player.id)}
            onType={(place, text) =>
              draft.change((entries) =>
                typeTry(entries, { playerId: player.id, place, text, standing: result, test }),
              )
            }
          />
        )
      })}
    </ul>
  )
}

/** Tries stay near the names on a wide screen. */
const narrow = { maxInlineSize: 760 }
