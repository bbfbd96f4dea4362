import { TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { formatDate } from '@/lib/dates'
import layout from '@/shared/ui/layout.module.css'
import type { TestedPlayer, TestResult } from '../../../api/test-results'
import { findBest, formatFigure, type MeasuredTest } from '../../../model/tests/measured-test'
import { parseTry } from '../../../model/tests/parse-try'
import { listTries } from '../../../model/tests/test-draft'
import { useTestFigures } from '../use-test-figures'

interface ResultRowProps {
  test: MeasuredTest
  player: TestedPlayer
  row: number
  /** As typed, one for each try. */
  texts: readonly string[]
  /** The newest result of an earlier day. */
  before: TestResult | undefined
  onType: (place: number, text: string) => void
}

/** A player's tries side by side, with what went before and what is wrong. */
export function ResultRow({ test, player, row, texts, before, onType }: ResultRowProps) {
  const { t } = useTranslation('stats/tests')
  const { showValue } = useTestFigures()
  const typed = texts.map((text) => parseTry(text, test))
  const faults = typed.map((one) =>
    one.kind === 'fault'
      ? one.fault === 'range'
        ? t('sheet.range', {
            lowest: formatFigure(test.lowest, test.decimals),
            highest: formatFigure(test.highest, test.decimals),
          })
        : t(`sheet.format.${getDigits(test)}`)
      : null,
  )
  const fault = faults.find((one) => one !== null)
  const best = findBest(listTries(texts, test), test)
  return (
    <li className={`${layout.between3} ${layout.wrap} ${layout.lineBelow}`} style={line}>
      <div className={layout.min} style={words}>
        <p className={`${layout.name} ${layout.plain} ${layout.breakable}`}>{player.name}</p>
        <p className={`${layout.dim13Any} ${layout.plain}`} data-figures="">
          {before
            ? t('sheet.before', {
                value: showValue(before.best, test),
                date: formatDate(before.measured_on),
              })
            : t('sheet.first')}
        </p>
      </div>
      <div className={layout.stack1}>
        <div className={layout.row2}>
          {texts.map((text, place) => (
            <TextInput
              key={place}
              styles={clear}
              style={cell}
              value={text}
              placeholder={t('sheet.try', { number: place + 1 })}
              aria-label={t('sheet.cell', { name: player.name, number: place + 1 })}
              // read out with the field; seen once, below the tries
              error={faults[place]}
              errorProps={unseen}
              inputMode={test.decimals > 0 ? 'decimal' : 'numeric'}
              enterKeyHint="next"
              autoComplete="off"
              maxLength={8}
              data-row={row}
              data-place={place}
              onFocus={(event) => event.currentTarget.select()}
              onChange={(event) => onType(place, event.currentTarget.value)}
            />
          ))}
        </div>
        <p
          className={`${fault ? layout.danger : layout.dimmed} ${layout.size13} ${layout.plain}`}
          data-figures=""
        >
          {fault ??
            (best === undefined
              ? t('sheet.none')
              : t('sheet.best', { value: showValue(best, test) }))}
        </p>
      </div>
    </li>
  )
}

function getDigits({ decimals }: MeasuredTest): '0' | '1' | '2' {
  return decimals === 0 ? '0' : decimals === 1 ? '1' : '2'
}

const line = { paddingBlock: 8 }
const words = { flex: '1 1 180px' }
const cell = { inlineSize: 92 }
/** Clear of the top bar and of the save bar, which stick. */
const clear = { input: { scrollMarginBlock: '80px 160px', paddingInline: 8 } }
const unseen = { style: { display: 'none' } }
