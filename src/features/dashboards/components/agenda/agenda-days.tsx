import type { ReactNode } from 'react'
import layout from '@/shared/ui/layout.module.css'
import type { AgendaItem } from '../../model/agenda'
import { groupByDay } from '../../model/next-up'
import styles from './agenda.module.css'
import { AgendaRow } from './agenda-row'
import { useMomentText } from './use-moment-text'

interface AgendaDaysProps<Item extends AgendaItem> {
  items: readonly Item[]
  now: number
  /** Beside the place: the team, the side, or a family's child; may be empty. */
  describe: (item: Item) => string
  /** Staff see what is unplanned and go straight to planning it. */
  isStaff?: boolean
  /** At the end of a row, such as the family's answer. */
  side?: (item: Item) => ReactNode
  /** Under a row, such as the coach's way to missing answers. */
  below?: (item: Item) => ReactNode
}

/** The coming days as a list of days, each with its rows. */
export function AgendaDays<Item extends AgendaItem>(props: AgendaDaysProps<Item>) {
  const { items, now, describe, isStaff = false, side, below } = props
  const text = useMomentText(now)
  return (
    <div className={`${layout.column} ${layout.gap3} ${styles.days}`}>
      {groupByDay(items).map(({ date, items: dayItems }) => (
        <section key={date} aria-label={text.date(date)}>
          <h3
            className={`${layout.wrap} ${layout.dimmed13} ${layout.lineBelow} ${layout.baseline} ${styles.date}`}
          >
            {text.date(date)}
            <DayName name={text.dayName(date, dayItems[0]?.zone ?? 'UTC')} />
          </h3>
          <ul className={layout.list}>
            {dayItems.map((item) => (
              <AgendaRow
                key={item.id}
                item={item}
                now={now}
                who={describe(item)}
                isStaff={isStaff}
                side={side?.(item)}
                below={below?.(item)}
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

function DayName({ name }: { name: string | null }) {
  return name ? <span className={layout.accent}>{name}</span> : null
}
