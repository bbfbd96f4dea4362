import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/shared/ui/button'
import layout from '@/shared/ui/layout.module.css'
import type { WorkRow } from '../../api/work'
import type { BoardColumn as Column } from '../../model/work'
import { WorkCard } from './work-card'

interface BoardColumnProps {
  column: Column
  rows: readonly WorkRow[]
  among: readonly string[]
}

/** So many before one asks for more. */
const shownFirst = 8

export function BoardColumn({ column, rows, among }: BoardColumnProps) {
  const id = useId()
  const { t } = useTranslation('tasks')
  const [isWhole, setIsWhole] = useState(false)
  const shown = isWhole ? rows : rows.slice(0, shownFirst)
  return (
    <section className={layout.stack3} aria-labelledby={id}>
      <h2 id={id} className={layout.text16}>
        {t(`states.${column}`)} <span className={layout.dim13Figures}>{rows.length}</span>
      </h2>
      {rows.length === 0 ? (
        <p className={layout.dim14}>{t(`board.none.${column}`)}</p>
      ) : (
        <ul className={layout.listStack2}>
          {shown.map((task) => (
            <WorkCard key={task.id} task={task} among={among} />
          ))}
        </ul>
      )}
      {shown.length < rows.length ? (
        <Button kind="secondary" onClick={() => setIsWhole(true)}>
          {t('board.more', { count: rows.length - shown.length })}
        </Button>
      ) : null}
    </section>
  )
}
