import { useTranslation } from 'react-i18next'
import layout from '@/shared/ui/layout.module.css'
import { countTotals, listBreaches } from '../model/check-rotation'
import { explainMinutes, type PlannedMinutes } from '../model/explain-minutes'
import { countParts, getLock } from '../model/rotation'
import styles from './rotation.module.css'
import { useCellWords } from './use-cell-words'
import type { Rotation } from './use-rotation'
import type { RotationGame } from './use-rotation-game'

/** What a tap on a cell sets. */
export type Brush = 'swap' | 'p' | 'b' | 'k' | 'x' | '.'

/** Of a player no plan knows yet. */
const benchLetter = 'b'

interface RotationGridProps {
  game: RotationGame
  rotation: Rotation
  brush: Brush
}

/** Children by parts of the match; a tap sets a cell, a tap on a name all that are to come. */
export function RotationGrid({ game, rotation, brush }: RotationGridProps) {
  const { t } = useTranslation('rotation')
  const words = useCellWords()
  const { problem, turns, setCells } = rotation
  const parts = Array.from({ length: countParts(problem) }, (_, part) => part)
  const totals = countTotals(problem, turns)
  const minutes = explainMinutes(problem, turns, game.played)
  const breaches = listBreaches(problem, turns)

  function getLetter(playerId: string, part: number): string {
    if (brush !== 'swap') return brush
    return 'pk'.includes(turns[playerId]?.[part] ?? benchLetter) ? 'b' : 'p'
  }

  return (
    <div
      className={`${layout.relative} ${styles.scroll}`}
      role="region"
      aria-label={t('grid.title')}
      tabIndex={0}
    >
      <table className={`${layout.figures} ${styles.grid}`}>
        <thead>
          <tr>
            <th scope="col">{t('grid.player')}</th>
            {parts.map((part) => (
              <th key={part} scope="col">
                <span className={layout.hidden}>{`${words.getPart(part)}: `}</span>
                {words.getTime(part, problem.partSeconds)}
              </th>
            ))}
            <th scope="col">{t('grid.minutes')}</th>
            <th scope="col">{t('grid.season')}</th>
          </tr>
        </thead>
        <tbody>
          {game.players.map(({ id, name }, index) => (
            <tr
              key={id}
              data-breach={breaches.some((one) => one.players.includes(id)) || undefined}
            >
              <th scope="row">
                <button
                  type="button"
                  disabled={brush === 'swap' || game.isOver}
                  aria-label={t('grid.whole_row', { name })}
                  onClick={() =>
                    setCells(
                      id,
                      parts.slice(problem.passed).map((part) => ({ part, letter: brush })),
                    )
                  }
                >
                  {name}
                </button>
              </th>
              {parts.map((part) => {
                const letter = turns[id]?.[part] ?? benchLetter
                const isLocked = getLock(problem, id, part) !== '.'
                return (
                  <td key={part}>
                    <button
                      type="button"
                      data-letter={letter}
                      data-locked={isLocked || undefined}
                      disabled={part < problem.passed || game.isOver}
                      aria-label={words.getCell({ name, part, letter, isLocked })}
                      onClick={() => setCells(id, [{ part, letter: getLetter(id, part) }])}
                    >
                      {words.getShort(letter)}
                    </button>
                  </td>
                )
              })}
              <Figures line={minutes[index]} />
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('grid.on_pitch')}</th>
            {totals.map(({ onPitch, need, keepers, isWrong }, part) => (
              <td key={parts[part]} data-wrong={isWrong || undefined}>
                {`${onPitch}/${need}`}
                {isWrong && onPitch === need ? (
                  <span>{` ${t('grid.keepers', { count: keepers })}`}</span>
                ) : null}
                {isWrong ? <span className={layout.hidden}>{` ${t('grid.wrong')}`}</span> : null}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  )
}

function Figures({ line }: { line: PlannedMinutes | undefined }) {
  const { t, i18n } = useTranslation('rotation')
  if (!line) return null
  const percent = new Intl.NumberFormat(i18n.language, { style: 'percent' })
  const number = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 1 })
  const { before, after, share, seconds } = line
  return (
    <>
      <td className={layout.figures}>
        {t('grid.planned', { minutes: number.format(seconds / 60), share: percent.format(share) })}
      </td>
      <td className={layout.figures}>
        {`${before === null ? '–' : percent.format(before)} → ${percent.format(after)}`}
      </td>
    </>
  )
}
