import { Fragment, useRef } from 'react'
import { VisuallyHidden } from '@mantine/core'
import { IconEdit } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Button, IconButton } from '@/shared/ui/button'
import layout from '@/shared/ui/layout.module.css'
import type { SeasonBlock, SeasonWeek } from '../../model/season-plan'
import { MatchDots } from '../strip/match-dots'
import { useSeasonText } from '../use-season-text'
import styles from './week.module.css'

interface WeekListProps {
  weeks: readonly SeasonWeek[]
  now: string
  mayWrite: boolean
  onOpen: (monday: string) => void
  onOpenBlock: (block: SeasonBlock) => void
}

/** The season on a phone: week under week, each block with its heading. */
export function WeekList({ weeks, now, mayWrite, onOpen, onOpenBlock }: WeekListProps) {
  const { t } = useTranslation('season')
  const { day, range, spoken } = useSeasonText()
  const list = useRef<HTMLOListElement>(null)
  const isNowInside = weeks.some(({ monday }) => monday === now)

  function showNow() {
    const row = list.current?.querySelector<HTMLElement>('[data-now]')
    row?.scrollIntoView()
    row?.focus({ preventScroll: true })
  }

  return (
    <>
      {isNowInside ? (
        <div className={styles.toNow}>
          <Button kind="secondary" onClick={showNow}>
            {t('season.legend.now')}
          </Button>
        </div>
      ) : null}
      <ol
        ref={list}
        className={`${layout.listStack} ${layout.surface} ${styles.list}`}
        aria-label={t('season.weeks')}
      >
        {weeks.map((week, place) => {
          const { monday, block, planned, trainings, matches } = week
          const isFirst = block && block.id !== weeks[place - 1]?.block?.id
          return (
            <Fragment key={monday}>
              {isFirst ? (
                <li
                  className={`${layout.line2} ${layout.name} ${layout.spread} ${layout.size13} ${styles.block}`}
                >
                  {t('season.block_of', { title: block.title, range: range(block) })}
                  {mayWrite ? (
                    <IconButton
                      label={t('season.edit_block', { title: block.title })}
                      onClick={() => onOpenBlock(block)}
                    >
                      <IconEdit size={20} stroke={1.75} />
                    </IconButton>
                  ) : null}
                </li>
              ) : null}
              <li>
                <button
                  type="button"
                  className={`${layout.grid} ${layout.gap2} ${layout.middle} ${styles.row}`}
                  data-now={monday === now || undefined}
                  onClick={() => onOpen(monday)}
                >
                  <VisuallyHidden>{spoken(week)}</VisuallyHidden>
                  <span className={`${layout.dimmed} ${layout.dimmed13}`} aria-hidden="true">
                    {day(monday)}
                  </span>
                  <span aria-hidden="true">{planned?.theme}</span>
                  <MatchDots matches={matches} />
                  <span
                    className={`${layout.dimmed} ${layout.dimmed13}`}
                    data-figures=""
                    aria-hidden="true"
                  >
                    {trainings.length > 0 ? `${trainings.length}×` : null}
                  </span>
                </button>
              </li>
            </Fragment>
          )
        })}
      </ol>
    </>
  )
}
